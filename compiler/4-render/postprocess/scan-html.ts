/** A tag in a page. */
export interface HtmlTag {
  /** Lowercase. */
  readonly name: string;
  /** Offset of `<`. */
  readonly start: number;
  /** Offset after `>`. */
  readonly end: number;
  readonly isClosing: boolean;
  /** For raw text elements (`script`, `style`, `title` …): end of the content; otherwise `end`. */
  readonly contentEnd: number;
}

/**
 * Visits the tags of a page in order, like a browser's tokenizer: `>` in quotes does not end a tag, and tags in comments and
 * scripts are ignored. Builds no tree, since that costs twenty times as much and every page is scanned; tests compare the result
 * with a full parser. `visit` may return false to end the scan. With `names`, only the tags of these
 * elements and those with attributes are visited.
 */
export function scanHtml(
  html: string,
  visit: (tag: HtmlTag) => unknown,
  names?: ReadonlySet<string> | undefined,
): void {
  const { length } = html;
  for (let at = html.indexOf('<'); at >= 0; ) {
    const isClosing = html.charCodeAt(at + 1) === SLASH;
    const nameStart = isClosing ? at + 2 : at + 1;
    if (!isLetter(html.charCodeAt(nameStart))) {
      at = html.indexOf('<', endOfOther(html, at));
      continue;
    }
    const nameEnd = nameEndAt(html, nameStart);
    const end = tagEnd(html, nameEnd);
    if (end < 0) return;
    const name = lowercase(html.slice(nameStart, nameEnd));
    const contentEnd = isClosing ? end : rawContentEnd(html, name, end);
    if (names === undefined || (end > nameEnd + 1 && !isClosing) || names.has(name))
      if (visit({ name, start: at, end, isClosing, contentEnd }) === false) return;
    if (contentEnd >= length) return;
    at = html.indexOf('<', contentEnd);
  }
}

const SLASH = 0x2f;
const GREATER = 0x3e;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** Tab, line feed, form feed, carriage return, space. */
export function isHtmlSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;
}

/** Skips constructs that start with `<` and are not tags: comments, doctypes, processing instructions, or a plain character. */
function endOfOther(html: string, at: number): number {
  const next = html[at + 1];
  if (html.startsWith('<!--', at)) return commentEnd(html, at);
  const isBogusComment = next === '!' || next === '?' || (next === '/' && at + 2 < html.length);
  if (!isBogusComment) return at + 1;
  const close = html.indexOf('>', at + 2);
  return close < 0 ? html.length : close + 1;
}

function commentEnd(html: string, at: number): number {
  if (html.startsWith('>', at + 4)) return at + 5;
  if (html.startsWith('->', at + 4)) return at + 6;
  const plain = html.indexOf('-->', at + 4);
  const odd = html.indexOf('--!>', at + 4);
  if (odd >= 0 && (plain < 0 || odd < plain)) return odd + 4;
  return plain < 0 ? html.length : plain + 3;
}

/** Returns the offset after the name of a tag. */
function nameEndAt(html: string, start: number): number {
  let at = start;
  for (let code = html.charCodeAt(at); at < html.length; code = html.charCodeAt(++at)) {
    if (isHtmlSpace(code) || code === SLASH || code === GREATER) break;
  }
  return at;
}

/** Most names are lowercase, and converting them takes longer than looking. */
function lowercase(name: string): string {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code < 0x30 || code > 0x7a || (code > 0x39 && code < 0x61)) return name.toLowerCase();
  }
  return name;
}

/** Offset after the tag's `>`; negative when the text ends inside the tag, which is then not a tag. */
function tagEnd(html: string, nameEnd: number): number {
  for (let at = nameEnd; at < html.length; ) {
    const code = html.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (isHtmlSpace(code) || code === SLASH) {
      at += 1;
      continue;
    }
    const nameEnd = attributeNameEnd(html, at);
    const valueStart = attributeValueStart(html, nameEnd);
    const valueEnd = valueStart < 0 ? nameEnd : attributeValueEnd(html, valueStart);
    if (valueEnd < 0) return -1;
    at = valueStart < 0 ? nameEnd : endAfterQuote(html, valueStart, valueEnd);
  }
  return -1;
}

/** Offsets of the parts of the attribute at `start`. */
export interface AttributeRange {
  readonly nameEnd: number;
  /** Negative when there is no value. */
  readonly valueStart: number;
  /** Excludes the quote; negative when the text ends inside the value. */
  readonly valueEnd: number;
  readonly end: number;
}

export function attributeAt(html: string, start: number): AttributeRange {
  const nameEnd = attributeNameEnd(html, start);
  const valueStart = attributeValueStart(html, nameEnd);
  if (valueStart < 0) return { nameEnd, valueStart, valueEnd: nameEnd, end: nameEnd };
  const valueEnd = attributeValueEnd(html, valueStart);
  return { nameEnd, valueStart, valueEnd, end: endAfterQuote(html, valueStart, valueEnd) };
}

/** A leading `=` belongs to the name. */
function attributeNameEnd(html: string, start: number): number {
  let at = start + 1;
  for (let code = html.charCodeAt(at); at < html.length; code = html.charCodeAt(++at)) {
    if (isHtmlSpace(code) || code === SLASH || code === GREATER || code === EQUALS) break;
  }
  return at;
}

/** Offset of the value, after its quote; negative when there is none. */
function attributeValueStart(html: string, nameEnd: number): number {
  const equals = spaceEnd(html, nameEnd);
  if (html.charCodeAt(equals) !== EQUALS) return -1;
  const start = spaceEnd(html, equals + 1);
  return isQuote(html.charCodeAt(start)) ? start + 1 : start;
}

/** Negative when the text ends inside a quoted value. */
function attributeValueEnd(html: string, start: number): number {
  const quote = html.charCodeAt(start - 1);
  if (isQuote(quote)) return html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", start);
  let end = start;
  for (let code = html.charCodeAt(end); end < html.length; code = html.charCodeAt(++end)) {
    if (isHtmlSpace(code) || code === GREATER) break;
  }
  return end;
}

function endAfterQuote(html: string, valueStart: number, valueEnd: number): number {
  return isQuote(html.charCodeAt(valueStart - 1)) ? valueEnd + 1 : valueEnd;
}

function isQuote(code: number): boolean {
  return code === DOUBLE_QUOTE || code === SINGLE_QUOTE;
}

function spaceEnd(html: string, start: number): number {
  let at = start;
  while (isHtmlSpace(html.charCodeAt(at))) at += 1;
  return at;
}

const RAW: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

function rawContentEnd(html: string, name: string, from: number): number {
  if (name === 'plaintext') return html.length;
  if (!RAW.has(name)) return from;
  if (name === 'script') return scriptEnd(html, from);
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (endsElement(html, at + 2, name)) return at;
  }
  return html.length;
}

function endsElement(html: string, at: number, name: string): boolean {
  if (html.slice(at, at + name.length).toLowerCase() !== name) return false;
  const code = html.charCodeAt(at + name.length);
  return isHtmlSpace(code) || code === SLASH || code === GREATER;
}

/** Of a script; ends in capitals are found below. */
const COMMENT_OR_END = /<!--|<\/s/i;

/** A script may contain a comment that contains a script; then the first `</script` only ends the inner one. */
function scriptEnd(html: string, from: number): number {
  const first = html.indexOf('</script', from);
  // Most scripts have no comment.
  if (first >= 0 && endsElement(html, first + 2, 'script') && !COMMENT_OR_END.test(html.slice(from, first)))
    return first;
  const pieces = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  pieces.lastIndex = from;
  let state: 'plain' | 'comment' | 'inner' = 'plain';
  for (let found = pieces.exec(html); found !== null; found = pieces.exec(html)) {
    const [piece] = found;
    if (piece === '-->') state = 'plain';
    else if (piece === '<!--') {
      if (state === 'plain') state = 'comment';
      // Its dashes may also be part of the end.
      pieces.lastIndex = found.index + 2;
    } else if (piece[1] === '/') {
      if (state !== 'inner') return found.index;
      state = 'comment';
    } else if (state === 'comment') state = 'inner';
  }
  return html.length;
}
