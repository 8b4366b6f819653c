/** A `// tweak: { … }` comment, and what follows it. */
export interface TweakComment {
  /** Offsets of the comment. */
  readonly start: number;
  readonly end: number;
  /** The JSON in it. */
  readonly json: string;
  /** The variable or rule after it, if there is one before the next tweak. */
  readonly subject: TweakSubject | undefined;
}

export type TweakSubject =
  | { readonly kind: 'variable'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'rule';
      readonly selector: string;
      readonly declarations: Readonly<Record<string, string>>;
    };

/** Block comments and strings are matched to be skipped: a tweak in them is none. `//` after a colon belongs to a URL. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<!:)\/\/[^\n]*/g;

const TWEAK = /^\/\/[ \t]*tweak[ \t]*:[ \t]*(.*?)\s*$/;

export function findTweakComments(text: string): readonly TweakComment[] {
  if (!text.includes('tweak')) return [];
  return Array.from(text.matchAll(COMMENT)).flatMap(({ 0: comment, index }) => {
    const [, json] = TWEAK.exec(comment) ?? [];
    if (json === undefined) return [];
    const end = index + comment.trimEnd().length;
    return [{ start: index, end, json, subject: subjectAt(text, end) }];
  });
}

const BETWEEN = /(?:\s+|\/\/(?![ \t]*tweak[ \t]*:)[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const VARIABLE = /@([\w-]+)\s*:\s*([^;{}]*?)\s*(?:;|(?=\n|$))/y;
const RULE = /([^\s@;{}/][^@;{}/]*?)\s*\{([^{}]*)/y;

function subjectAt(text: string, from: number): TweakSubject | undefined {
  BETWEEN.lastIndex = from;
  const start = from + (BETWEEN.exec(text)?.[0].length ?? 0);
  VARIABLE.lastIndex = start;
  const [variable, name = '', value = ''] = VARIABLE.exec(text) ?? [];
  if (variable !== undefined) return { kind: 'variable', name, value };
  RULE.lastIndex = start;
  const [rule, selector = '', block = ''] = RULE.exec(text) ?? [];
  if (rule === undefined) return undefined;
  return { kind: 'rule', selector, declarations: declarationsIn(block) };
}

const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/g;

function declarationsIn(block: string): Readonly<Record<string, string>> {
  const bare = block.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  return Object.fromEntries(
    Array.from(bare.matchAll(DECLARATION), ([, property = '', value = '']) => [property, value.trim()]),
  );
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|([A-Za-z_$][\w$-]*)(?=\s*:)|,(?=\s*[}\]])/g;

/** Parses an object as scripts write it: names without quotes, single quotes, trailing commas. Undefined for anything else. */
export function parseLooseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const json = text.replace(TOKEN, (token, single?: string, name?: string) => {
    if (single !== undefined) return JSON.stringify(single.replace(/\\(.)/g, '$1'));
    if (name !== undefined) return JSON.stringify(name);
    return token === ',' ? '' : token;
  });
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
