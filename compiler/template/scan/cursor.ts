import type { Path } from '../../../formatters/index.ts';
import type { Reference } from '../tree/tree.ts';

/**
 * A position in the text of a tag that advances as parts are recognized; one cursor serves all tags of a text. Handwritten
 * because its speed is noticeable: a preview parses on every key press.
 */
export interface Cursor {
  readonly text: string;
  at: number;
  /** Offset of the closing brace. */
  end: number;
}

/** Largest index in a reference (language reference 3.3). */
const MAX_INDEX = 2_147_483_647;

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.at === cursor.end;
}

/** Consumes a character if it is next. Most checks of a tag are for one character, which is cheaper than comparing a text. */
export function consumeCharacter(cursor: Cursor, code: number): boolean {
  if (cursor.at >= cursor.end || cursor.text.charCodeAt(cursor.at) !== code) return false;
  cursor.at++;
  return true;
}

/** Consumes `literal` if it is next. */
export function consume(cursor: Cursor, literal: string): boolean {
  if (!cursor.text.startsWith(literal, cursor.at) || cursor.at + literal.length > cursor.end) return false;
  cursor.at += literal.length;
  return true;
}

/** Everything up to the closing brace. */
export function consumeRest(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.at, cursor.end);
  cursor.at = cursor.end;
  return rest;
}

/** One or more of space, FF, LF, CR, TAB and VT. */
export function consumeWhiteSpace(cursor: Cursor): boolean {
  const start = cursor.at;
  while (cursor.at < cursor.end && isWhiteSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++;
  return cursor.at > start;
}

/** A letter, then letters, digits, `_` and `-`. */
export function consumeWord(cursor: Cursor): string | undefined {
  const end = wordEnd(cursor.text, cursor.at, cursor.end);
  if (end === cursor.at) return undefined;
  const word = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return word;
}

/** `@` and a word: the name bound by `.var` and similar instructions. */
export function consumeDefinition(cursor: Cursor): string | undefined {
  if (cursor.text.charCodeAt(cursor.at) !== AT) return undefined;
  const end = wordEnd(cursor.text, cursor.at + 1, cursor.end);
  if (end === cursor.at + 1) return undefined;
  const name = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return name;
}

/** A word and a question mark; the mark belongs to the name. */
export function consumePredicateName(cursor: Cursor): string | undefined {
  const end = wordEnd(cursor.text, cursor.at, cursor.end);
  if (end === cursor.at || end === cursor.end || cursor.text.charCodeAt(end) !== QUESTION_MARK)
    return undefined;
  const name = cursor.text.slice(cursor.at, end + 1);
  cursor.at = end + 1;
  return name;
}

/** Letters, digits and `. / _ -`: the name of a macro or an injected value. */
export function consumePath(cursor: Cursor): string | undefined {
  const start = cursor.at;
  while (cursor.at < cursor.end && isPathCharacter(cursor.text.charCodeAt(cursor.at))) cursor.at++;
  return cursor.at > start ? cursor.text.slice(start, cursor.at) : undefined;
}

/** Segments joined by points. A point without a following segment is not consumed. */
export function consumeReference(cursor: Cursor): Reference | undefined {
  const start = cursor.at;
  const first = consumePathSegment(cursor);
  if (first === undefined) return undefined;
  const path: (string | number)[] = [first];
  while (cursor.at < cursor.end && cursor.text.charCodeAt(cursor.at) === POINT) {
    cursor.at++;
    const next = consumePathSegment(cursor);
    if (next === undefined) {
      cursor.at--;
      break;
    }
    path.push(next);
  }
  return { path: path satisfies Path, start, end: cursor.at };
}

/** Digits, or a word with optional `@` or `$` prefix, or `@` alone. */
function consumePathSegment(cursor: Cursor): string | number | undefined {
  const { text, at, end } = cursor;
  if (at >= end) return undefined;
  const first = text.charCodeAt(at);
  if (isDigit(first)) return consumeIndex(cursor);
  const wordStart = first === AT || first === DOLLAR ? at + 1 : at;
  const wordStop = wordEnd(text, wordStart, end);
  if (wordStop > wordStart) cursor.at = wordStop;
  else if (first === AT) cursor.at = at + 1;
  else return undefined;
  return text.slice(at, cursor.at);
}

function consumeIndex(cursor: Cursor): string | number {
  const start = cursor.at;
  while (cursor.at < cursor.end && isDigit(cursor.text.charCodeAt(cursor.at))) cursor.at++;
  const digits = cursor.text.slice(start, cursor.at);
  const index = Number(digits);
  return index <= MAX_INDEX ? index : digits;
}

/** End of the word that starts at `start`; `start` itself when there is none. */
function wordEnd(text: string, start: number, limit: number): number {
  if (start >= limit || !isLetter(text.charCodeAt(start))) return start;
  let end = start + 1;
  while (end < limit && ((CLASSES[text.charCodeAt(end)] ?? 0) & (LETTER | DIGIT | JOINER)) !== 0) end++;
  return end;
}

const AT = 64;
const DOLLAR = 36;
export const POINT = 46;
export const SPACE = 32;
const QUESTION_MARK = 63;

/** Whether a question mark is next. */
export function isAtQuestionMark(cursor: Cursor): boolean {
  return cursor.at < cursor.end && cursor.text.charCodeAt(cursor.at) === QUESTION_MARK;
}

const LETTER = 1;
const DIGIT = 2;
/** `_` and `-`, which words contain besides letters and digits. */
const JOINER = 4;
/** `.` and `/`, which paths contain besides word characters. */
const DIVIDER = 8;
const WHITE = 16;

/** Class of each ASCII character. A table, because functions are not yet compiled in a new process. */
const CLASSES: Uint8Array = classTable();

function classTable(): Uint8Array {
  const classes = new Uint8Array(128);
  const groups: readonly (readonly [characters: string, kind: number])[] = [
    ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', LETTER],
    ['0123456789', DIGIT],
    ['_-', JOINER],
    ['./', DIVIDER],
    [' \t\n\v\f\r', WHITE],
  ];
  for (const [characters, kind] of groups) {
    for (let index = 0; index < characters.length; index++) classes[characters.charCodeAt(index)] = kind;
  }
  return classes;
}

function isLetter(code: number): boolean {
  return CLASSES[code] === LETTER;
}

function isDigit(code: number): boolean {
  return CLASSES[code] === DIGIT;
}

function isPathCharacter(code: number): boolean {
  return ((CLASSES[code] ?? 0) & (LETTER | DIGIT | JOINER | DIVIDER)) !== 0;
}

function isWhiteSpace(code: number): boolean {
  return CLASSES[code] === WHITE;
}
