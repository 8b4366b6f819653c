import { isSafeLink } from '../../model/fields/safe-url.ts';

/**
 * Returns whether the sanitizer would return this HTML unchanged, as far as that can be seen without parsing it: only common
 * elements without attributes other than `href`, properly nested and closed, without entities. Most texts of the editor are like
 * that, and parsing takes a third of the time of their pages. False may also be returned for HTML that would not change.
 */
export function isSanitized(html: string): boolean {
  if (UNUSUAL.test(html)) return false;
  const open: Element[] = [ROOT];
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    const inner = open.at(-1) ?? ROOT;
    if (!inner.hasText && !isBlank(html, at, textEnd)) return false;
    if (start < 0) break;
    at = html.indexOf('>', start) + 1;
    if (at === 0 || !accept(html.slice(start, at), open)) return false;
  }
  return open.length === 1;
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
function accept(tag: string, open: Element[]): boolean {
  const closed = CLOSING.get(tag);
  if (closed !== undefined) return open.length > 1 && open.pop() === closed;
  const element = OPENING.get(tag) ?? linkOf(tag);
  if (element === undefined || !mayOpen(element, open)) return false;
  if (element.name !== 'br') open.push(element);
  return true;
}

/** What the parser leaves where it is. */
interface Element {
  readonly name: string;
  readonly hasText: boolean;
  /** Names of the elements in it. */
  readonly content: ReadonlySet<string>;
  readonly isFormatting: boolean;
}

/** Deeper texts are parsed. */
const MAX_DEPTH = 50;

function mayOpen(element: Element, open: readonly Element[]): boolean {
  const inner = open.at(-1) ?? ROOT;
  // The parser ends an element of formatting when another one of the same name starts in it.
  const isRepeated = element.isFormatting && open.includes(element);
  return inner.content.has(element.name) && !isRepeated && open.length <= MAX_DEPTH;
}

const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const FORMATTING: readonly string[] = ['strong', 'em', 'b', 'i', 'u', 's', 'code', 'a'];
const PHRASES: readonly string[] = ['br', ...FORMATTING];
const BLOCKS: readonly string[] = ['p', ...HEADINGS, 'ul', 'ol', 'blockquote', 'table'];

const ROOT = element('', [...PHRASES, ...BLOCKS]);

const ELEMENTS: readonly Element[] = [
  element('br', []),
  element('blockquote', [...PHRASES, ...BLOCKS]),
  ...['p', ...HEADINGS, ...FORMATTING].map((name) => element(name, PHRASES)),
  ...['li', 'th', 'td'].map((name) => element(name, [...PHRASES, 'p', 'ul', 'ol'])),
  element('ul', ['li']),
  element('ol', ['li']),
  element('table', ['thead', 'tbody']),
  element('thead', ['tr']),
  element('tbody', ['tr']),
  element('tr', ['th', 'td']),
];

function element(name: string, content: readonly string[]): Element {
  const isFormatting = FORMATTING.includes(name);
  return { name, hasText: content.includes('br'), content: new Set(content), isFormatting };
}

/** Tags without attributes, as they are written. */
const OPENING: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((each) => [`<${each.name}>`, each]));
const CLOSING: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((each) => [`</${each.name}>`, each]));

const LINK = OPENING.get('<a>');

function linkOf(tag: string): Element | undefined {
  const href = /^<a href="([\w/:.?=#~%+,;@!$()*-]*)">$/.exec(tag)?.[1];
  return href !== undefined && isSafeLink(href) ? LINK : undefined;
}
