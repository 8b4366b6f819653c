import { isSafeLink } from '../../model/fields/safe-url.ts';

/**
 * Returns whether the sanitizer would return this HTML unchanged, as far as that can be seen without parsing it: only common
 * elements without attributes other than `href`, properly nested and closed, without entities. Most texts of the editor are like
 * that, and parsing takes a third of the time of their pages. False may also be returned for HTML that would not change.
 */
export function isSanitized(html: string): boolean {
  if (UNUSUAL.test(html)) return false;
  const open: string[] = [];
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    if (!isBlank(html, at, textEnd) && !mayContain(open, TEXT)) return false;
    if (start < 0) break;
    at = html.indexOf('>', start) + 1;
    if (at === 0 || !accept(html.slice(start, at), open)) return false;
  }
  return open.length === 0;
}

/** A character that is not printed as it is read: an ampersand, a control character other than line feed and tab, … */
const UNUSUAL = /[^\P{Cc}\n\t]|[&\p{Cs}\p{Cn}\ufeff]/u;

function isBlank(html: string, start: number, end: number): boolean {
  if (start === end) return true;
  const first = html.charCodeAt(start);
  // A visible character of ASCII, as at the start of most texts.
  if (first > 0x20 && first < 0x7f) return false;
  return html.slice(start, end).trim() === '';
}

/** Whether a tag may follow in the innermost of the open elements, which it opens or closes. */
function accept(tag: string, open: string[]): boolean {
  const { name, isClosing, href } = TAGS.get(tag) ?? linkOf(tag) ?? NO_TAG;
  if (name === '') return false;
  if (isClosing) return open.pop() === name;
  if (!mayOpen(name, href, open)) return false;
  if (name !== 'br') open.push(name);
  return true;
}

interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly href?: string | undefined;
}

const NO_TAG: Tag = { name: '', isClosing: false };

const NAMES =
  'br p h1 h2 h3 h4 h5 h6 ul ol li blockquote table thead tbody tr th td strong em b i u s code a'.split(' ');

/** Tags without attributes, as they are written. */
const TAGS: ReadonlyMap<string, Tag> = new Map(
  NAMES.flatMap((name): readonly (readonly [string, Tag])[] => [
    [`<${name}>`, { name, isClosing: false }],
    [`</${name}>`, { name, isClosing: true }],
  ]),
);

function linkOf(tag: string): Tag | undefined {
  const href = /^<a href="([\w/:.?=#~%+,;@!$()*-]*)">$/.exec(tag)?.[1];
  return href === undefined ? undefined : { name: 'a', isClosing: false, href };
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
