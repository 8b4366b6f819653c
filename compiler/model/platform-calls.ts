import {
  PLATFORM_GLOBALS,
  PLATFORM_LIST_METHODS,
  PLATFORM_NODE_METHODS,
} from '../../formatters/vocabulary/platform-globals.ts';
import { PLATFORM_MODULE_METHODS, PLATFORM_MODULES } from '../../formatters/vocabulary/platform-modules.ts';
import { mentionsOf } from './platform-use.ts';

/** A use of the platform's globals in a script. */
export interface PlatformCall {
  /** As written, up to what is missing: `Y.Squarespace.QuickView`, `Y.one(…).load`. */
  readonly name: string;
  /** Whether `runtime/platform/` or `runtime/platform-modules/` provides it. */
  readonly isCovered: boolean;
  /** Offsets in the script. */
  readonly start: number;
  readonly end: number;
}

/** Returns the globals and parts of `Y` that a script defines itself: `Template` for `Y.Template = …` and `Y.namespace('Template')`. */
export function ownParts(script: string): readonly string[] {
  return [
    ...Array.from(script.matchAll(ASSIGNED), ([, assigned, named = '']) => assigned ?? named),
    ...Array.from(script.matchAll(ASSIGNED_GLOBAL), ([name]) => name),
  ];
}

/**
 * Finds the globals of the platform that a script uses, and the modules of `Y.Squarespace` under any name of `Y`.
 *
 * @param others parts of `Y` that other scripts of the theme define
 */
export function platformCalls(script: string, others: readonly string[] = []): readonly PlatformCall[] {
  const { mentions, isOwnY } = mentionsOf(script);
  const own = new Set([...others, ...ownParts(script)]);
  const calls = mentions.map(({ text, index }) => {
    const found = isOwn(text, own) ? { name: text, isCovered: true, length: text.length } : nameOf(text);
    const { length, ...call } = found;
    return { ...call, start: index, end: index + length };
  });
  return [...calls, ...(isOwnY ? [] : missingMethods(script))].sort((one, other) => one.start - other.start);
}

/** Parts of `Y` that a script defines itself: `Y.Template = …`, `Y.Global.menu = …`, `Y.namespace('Template')`. */
const ASSIGNED = /\bY\.((?:[A-Z][\w$]*\.)?[A-Za-z_$][\w$]*)\s*(?:=[^=]|\|\|)|\bnamespace\(\s*["']([\w$]+)/g;
/** Globals that pages do not have, and that scripts of themes may have under the same name. */
const ASSIGNED_GLOBAL = /(?<=(?<![\w$.])(?:window\.)?)(?<![\w$])(?:SQS|Snowbox)\b(?=\s*=[^=])/g;
const METHOD = /\bY\.(one|all)\((?:"[^"\n]*"|'[^'\n]*'|[\w.$]*)\)\.([A-Za-z_$][\w$]*)\(/g;

function isOwn(text: string, own: ReadonlySet<string>): boolean {
  const [root = '', first = '', second = ''] = text.split('.');
  return own.has(root) || own.has(first) || own.has(`${first}.${second}`);
}

const COVERED: ReadonlySet<string> = new Set([...PLATFORM_GLOBALS, ...PLATFORM_MODULES]);
/** `Y.Squarespace`, of which only members are covered. */
const PARTS: ReadonlySet<string> = new Set(['SQS', 'Snowbox', ...[...COVERED].flatMap(prefixesOf)]);

/** What all functions have: `Y.Node.prototype.highlight`. */
const FUNCTION_MEMBER = /\.(?:apply|bind|call|prototype)\b.*/;

/** Returns the shortest part of a chain that is covered, or that is missing, and its length as written. */
function nameOf(chain: string): Pick<PlatformCall, 'name' | 'isCovered'> & { readonly length: number } {
  const called = chain.replace(FUNCTION_MEMBER, '');
  const normalized = called.replace('YUI().', 'Y.');
  const prefixes = [...prefixesOf(normalized), normalized];
  const covered = prefixes.find((name) => COVERED.has(name));
  const missing = prefixes.find((name) => !PARTS.has(name));
  const name = covered ?? missing ?? normalized;
  const isCovered = covered !== undefined || missing === undefined;
  return { name, isCovered, length: called.length - normalized.length + name.length };
}

/** `Y.Lang.isString` has `Y` and `Y.Lang`. */
function prefixesOf(name: string): readonly string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

const NODE_METHODS: ReadonlySet<string> = new Set([...PLATFORM_NODE_METHODS, ...PLATFORM_MODULE_METHODS]);
const LIST_METHODS: ReadonlySet<string> = new Set([...NODE_METHODS, ...PLATFORM_LIST_METHODS]);

/** Methods that nodes of the platform have and those of `runtime/platform/` do not. */
function missingMethods(script: string): readonly PlatformCall[] {
  return Array.from(script.matchAll(METHOD)).flatMap(({ 0: text, 1: kind, 2: method = '', index }) => {
    if ((kind === 'one' ? NODE_METHODS : LIST_METHODS).has(method)) return [];
    const end = index + text.length - 1;
    return [{ name: `Y.${kind}(…).${method}`, isCovered: false, start: end - method.length, end }];
  });
}
