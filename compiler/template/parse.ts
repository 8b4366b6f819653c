import { parseAlternatesWith } from './instructions/alternates-with.ts';
import { parseComment } from './instructions/comment.ts';
import { parseCtx } from './instructions/ctx.ts';
import { parseEnd } from './instructions/end.ts';
import { parseEof } from './instructions/eof.ts';
import { parseEval } from './instructions/eval.ts';
import { parseIf } from './instructions/if.ts';
import { parseInclude } from './instructions/include.ts';
import { parseInject } from './instructions/inject.ts';
import { literalParser } from './instructions/literal.ts';
import { parseMacro } from './instructions/macro.ts';
import { parseOr } from './instructions/or.ts';
import { parsePredicate } from './instructions/predicate.ts';
import { parseRepeatedSection } from './instructions/repeated-section.ts';
import { parseSection } from './instructions/section.ts';
import { parseVar } from './instructions/var.ts';
import { parseVariable } from './instructions/variable.ts';
import { type Cursor, consumeCharacter, consumeWord, isAtQuestionMark, POINT } from './scan/cursor.ts';
import type { TagContext, TagParser } from './scan/tag-parser.ts';
import type { Tag } from './tree/tree.ts';

/** Splits a template into text and tags (language reference, section 3). Never fails: malformed tags are text. */
export function parse(text: string, context: TagContext): readonly Tag[] {
  const tags: Tag[] = [];
  const cursor: Cursor = { text, at: 0, end: 0 };
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; ) {
    if (isMultiLineComment(text, open)) {
      const comment = parseMultiLineComment(text, open);
      pushText(tags, text, at, open);
      tags.push(comment);
      at = comment.end;
      open = text.indexOf('{', at);
      continue;
    }
    // The first closing brace ends the tag; the last opening brace before it starts it.
    const close = text.indexOf('}', open);
    if (close < 0) break;
    let next = text.indexOf('{', open + 1);
    for (; next >= 0 && next < close; next = text.indexOf('{', next + 1)) open = next;
    pushText(tags, text, at, open);
    cursor.at = open + 1;
    cursor.end = close;
    tags.push(parseTag(cursor, context) ?? textOf(text, open, close + 1));
    at = close + 1;
    open = next;
  }
  pushText(tags, text, at, text.length);
  return tags;
}

function pushText(tags: Tag[], text: string, start: number, end: number): void {
  if (end > start) tags.push(textOf(text, start, end));
}

function textOf(text: string, start: number, end: number): Tag {
  return { kind: 'text', text: text.slice(start, end), start, end };
}

function isMultiLineComment(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === HASH && text.charCodeAt(at + 2) === HASH;
}

const HASH = 35;

/** Up to the first `##}`, or to the end of the template. */
function parseMultiLineComment(text: string, start: number): Tag {
  const bodyStart = start + 3;
  const close = text.indexOf('##}', bodyStart);
  const bodyEnd = close < 0 ? text.length : close;
  const end = close < 0 ? text.length : close + 3;
  return { kind: 'comment', text: text.slice(bodyStart, bodyEnd), isMultiLine: true, start, end };
}

/** Parses the text between two braces; undefined when it is not a tag. */
export function parseTag(cursor: Cursor, context: TagContext): Tag | undefined {
  const open = cursor.at - 1;
  if (consumeCharacter(cursor, HASH)) return parseComment(cursor, context, open);
  if (!consumeCharacter(cursor, POINT)) return parseVariable(cursor, context, open);
  const wordStart = cursor.at;
  const word = consumeWord(cursor);
  if (word === undefined) return undefined;
  if (!isAtQuestionMark(cursor)) return PARSERS.get(word)?.(cursor, context, open);
  cursor.at = wordStart;
  return parsePredicate(cursor, context, open);
}

/** Instructions by the keyword after the point. The text after the keyword must match exactly. */
const PARSERS: ReadonlyMap<string, TagParser> = new Map<string, TagParser>([
  ['section', parseSection],
  ['repeated', parseRepeatedSection],
  ['alternates', parseAlternatesWith],
  ['or', parseOr],
  ['if', parseIf],
  ['end', parseEnd],
  ['var', parseVar],
  ['ctx', parseCtx],
  ['eval', parseEval],
  ['include', parseInclude],
  ['inject', parseInject],
  ['macro', parseMacro],
  ['space', literalParser('space')],
  ['tab', literalParser('tab')],
  ['newline', literalParser('newline')],
  ['meta-left', literalParser('meta-left')],
  ['meta-right', literalParser('meta-right')],
  ['eof', parseEof],
]);

/** Names that a tag can start with, used by `check` for suggestions. */
export const KEYWORDS: readonly string[] = [...PARSERS.keys()].map((word) =>
  word === 'alternates' ? 'alternates with' : word,
);
