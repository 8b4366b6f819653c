/**
 * Returns the text of HTML that we generated, for places without markup; undefined when there is none. Skips content that is not
 * text (scripts, list options) and decodes the few entities that our serializer writes. Works in one pass, because it runs for
 * every page. With `longest`, at most its first characters.
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
    if (BREAKING.has(name)) words += ' ';
    at = close + 1;
    if (!SILENT.has(name) || html[open + 1] === '/') continue;
    const end = html.indexOf(`</${name}`, at);
    at = end < 0 ? html.length : end;
  }
  if (words.length <= enough) words += html.slice(at);
  const plain = withoutEntities(words).replace(SPACE, ' ').trim();
  return plain === '' ? undefined : plain;
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
  'script style template noscript select textarea svg title button'.split(' '),
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
