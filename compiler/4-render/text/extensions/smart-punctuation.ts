import type { MarkdownNode } from '../../ports/markdown-parser.ts';

/** Opening and closing double and single quotation marks. */
export type Quotes = readonly [string, string, string, string];

/** Quotation marks of a language (CLDR, `delimiters`). Undefined: straight ones stay. */
export function quotesOf(language: string): Quotes | undefined {
  const tag = language.replaceAll('_', '-').toLowerCase();
  const [base = tag] = tag.split('-');
  return QUOTES[tag] ?? QUOTES[base];
}

const CURLY: Quotes = ['“', '”', '‘', '’'];
const LOW: Quotes = ['„', '“', '‚', '‘'];
const LOW_HIGH: Quotes = ['„', '”', '«', '»'];
const ANGLE: Quotes = ['«', '»', '“', '”'];
const ANGLE_LOW: Quotes = ['«', '»', '„', '“'];
const RIGHT: Quotes = ['”', '”', '’', '’'];

const QUOTES: Readonly<Record<string, Quotes>> = {
  en: CURLY,
  ga: CURLY,
  id: CURLY,
  ms: CURLY,
  nl: CURLY,
  pt: CURLY,
  'pt-pt': ANGLE,
  th: CURLY,
  tr: CURLY,
  vi: CURLY,
  zh: CURLY,
  da: CURLY,
  de: LOW,
  'de-ch': ['«', '»', '‹', '›'],
  cs: LOW,
  is: LOW,
  sk: LOW,
  sl: LOW,
  bg: ['„', '“', '„', '“'],
  hu: ['„', '”', '»', '«'],
  pl: LOW_HIGH,
  ro: LOW_HIGH,
  el: ANGLE,
  es: ANGLE,
  ca: ANGLE,
  it: ANGLE,
  // With the spaces that French typography requires, which never break.
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  'fr-ch': ['«', '»', '‹', '›'],
  ru: ANGLE_LOW,
  uk: ANGLE_LOW,
  no: ['«', '»', '‘', '’'],
  nb: ['«', '»', '‘', '’'],
  nn: ['«', '»', '‘', '’'],
  fi: RIGHT,
  sv: RIGHT,
};

/**
 * Uses quotation marks of the language, apostrophes, dashes (`a -- b`, `1--2`, `---`) and ellipses in the text of a paragraph,
 * heading or table cell. Code and bare URLs stay as they are, and so does `--` before a word, as in names of options.
 */
export function punctuate(block: MarkdownNode, quotes: Quotes | undefined): void {
  let before = '';
  const pending = [...(block.children ?? [])].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'text') {
      const value = node.value ?? '';
      if (NEEDED.test(value)) node.value = smart(value, before, quotes);
      before = value.slice(-1) || before;
    } else if (node.type === 'link' && isBare(node)) before = 'x';
    else if (node.type === 'inlineCode' || node.type === 'image') before = 'x';
    else if (node.type === 'break') before = '\n';
    else pending.push(...[...(node.children ?? [])].reverse());
  }
}

const NEEDED = /["']|--|\.\.\./;

function isBare({ url = '', children = [] }: MarkdownNode): boolean {
  const text = children.map(({ value = '' }) => value).join('');
  return text !== '' && (url === text || url.replace(/^(?:https?:\/\/|mailto:)/, '') === text);
}

function smart(text: string, before: string, quotes: Quotes | undefined): string {
  const dashed = text
    .replace(/(^|[^.])\.{3}(?!\.)/g, '$1…')
    .replace(/(^|[^-])---(?!-)/g, '$1—')
    .replace(/(\s)--(?=\s)|([\p{L}\p{N}.…])--(?=[\p{L}\p{N}])/gu, '$1$2–');
  return dashed.replace(/["']/g, (sign, at: number) => {
    const left = at === 0 ? before : dashed.slice(at - 1, at);
    const opens = left === '' || OPENING.test(left);
    if (sign === "'" && isApostrophe({ left, right: dashed.slice(at + 1, at + 3), opens })) return '’';
    if (quotes === undefined) return sign;
    const [openDouble, closeDouble, openSingle, closeSingle] = quotes;
    if (sign === '"') return opens ? openDouble : closeDouble;
    return opens ? openSingle : closeSingle;
  });
}

/** What stands before an opening quotation mark. */
const OPENING = /[\s([{<«„“‘‚¿¡—–/-]/;

/** In a word (`don't`, `l'eau`), or before a decade (`'90s`). */
function isApostrophe({ left, right, opens }: Neighbors): boolean {
  return opens ? /^\d0/.test(right) : /[\p{L}\p{N}]/u.test(left) && /^\p{L}/u.test(right);
}

interface Neighbors {
  readonly left: string;
  readonly right: string;
  readonly opens: boolean;
}
