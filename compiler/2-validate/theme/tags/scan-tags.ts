/** A `squarespace:` tag as it stands in a template; offsets are in UTF-16 units. */
export interface Tag {
  /** What follows `squarespace:`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  /** After the tag and, when it has one, its closing tag. */
  readonly end: number;
  /** What is between the tags; undefined for a tag without a closing one. */
  readonly body: { readonly start: number; readonly end: number; readonly tags: readonly Tag[] } | undefined;
}

/**
 * Finds the tags of a template (theme format, "Tags"): they may stand inside HTML attributes and between the branches
 * of a block, where no HTML parser would find them. Attribute values are quoted in either way or bare and may hold
 * JSON-T, quotes included. What does not fit stays text.
 */
export function scanTags(text: string): readonly Tag[] {
  const root: OpenTag = { open: undefined, tags: [] };
  const stack: OpenTag[] = [root];
  const depths = new Map<string, number>();
  for (const piece of scanPieces(text)) {
    const top = stack.at(-1) ?? root;
    if (piece.kind === 'self-closing') top.tags.push(withoutBody(piece));
    else if (piece.kind === 'open') {
      stack.push({ open: piece, tags: [] });
      depths.set(piece.name, (depths.get(piece.name) ?? 0) + 1);
    } else if ((depths.get(piece.name) ?? 0) > 0) closeTag(stack, { close: piece, depths });
  }
  while (stack.length > 1) abandon(stack, depths);
  return root.tags;
}

interface OpenTag {
  readonly open: Piece | undefined;
  /** The complete tags inside so far. */
  readonly tags: Tag[];
}

interface Piece {
  readonly kind: 'open' | 'self-closing' | 'close';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

interface Closing {
  readonly close: Piece;
  /** How many tags of each name are open. */
  readonly depths: Map<string, number>;
}

/** Tags between the two that were never closed have no body. */
function closeTag(stack: OpenTag[], { close, depths }: Closing): void {
  while (stack.at(-1)?.open?.name !== close.name) abandon(stack, depths);
  const { open, tags } = stack.pop() ?? {};
  if (open === undefined) return;
  depths.set(open.name, (depths.get(open.name) ?? 1) - 1);
  const { name, attributes, start } = open;
  const body = { start: open.end, end: close.start, tags: tags ?? [] };
  stack.at(-1)?.tags.push({ name, attributes, start, end: close.end, body });
}

function abandon(stack: OpenTag[], depths: Map<string, number>): void {
  const { open, tags = [] } = stack.pop() ?? {};
  if (open === undefined) return;
  depths.set(open.name, (depths.get(open.name) ?? 1) - 1);
  stack.at(-1)?.tags.push(withoutBody(open), ...tags);
}

function withoutBody({ name, attributes, start, end }: Piece): Tag {
  return { name, attributes, start, end, body: undefined };
}

const NAME = /<(\/?)squarespace:([a-z][a-z-]*)(?=[\s/>])/g;

function* scanPieces(text: string): Iterable<Piece> {
  const pattern = new RegExp(NAME);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [whole, slash, name = ''] = match;
    const scanned = scanAttributes(text, match.index + whole.length);
    if (scanned === undefined) continue;
    const { attributes, end, isSelfClosing } = scanned;
    const kind = slash === '/' ? 'close' : isSelfClosing ? 'self-closing' : 'open';
    yield { kind, name, attributes, start: match.index, end };
    pattern.lastIndex = end;
  }
}

interface Attributes {
  readonly attributes: Readonly<Record<string, string>>;
  readonly end: number;
  readonly isSelfClosing: boolean;
}

/** From after the name to after the `>`; undefined when the text ends first or another tag begins. */
function scanAttributes(text: string, from: number): Attributes | undefined {
  const found: [string, string][] = [];
  let at = from;
  for (;;) {
    at = skipBlanks(text, at);
    const next = text.charAt(at);
    if (next === '' || next === '<') return undefined;
    if (next === '>') return { attributes: Object.fromEntries(found), end: at + 1, isSelfClosing: false };
    if (next === '/') {
      if (text.charAt(at + 1) === '>') {
        return { attributes: Object.fromEntries(found), end: at + 2, isSelfClosing: true };
      }
      at += 1;
      continue;
    }
    const nameEnd = endOfName(text, at);
    const name = text.slice(at, nameEnd);
    const equals = skipBlanks(text, nameEnd);
    if (text.charAt(equals) !== '=') {
      found.push([name, '']);
      at = Math.max(nameEnd, at + 1);
      continue;
    }
    const value = scanValue(text, skipBlanks(text, equals + 1));
    if (value === undefined) return undefined;
    found.push([name, value.text]);
    at = value.end;
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (BLANKS.includes(text.charAt(at)) && at < text.length) at++;
  return at;
}

const BLANKS = ' \t\n\r\f';

function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length && !` \t\n\r\f=/><"'`.includes(text.charAt(at))) at++;
  return at;
}

function scanValue(text: string, from: number): { readonly text: string; readonly end: number } | undefined {
  const quote = text.charAt(from);
  if (quote !== '"' && quote !== "'") {
    const end = endOfValue(text, from, (character) => `${BLANKS}>`.includes(character));
    return end === undefined ? undefined : { text: withoutSlash(text, from, end), end: bareEnd(text, end) };
  }
  const end = endOfValue(text, from + 1, (character) => character === quote);
  return end === undefined ? undefined : { text: text.slice(from + 1, end), end: end + 1 };
}

/** `<squarespace:script src=site.js/>`: the slash belongs to the tag. */
function withoutSlash(text: string, from: number, end: number): string {
  return text.slice(from, bareEnd(text, end));
}

function bareEnd(text: string, end: number): number {
  return text.charAt(end) === '>' && text.charAt(end - 1) === '/' ? end - 1 : end;
}

/** Longer values are no values: the bound keeps a text of quotes that never close from being read over and over. */
const LONGEST_VALUE = 2000;

/** Where the value ends; what stands in a JSON-T tag ends nothing. */
function endOfValue(text: string, from: number, isEnd: (character: string) => boolean): number | undefined {
  const limit = Math.min(text.length, from + LONGEST_VALUE);
  let at = from;
  while (at < limit) {
    const character = text.charAt(at);
    if (isEnd(character)) return at;
    at = character === '{' ? endOfBraces(text, at) : at + 1;
  }
  return undefined;
}

/** A brace begins a tag when what follows could begin one; then everything to the closing brace belongs to it. */
function endOfBraces(text: string, brace: number): number {
  if (!/[A-Za-z0-9.@#$]/.test(text.charAt(brace + 1))) return brace + 1;
  const tag = text.slice(brace, brace + LONGEST_VALUE);
  const close = tag.indexOf('}');
  const lineEnd = tag.indexOf('\n');
  const isOnOneLine = close >= 0 && (lineEnd < 0 || close < lineEnd);
  return isOnOneLine ? brace + close + 1 : brace + 1;
}
