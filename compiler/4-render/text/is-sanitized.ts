import { isSafeLink } from '../../model/fields/safe-url.ts';

/**
 * Returns whether the sanitizer would return this HTML unchanged, as far as that can be seen without parsing it: only common
 * elements without attributes other than `href`, properly nested and closed, without entities. Most texts of the editor are like
 * that, and parsing takes a third of the time of their pages. False may also be returned for HTML that would not change.
 */
export function isSanitized(html: string): boolean {
  const open: string[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const found = token.exec(html);
    if (found === null || !accept(found, open)) return false;
  }
  return open.length === 0;
}

/** A tag, or a text of characters that are printed as they are read. */
const TOKEN =
  /<(\/?)(br|p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|strong|em|b|i|u|s|code|a)(?: href="([\w/:.?=#~%+,;@!$()*-]*)")?>|(?:[^<&\p{Cc}\p{Cs}\p{Cn}\ufeff]|[\n\t])+/uy;

/** Whether a token may follow in the innermost of the open elements, which it opens or closes. */
function accept([token, closing, name, href]: RegExpExecArray, open: string[]): boolean {
  if (name === undefined) return token.trim() === '' || mayContain(open, TEXT);
  if (closing === '/') return href === undefined && open.pop() === name;
  if (!mayOpen(name, href, open)) return false;
  if (name !== 'br') open.push(name);
  return true;
}

function mayContain(open: readonly string[], content: string): boolean {
  return CONTENT[open.at(-1) ?? ROOT]?.has(content) ?? false;
}

/** Deeper texts are parsed. */
const MAX_DEPTH = 50;

function mayOpen(name: string, href: string | undefined, open: readonly string[]): boolean {
  // The parser ends an element of formatting when another one of the same name starts in it.
  const isRepeated = FORMATTING.has(name) && open.includes(name);
  const isLink = name === 'a' && href !== undefined && isSafeLink(href);
  return mayContain(open, name) && !isRepeated && open.length < MAX_DEPTH && (href === undefined || isLink);
}

const ROOT = '';
/** Stands for text other than white space. */
const TEXT = '#text';
const FORMATTING: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'code', 'a']);
const PHRASES: readonly string[] = [TEXT, 'br', ...FORMATTING];
const BLOCKS: readonly string[] = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'table',
];
const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What the parser leaves where it is, by element. */
const CONTENT: Readonly<Record<string, ReadonlySet<string>>> = {
  [ROOT]: new Set([...PHRASES, ...BLOCKS]),
  blockquote: new Set([...PHRASES, ...BLOCKS]),
  ...Object.fromEntries(['p', ...HEADINGS, ...FORMATTING].map((name) => [name, new Set(PHRASES)])),
  ul: new Set(['li']),
  ol: new Set(['li']),
  li: new Set([...PHRASES, 'p', 'ul', 'ol']),
  table: new Set(['thead', 'tbody']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
  th: new Set([...PHRASES, 'p', 'ul', 'ol']),
  td: new Set([...PHRASES, 'p', 'ul', 'ol']),
};
