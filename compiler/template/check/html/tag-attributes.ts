/** An attribute in a template; its value may contain template code. Offsets are in UTF-16 units. */
export interface WrittenAttribute {
  readonly name: string;
  /** `''` without a value. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface WrittenAttributes {
  readonly attributes: readonly WrittenAttribute[];
  /** Offset after the `>`. */
  readonly end: number;
  readonly isSelfClosing: boolean;
  /** There is template code among the attributes, which may print any attribute. */
  readonly hasCode: boolean;
}

/**
 * Returns the attributes of a tag, from after its name to after its `>`. Values may be quoted either way or unquoted, and may
 * contain JSON-T, including quotes. Undefined when the text ends first or another tag begins.
 */
export function scanAttributes(text: string, from: number): WrittenAttributes | undefined {
  const attributes: WrittenAttribute[] = [];
  let hasCode = false;
  let at = from;
  for (;;) {
    at = skipBlanks(text, at);
    const next = text.charAt(at);
    if (next === '' || next === '<') return undefined;
    if (next === '>') return { attributes, end: at + 1, isSelfClosing: false, hasCode };
    if (next === '/' && text.charAt(at + 1) === '>') {
      return { attributes, end: at + 2, isSelfClosing: true, hasCode };
    }
    if (next === '{') hasCode = true;
    if (next === '/' || next === '{') at = next === '/' ? at + 1 : endOfBraces(text, at);
    else {
      const attribute = scanAttribute(text, at);
      if (attribute === undefined) return undefined;
      attributes.push(attribute);
      at = attribute.end;
    }
  }
}

function scanAttribute(text: string, start: number): WrittenAttribute | undefined {
  const nameEnd = endOfName(text, start);
  const name = text.slice(start, nameEnd);
  const equals = skipBlanks(text, nameEnd);
  if (text.charAt(equals) !== '=') return { name, value: '', start, end: Math.max(nameEnd, start + 1) };
  const value = scanValue(text, skipBlanks(text, equals + 1));
  return value && { name, value: value.text, start, end: value.end };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (BLANKS.includes(text.charAt(at)) && at < text.length) at++;
  return at;
}

const BLANKS = ' \t\n\r\f';

function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length && !` \t\n\r\f=/><"'{`.includes(text.charAt(at))) at++;
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

/** Bounds values, so that a text full of unclosed quotes is not scanned repeatedly. */
const MAX_VALUE_LENGTH = 2000;

/** Returns the end of the value; characters inside a JSON-T tag do not end it. */
function endOfValue(text: string, from: number, isEnd: (character: string) => boolean): number | undefined {
  const limit = Math.min(text.length, from + MAX_VALUE_LENGTH);
  let at = from;
  while (at < limit) {
    const character = text.charAt(at);
    if (isEnd(character)) return at;
    at = character === '{' ? endOfBraces(text, at) : at + 1;
  }
  return undefined;
}

/** A brace starts a tag when a tag can follow; then everything up to the closing brace belongs to it. */
function endOfBraces(text: string, brace: number): number {
  if (!/[A-Za-z0-9.@#$]/.test(text.charAt(brace + 1))) return brace + 1;
  const tag = text.slice(brace, brace + MAX_VALUE_LENGTH);
  const close = tag.indexOf('}');
  const lineEnd = tag.indexOf('\n');
  const isOnOneLine = close >= 0 && (lineEnd < 0 || close < lineEnd);
  return isOnOneLine ? brace + close + 1 : brace + 1;
}
