import { frameMember, type JsonObject, memberAt, type Path, type Value } from '../../../formatters/index.ts';
import type { Read } from '../rendered.ts';
import { type Evaluator, type Frame, NO_INDEX, type Run } from './run.ts';

/** Purpose of a lookup: only its truthiness, or the value with everything below it. */
export type Use = Exclude<Read['kind'], 'missing' | 'partial' | 'inject'>;

/** Looks up a name from `frame` down to the root (language reference 7.3). */
export function resolveFrom(frame: Frame | undefined, path: Path): Value {
  const first = path[0];
  if (frame === undefined || first === undefined) return undefined;
  const found = first === '@' ? frame.node : lookUp(frame, first);
  return path.length === 1 ? found : memberAt(found, path, 1);
}

/** Looks up a name in `frame` alone, as `.section` and `.repeated section` do (language reference 7.4). */
export function resolveHere(frame: Frame, path: Path): Value {
  const first = path[0];
  if (first === undefined) return undefined;
  const found = nameIn(frame, first);
  return path.length === 1 ? found : memberAt(found, path, 1);
}

/**
 * Prepares the lookup of a name from the current frame down. Common shapes get a specialized closure: they are most of the work
 * of a page.
 */
export function compileResolver(path: Path): Evaluator {
  const first = path[0];
  if (first === '@') {
    if (path.length === 1) return (run) => run.frame.node;
    return (run) => memberAt(run.frame.node, path, 1);
  }
  if (path.length > 1 || first === undefined) return (run) => resolveFrom(run.frame, path);
  if (typeof first === 'string' && first.startsWith('@')) return (run) => lookUp(run.frame, first);
  if (first in Object.prototype) return (run) => readMember(run.frame, first);
  return (run) => readPlainName(run.frame, first);
}

function lookUp(frame: Frame, name: string | number): Value {
  if (typeof name === 'number' || name.charCodeAt(0) !== AT) return readMember(frame, name);
  for (let current: Frame | undefined = frame; current !== undefined; current = current.parent) {
    const value = nameIn(current, name);
    if (value !== undefined || current.stopsResolution) return value;
  }
  return undefined;
}

export function readMember(frame: Frame, key: string | number): Value {
  for (let current: Frame | undefined = frame; current !== undefined; current = current.parent) {
    const value = frameMember(current.node, key);
    if (value !== undefined || current.stopsResolution) return value;
  }
  return undefined;
}

/**
 * The same for a name that no plain object inherits, so reading it gives an own property. A node seen twice in a row, as through
 * a partial, is tested once; arrays have no name but `length`.
 */
function readPlainName(frame: Frame, name: string | number): Value {
  let asked: Value;
  for (let current: Frame | undefined = frame; current !== undefined; current = current.parent) {
    const { node } = current;
    if (node !== asked) {
      asked = node;
      const value = current.isPlain ? dataOf((node as JsonObject)[name]) : frameMember(node, name);
      if (value !== undefined) return value;
    }
    if (current.stopsResolution) return undefined;
  }
  return undefined;
}

/** Prepares the lookup of a name in the current frame alone. */
export function compileHereResolver(path: Path): (frame: Frame) => Value {
  const [first] = path;
  if (path.length > 1 || first === undefined || isSpecial(first)) return (frame) => resolveHere(frame, path);
  return ({ isPlain, node }) => (isPlain ? dataOf((node as JsonObject)[first]) : frameMember(node, first));
}

/** Names that are not members of a node, or that every object inherits. */
function isSpecial(name: string | number): boolean {
  return typeof name === 'string' && (name.charCodeAt(0) === AT || name in Object.prototype);
}

/** Functions are never data. */
export function dataOf(value: Value): Value {
  return typeof value === 'function' ? undefined : value;
}

/** Looks up one name in one frame (language reference 7.2). */
function nameIn(frame: Frame, name: string | number): Value {
  if (typeof name === 'number' || name.charCodeAt(0) !== AT) return frameMember(frame.node, name);
  if (name === '@') return frame.node;
  if (name === '@index' || name === '@index0') {
    if (frame.index === NO_INDEX) return undefined;
    return name === '@index' ? frame.index + 1 : frame.index;
  }
  return frame.variables?.get(name);
}

const AT = 64;

/** The same lookup, with recording. */
export function compileRecordingResolver(path: Path, use: Use): Evaluator {
  const resolve = compileResolver(path);
  return (run) => {
    recordLookup(run, path, use);
    return resolve(run);
  };
}

/** Records where the name was missing on the way down, and where it was found. */
export function recordLookup(run: Run, path: Path, use: Use): void {
  const first = path[0];
  if (first === undefined) return;
  for (let frame: Frame | undefined = run.frame; frame !== undefined; frame = frame.parent) {
    const value = nameIn(frame, first);
    if (value !== undefined) {
      recordRead(run, { frame, path, isThere: resolveFrom(frame, path) !== undefined, use });
      return;
    }
    recordRead(run, { frame, path, isThere: false, use });
    if (frame.stopsResolution) return;
  }
}

/** The same for names that are looked up in the current frame alone. */
export function recordLocalLookup(run: Run, path: Path, use: Use): void {
  recordRead(run, { frame: run.frame, path, isThere: resolveHere(run.frame, path) !== undefined, use });
}

interface LookedUpValue {
  readonly frame: Frame;
  readonly path: Path;
  readonly isThere: boolean;
  readonly use: Use;
}

function recordRead(run: Run, { frame, path, isThere, use }: LookedUpValue): void {
  const location = pathBelow(frame, path);
  if (location !== undefined) run.reads?.add(isThere ? use : 'missing', location);
}

/**
 * Data path of a reference, seen from a frame. Undefined when the frame holds a computed value or the name is a local variable:
 * their sources have been recorded already.
 */
export function pathBelow(frame: Frame, path: Path): string | undefined {
  const first = path[0];
  if (frame.path === undefined || first === undefined) return undefined;
  if (typeof first === 'string' && first.charCodeAt(0) === AT && first !== '@') return undefined;
  const steps = first === '@' ? path.slice(1) : path;
  return [frame.path, ...steps].filter((step) => step !== '').join('.');
}

/** Data path of the found value, below the frame where its first name was found. */
export function pathOfFound(from: Frame, path: Path): string | undefined {
  const first = path[0];
  if (first === undefined) return undefined;
  for (let frame: Frame | undefined = from; frame !== undefined; frame = frame.parent) {
    if (nameIn(frame, first) !== undefined) return pathBelow(frame, path);
    if (frame.stopsResolution) return undefined;
  }
  return undefined;
}
