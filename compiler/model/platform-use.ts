import { PLATFORM_MODULE_METHODS, PLATFORM_MODULES } from '../../formatters/vocabulary/platform-modules.ts';

/** What pages load for a script: nothing, the globals of the platform, or also its modules. */
export type PlatformUse = 'none' | 'globals' | 'modules';

export function platformUse(script: string): PlatformUse {
  if (mentionsOf(script).mentions.length === 0) return 'none';
  return MODULE_NAME.test(script) ? 'modules' : 'globals';
}

/** A chain of names, such as `Y.Squarespace.Gallery2`, at an offset of a script. */
export interface PlatformMention {
  readonly text: string;
  readonly index: number;
}

export interface PlatformMentions {
  /** Of the globals of the platform, then of modules of `Y.Squarespace` under any name of `Y`. */
  readonly mentions: readonly PlatformMention[];
  /** Whether `Y` is a name of the script's own. */
  readonly isOwnY: boolean;
}

export function mentionsOf(script: string): PlatformMentions {
  if (!MENTION.test(script)) return { mentions: [], isOwnY: false };
  const isOwnY = OWN_Y.test(script);
  const chains = Array.from(script.matchAll(CHAIN), ({ 0: text, index }) => ({ text, index })).filter(
    ({ text }) => !isOwnY || !text.startsWith('Y.') || UNMISTAKABLE.test(text),
  );
  const modules = Array.from(script.matchAll(MODULE), ({ 0: whole, 1: text = '', index }) => ({
    text: `Y.${text}`,
    index: index + whole.length - text.length - 'Y.'.length,
  }));
  return { mentions: [...chains, ...modules], isOwnY };
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
/** A module under any name of `Y`: minified scripts have another one. */
const MODULE_NAME = new RegExp(
  `\\.(?:${PLATFORM_MODULES.map((name) => name.replace(/^(?:Static\.SQUARESPACE_CONTEXT|\w+)\./, '').replaceAll('.', '\\.')).join('|')})(?![\\w$])|\\.(?:${PLATFORM_MODULE_METHODS.join('|')})\\(`,
);
