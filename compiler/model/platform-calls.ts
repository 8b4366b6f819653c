import {
  PLATFORM_GLOBALS,
  PLATFORM_LIST_METHODS,
  PLATFORM_MODULE_METHODS,
  PLATFORM_MODULES,
  PLATFORM_NODE_METHODS,
} from '../../formatters/vocabulary/platform-globals.ts';

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

/** What pages load for a script: nothing, the globals of the platform, or also its modules. */
export type PlatformUse = 'none' | 'globals' | 'modules';

export function platformUse(script: string): PlatformUse {
  if (platformCalls(script).length === 0) return 'none';
  return MODULE_NAME.test(script) ? 'modules' : 'globals';
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
  if (!MENTION.test(script)) return [];
  const isOwnY = OWN_Y.test(script);
  const own = new Set([...others, ...ownParts(script)]);
  const chains = Array.from(script.matchAll(CHAIN), ({ 0: text, index }) => ({ text, index })).filter(
    ({ text }) => !isOwnY || !text.startsWith('Y.') || UNMISTAKABLE.test(text),
  );
  const modules = Array.from(script.matchAll(MODULE), ({ 0: whole, 1: text = '', index }) => ({
    text: `Y.${text}`,
    index: index + whole.length - text.length - 'Y.'.length,
  }));
  const calls = [...chains, ...modules].map(({ text, index }) => {
    const found = isOwn(text, own) ? { name: text, isCovered: true, length: text.length } : nameOf(text);
    const { length, ...call } = found;
    return { ...call, start: index, end: index + length };
  });
  return [...calls, ...(isOwnY ? [] : missingMethods(script))].sort((one, other) => one.start - other.start);
}

/** A quick test: most scripts mention none of them. */
const MENTION = /\b(?:Y|YUI|Squarespace|Static|ImageLoader|Singleton|SQS|Snowbox)\b/;
/** Scripts that use `Y` as a name of their own, as minified scripts do. `Y || (Y = {})` is none. */
const OWN_Y =
  /\b(?:var|let|const)\s+(?:[\w$]+\s*(?:=[^,;]*)?,\s*)*Y\b\s*[=,;]|\bfunction\s+Y\b|\bclass\s+Y\b/;
/** Names of the platform that no other `Y` has. */
const UNMISTAKABLE = /^Y\.(?:use|namespace|Squarespace|Global|Lang|UA|config)\b/;
const CHAIN =
  /(?<=(?<![\w$.])(?:window\.)?)(?<![\w$])(?:Y|YUI|Squarespace|Static|ImageLoader|Singleton|SQS|Snowbox)(?:\(\))?(?:\.[A-Za-z_$][\w$]*){1,3}/g;
const MODULE =
  /(?<![\w$])(?!(?:Y|window|self|globalThis)\.)[\w$]+\.(Squarespace\.[A-Z][\w$]*(?:\.[A-Za-z_$][\w$]*)?)/g;
/** Parts of `Y` that a script defines itself: `Y.Template = …`, `Y.namespace('Template')`. */
const ASSIGNED = /\bY\.((?:Squarespace\.)?[A-Za-z_$][\w$]*)\s*(?:=[^=]|\|\|)|\bnamespace\(\s*["']([\w$]+)/g;
/** Globals that pages do not have, and that scripts of themes may have under the same name. */
const ASSIGNED_GLOBAL = /(?<=(?<![\w$.])(?:window\.)?)(?<![\w$])(?:SQS|Snowbox)\b(?=\s*=[^=])/g;
const METHOD = /\bY\.(one|all)\((?:"[^"\n]*"|'[^'\n]*'|[\w.$]*)\)\.([A-Za-z_$][\w$]*)\(/g;

function isOwn(text: string, own: ReadonlySet<string>): boolean {
  const [root = '', first = '', second = ''] = text.split('.');
  return own.has(root) || own.has(first) || own.has(`${first}.${second}`);
}

/** A module under any name of `Y`: minified scripts have another one. */
const MODULE_NAME = new RegExp(
  `\\.(?:${PLATFORM_MODULES.map((name) => name.replace(/^(?:Static\.SQUARESPACE_CONTEXT|\w+)\./, '').replaceAll('.', '\\.')).join('|')})(?![\\w$])|\\.(?:${PLATFORM_MODULE_METHODS.join('|')})\\(`,
);
const COVERED: ReadonlySet<string> = new Set([...PLATFORM_GLOBALS, ...PLATFORM_MODULES]);
/** `Y.Squarespace`, of which only members are covered. */
const PARTS: ReadonlySet<string> = new Set(['SQS', 'Snowbox', ...[...COVERED].flatMap(prefixesOf)]);

/** Returns the shortest part of a chain that is covered, or that is missing, and its length as written. */
function nameOf(chain: string): Pick<PlatformCall, 'name' | 'isCovered'> & { readonly length: number } {
  const normalized = chain.replace('YUI().', 'Y.');
  const prefixes = [...prefixesOf(normalized), normalized];
  const covered = prefixes.find((name) => COVERED.has(name));
  const missing = prefixes.find((name) => !PARTS.has(name));
  const name = covered ?? missing ?? normalized;
  const isCovered = covered !== undefined || missing === undefined;
  return { name, isCovered, length: chain.length - normalized.length + name.length };
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
