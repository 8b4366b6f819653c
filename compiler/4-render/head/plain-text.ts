/**
 * Returns the text of HTML that we generated, for places without markup; undefined when there is none. Skips content that is not
 * text (scripts, forms, controls of products) or is hidden, and decodes the few entities that our serializer writes. Dots
 * separate headings from other text. Works in one pass, because it runs for every page. With `longest`, at most its first
 * characters.
 */
export function plainText(html: string, longest?: number): string | undefined {
  if (longest === undefined) return textOf(html, html.length);
  // Most pages have much more text than is asked for: spaces and entities rarely make up half of it.
  const start = textOf(html, 2 * longest + 200);
  return (
    start !== undefined && start.length > longest + LONGEST_ENTITY ? start : textOf(html, html.length)
  )?.slice(0, longest);
}

/** `&#x10ffff;`: what looks like an entity may go on in the next text. */
const LONGEST_ENTITY = 10;

/** Reads on to the end of the text that exceeds `enough` characters. */
function textOf(html: string, enough: number): string | undefined {
  let words = '';
  let at = 0;
  const mayHide = HIDING.test(html);
  while (at < html.length && words.length <= enough) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    words += html.slice(at, open);
    const close = html.indexOf('>', open + 1);
    if (close < 0) {
      at = html.length;
      break;
    }
    const name = nameAt(html, open + 1);
    const isEnd = html[open + 1] === '/';
    if (HEADINGS.has(name)) words += HEADING_EDGE;
    else if (BREAKING.has(name)) words += ' ';
    at = close + 1;
    if (isEnd) continue;
    if (SILENT.has(name)) {
      const end = html.indexOf(`</${name}`, at);
      at = end < 0 ? html.length : end;
    } else if (mayHide && isHidden(html.slice(open, close))) at = endOf(name, html, at);
  }
  if (words.length <= enough) words += html.slice(at);
  const plain = withoutEntities(words).replace(OUTER, '').replace(HEADING_EDGES, ' · ').replace(SPACE, ' ');
  return plain === '' ? undefined : plain;
}

/** Before and after a heading: a character that no text contains, so that dots of the text stay as they are. */
const HEADING_EDGE = '\ufddf';
const HEADING_EDGES = /\s*\ufddf[\s\ufddf]*/g;
const OUTER = /^[\s\ufddf]+|[\s\ufddf]+$/g;
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that visitors use or do not see: choices, quantity and button of a product, and fields that only bots fill in. */
const CONTROLS =
  'product-variants|product-quantity-input|sqs-add-to-cart-button-wrapper|product-restock-notification|form-trap';
const HIDING = new RegExp(`\\shidden|${CONTROLS}`);
const CONTROL = new RegExp(`\\sclass="(?:${CONTROLS})[" ]`);

/** @param tag without its `>` */
function isHidden(tag: string): boolean {
  return CONTROL.test(tag) || /\shidden(?:[\s=]|$)/.test(tag.replace(/"[^"]*"/g, '""'));
}

/** Returns where the end tag of an element begins, whose content begins at `start`: there, if it has none, as an image. */
function endOf(name: string, html: string, start: number): number {
  const tags = new RegExp(`<(/?)${name}(?![\\w-])`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return start;
}

function nameAt(html: string, start: number): string {
  let from = start;
  if (html[from] === '/') from += 1;
  let end = from;
  for (let code = html.charCodeAt(end); isNameCode(code); code = html.charCodeAt(++end));
  return html.slice(from, end);
}

/** Lowercase letters and digits: our serializer writes names in lowercase. */
function isNameCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** Any white space but a single space, which stays as it is: there is one after each word. */
const SPACE = /[^\S ]\s*| \s+/g;

/** Words before and after these elements are separated. */
const BREAKING: ReadonlySet<string> = new Set(
  (
    'p div section article header footer nav ul ol li dl dt dd table tr th td blockquote figure figcaption pre br hr ' +
    'h1 h2 h3 h4 h5 h6 form fieldset legend label option select summary details'
  ).split(' '),
);

const SILENT: ReadonlySet<string> = new Set(
  'script style template noscript form fieldset select textarea svg title button'.split(' '),
);

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9A-Fa-f]{1,6})|(lt|gt|quot|amp));/g,
    (whole: string, code: string | undefined, name: string | undefined) =>
      (code === undefined ? NAMED[name ?? ''] : character(Number.parseInt(code, 16))) ?? whole,
  );
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function character(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
