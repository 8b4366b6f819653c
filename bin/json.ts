import type { ParseError } from 'jsonc-parser';
import type { Value } from '../formatters/index.ts';
import { CommandError } from './command.ts';

/** Parses JSON that somebody wrote by hand; says line and column of what is wrong. */
export async function parseJson(text: string, what: string): Promise<Value> {
  const problem = await findJsonProblem(text);
  if (problem !== undefined) {
    throw new CommandError(
      'input',
      `${what} is not JSON: ${problem.message} at line ${problem.line}, column ${problem.column}`,
    );
  }
  return JSON.parse(stripByteOrderMark(text));
}

export interface JsonProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The first thing that makes a text no JSON. The parser that knows places is loaded only when there is one. */
export async function findJsonProblem(text: string): Promise<JsonProblem | undefined> {
  const json = stripByteOrderMark(text);
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return {
      message: error instanceof Error ? error.message : String(error),
      ...(await placeOfProblem(json)),
    };
  }
}

type Located = Omit<JsonProblem, 'message'> & Partial<JsonProblem>;

async function placeOfProblem(json: string): Promise<Located> {
  const { parse, printParseErrorCode } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  try {
    parse(json, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Nested so deep that the tolerant parser gave up; the place stays the beginning.
  }
  const [first] = errors;
  if (first === undefined) return { line: 1, column: 1 };
  const before = json.slice(0, first.offset).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return { ...place, message: PROBLEMS[printParseErrorCode(first.error)] ?? 'something unexpected' };
}

const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that is no value (texts need double quotes)',
  InvalidNumberFormat: 'a malformed number',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'something stands after the end',
  InvalidCommentToken: 'a comment, which JSON has not',
  UnexpectedEndOfComment: 'a comment, which JSON has not',
  UnexpectedEndOfString: 'a text is not closed',
  UnexpectedEndOfNumber: 'a malformed number',
  InvalidUnicode: 'a malformed \\u escape',
  InvalidEscapeCharacter: 'an escape that JSON has not',
  InvalidCharacter: 'a control character in a text',
};

function stripByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
