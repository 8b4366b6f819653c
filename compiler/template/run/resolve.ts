import {
  type Dialect,
  frameMember,
  type JsonObject,
  memberAt,
  memberOrElement,
  type Path,
  type Value,
} from '../../../formatters/index.ts';
import type { Read } from '../rendered.ts';
import { type Evaluator, type Frame, NO_INDEX, type Run } from './run.ts';

/** Purpose of a lookup: only its truthiness, or the value with everything below it. */
export type Use = Exclude<Read['kind'], 'missing' | 'partial' | 'inject'>;

/** Looks up a name from `frame` down to the root (language reference 7.3). */
export function resolveFrom(frame: Frame | undefined, path: Path, dialect: Dialect): Value {
  const first = path[0];
  if (frame === undefined || first === undefined) return undefined;
  if (readsElements(path, dialect)) return resolveElement(frame, path);
  const found = first === '@' ? frame.node : lookUp(frame, first);
  return path.length === 1 ? found : memberAt(found, path, 1);
}

/** Looks up a name in `frame` alone, as `.section` and `.repeated section` do (language reference 7.4). */
export function resolveHere(frame: Frame, path: Path, dialect: Dialect): Value {
  const first = path[0];
  if (first === undefined) return undefined;
  if (readsElements(path, dialect))
    return elementAt(typeof first === 'number' ? frame.node : nameIn(frame, first), path);
  const found = nameIn(frame, first);
  return path.length === 1 ? found : memberAt(found, path, 1);
}

/** Whether a reference contains an index that reads elements of arrays only. */
function readsElements(path: Path, { indexesReadArraysOnly }: Dialect): boolean {
  return indexesReadArraysOnly && path.some((segment) => typeof segment === 'number');
}

/** The innermost array with an element at the index, or the value of the name; then the rest of the path. */
function resolveElement(frame: Frame, path: Path): Value {
  const [first = '@'] = path;
  if (typeof first === 'string') return elementAt(first === '@' ? frame.node : lookUp(frame, first), path);
  for (let current: Frame | undefined = frame; current !== undefined; current = current.parent) {
    const value = memberOrElement(current.node, first);
    if (value !== undefined || current.stopsResolution) return elementAt(current.node, path);
  }
  return undefined;
}

/** Reads the rest of a path that starts with a name, or a whole path that starts with an index. */
function elementAt(node: Value, path: Path): Value {
  const steps = typeof path[0] === 'number' ? path : path.slice(1);
  return steps.reduce<Value>(memberOrElement, node);
}

/**
 * Prepares the lookup of a name from the current frame down. Common shapes get a specialized closure: they are most of the work
 * of a page.
 */
export function compileResolver(path: Path, dialect: Dialect): Evaluator {
  const first = path[0];
  if (readsElements(path, dialect)) return (run) => resolveElement(run.frame, path);
  if (first === '@') {
    if (path.length === 1) return (run) => run.frame.node;
    return (run) => memberAt(run.frame.node, path, 1);
  }
  if (path.length > 1 || first === undefined) return (run) => resolveFrom(run.frame, path, dialect);
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
export function compileHereResolver(path: Path, dialect: Dialect): (frame: Frame) => Value {
  const [first] = path;
  const isPlain = path.length === 1 && !readsElements(path, dialect);
  if (!isPlain || first === undefined || isSpecial(first))
    return (frame) => resolveHere(frame, path, dialect);
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
export function compileRecordingResolver(path: Path, dialect: Dialect, use: Use): Evaluator {
  const resolve = compileResolver(path, dialect);
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
      recordRead(run, { frame, path, isThere: resolveFrom(frame, path, run.dialect) !== undefined, use });
      return;
    }
    recordRead(run, { frame, path, isThere: false, use });
    if (frame.stopsResolution) return;
  }
}

/** The same for names that are looked up in the current frame alone. */
export function recordLocalLookup(run: Run, path: Path, use: Use): void {
  recordRead(run, {
    frame: run.frame,
    path,
    isThere: resolveHere(run.frame, path, run.dialect) !== undefined,
    use,
  });
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
