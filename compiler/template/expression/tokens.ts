import type { IToken } from 'chevrotain';
import type { Path, Value } from '../../../formatters/index.ts';
import { parsePath } from '../../../formatters/index.ts';
import { CONSTANTS } from './constants.ts';
import type { ExpressionLexer } from './lexer.ts';
import { BINARY_OPERATORS, type Operator, UNARY_OPERATORS } from './operators.ts';
import { unquote } from './unquote.ts';

export type Token =
  | { readonly kind: 'literal'; readonly value: Exclude<Value, object | undefined> | null }
  | { readonly kind: 'variable'; readonly path: Path }
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'punctuation'; readonly sign: '(' | ')' | ',' | ';' };

export interface Tokens {
  readonly tokens: readonly Token[];
  readonly errors: readonly string[];
}

export const FUNCTION_NAMES: readonly string[] = ['max', 'min', 'abs', 'num', 'str', 'bool'];

/**
 * Tokenizes an expression. The first lexical error ends it; an unknown function and the token limit are recorded and the scan
 * continues.
 */
export function tokenize(text: string, maxTokens: number, { lexer, messages }: ExpressionLexer): Tokens {
  const lexed = lexer.tokenize(text);
  const tokens: Token[] = [];
  const errors: string[] = [];
  const [unknown] = lexed.errors;
  for (const token of lexed.tokens) {
    if (unknown !== undefined && token.startOffset > unknown.offset) break;
    const error = messages.get(token.tokenType);
    if (error !== undefined) return { tokens, errors: [...errors, error] };
    const read = readToken(token, tokens.at(-1));
    tokens.push(read);
    if (errors.length === 0) errors.push(...limitError(read, tokens.length, maxTokens));
  }
  if (unknown !== undefined) errors.push(unexpected(text, unknown.offset));
  return { tokens, errors };
}

/** The two errors that do not end the scan; only the first is reported. */
function limitError(token: Token, count: number, maxTokens: number): readonly string[] {
  if (maxTokens > 0 && count > maxTokens)
    return [`Expression exceeds the maximum number of allowed tokens: ${maxTokens}`];
  const isUnknown = token.kind === 'call' && !FUNCTION_NAMES.includes(token.name);
  return isUnknown ? [`Invalid function ${token.name}`] : [];
}

function readToken({ tokenType, image }: IToken, previous: Token | undefined): Token {
  switch (tokenType.name) {
    case 'Hex':
    case 'Decimal':
      return { kind: 'literal', value: Number(image) };
    case 'String':
      return { kind: 'literal', value: unquote(image) };
    case 'Function':
      return { kind: 'call', name: image };
    case 'Variable':
      return { kind: 'variable', path: parsePath(image) };
    case 'Constant':
      return { kind: 'literal', value: CONSTANTS.get(image) ?? null };
    case 'Operator':
      return { kind: 'operator', operator: readOperator(image, previous) };
    default:
      return { kind: 'punctuation', sign: image as '(' | ')' | ',' | ';' };
  }
}

/** `+` and `-` are unary at the start and after an operator or opening parenthesis; `!` and `~` are always unary. */
function readOperator(image: string, previous: Token | undefined): Operator {
  const unary = UNARY_OPERATORS[image];
  const binary = BINARY_OPERATORS[image];
  const isPrefix = previous === undefined || previous.kind === 'operator' || isOpening(previous);
  const operator = binary === undefined || (isPrefix && unary !== undefined) ? unary : binary;
  if (operator === undefined) throw new Error(`no operator is written ${image}`);
  return operator;
}

function isOpening(token: Token): boolean {
  return token.kind === 'punctuation' && token.sign !== ')';
}

function unexpected(text: string, offset: number): string {
  const character = text.charAt(offset);
  return `Unexpected ${characterName(character)} at ${offset}: ${JSON.stringify(character)}`;
}

function characterName(character: string): string {
  if (character === '\b') return 'backspace';
  if (character === '\f') return 'form feed';
  return character < ' ' ? 'control character' : 'character';
}
