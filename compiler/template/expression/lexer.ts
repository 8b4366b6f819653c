import { createToken, Lexer, type TokenType } from 'chevrotain';
import { CONSTANTS } from './constants.ts';

/** Character classes shared by the patterns below (language reference 3.3 and 10.1). */
const SPACE = '[ \\n\\t\\r\\u00a0]';
const SEGMENT = '(?:[0-9]+|[@$]?[a-zA-Z][\\w-]*|@)';
const REFERENCE = `(?:[@$]?[a-zA-Z][\\w-]*|@)(?:\\.${SEGMENT})*`;
const DIGITS = '[0-9]+(?:\\.[0-9]*)?';
const ESCAPE = '\\\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[^xuU])';

/** The valid prefix of a string literal, from its quote on. */
function stringStart(quote: string): string {
  return `${quote}(?:[^${quote}\\\\\\n\\r]|${ESCAPE})*`;
}

const STRING_STARTS = `(?:${stringStart('"')}|${stringStart("'")})`;

/** Invalid numbers and strings are tokens too, each with its message: the first one is the error. */
const ERRORS: readonly (readonly [pattern: string, message: string])[] = [
  // Two digits at the very end are not enough: the reference requires a following character.
  [`${STRING_STARTS}\\\\x(?![0-9a-fA-F]{2}[^])`, 'Invalid 2-char hex escape found'],
  [`${STRING_STARTS}\\\\(?:u(?![0-9a-fA-F]{4})|U(?![0-9a-fA-F]{8}))`, 'Invalid unicode escape found'],
  [`${STRING_STARTS}\\n`, 'Illegal bare line feed character in string literal'],
  [`${STRING_STARTS}\\r`, 'Illegal bare carriage return character in string literal'],
  [STRING_STARTS, 'Unterminated string'],
  ['0[xX]', 'Expected digits after start of hex number'],
  ['[0-9]+\\.[0-9]*(?:[eE][+-]?[0-9]*)?\\.', 'Duplicate decimal point in number'],
  ['[0-9]+[eE][+-]?[0-9]*\\.', 'Unexpected decimal point in exponent'],
  [`${DIGITS}[eE](?![+-]?[0-9])`, 'Expected a digit after exponent in decimal number'],
];

const OPERATORS = /\*\*|<<|>>|<=|>=|===|!==|==|!=|&&|\|\||[+\-*/%!~&|^<>=]/;
const PUNCTUATION = /[(),;]/;

export interface ExpressionLexer {
  readonly lexer: Lexer;
  /** Message of an error token's type. */
  readonly messages: ReadonlyMap<TokenType, string>;
}

/** Created on first use: most templates have no expressions, and Chevrotain is slow to start. */
export function createExpressionLexer(): ExpressionLexer {
  const messages = new Map<TokenType, string>();
  const errors = ERRORS.map(([pattern, message], index) => {
    const type = createToken({ name: `Error${index}`, pattern: new RegExp(pattern), line_breaks: true });
    messages.set(type, message);
    return type;
  });
  const tokens = [
    createToken({
      name: 'WhiteSpace',
      pattern: new RegExp(`${SPACE}+`),
      group: Lexer.SKIPPED,
      line_breaks: true,
    }),
    createToken({ name: 'Hex', pattern: /0[xX][0-9a-fA-F]+/ }),
    createToken({ name: 'String', pattern: stringPattern(), line_breaks: true }),
    ...errors,
    createToken({ name: 'Decimal', pattern: new RegExp(`${DIGITS}(?:[eE][+-]?[0-9]+)?`) }),
    createToken({
      name: 'Constant',
      pattern: new RegExp(`(?:${[...CONSTANTS.keys()].join('|')})(?![\\w-])(?!\\.${SEGMENT})`),
    }),
    createToken({ name: 'Function', pattern: new RegExp(`(?:[@$]?[a-zA-Z][\\w-]*|@)(?=${SPACE}*\\()`) }),
    createToken({ name: 'Variable', pattern: new RegExp(REFERENCE) }),
    createToken({ name: 'Operator', pattern: OPERATORS }),
    createToken({ name: 'Punctuation', pattern: PUNCTUATION }),
  ];
  const lexer = new Lexer(tokens, { positionTracking: 'onlyOffset', skipValidations: true, safeMode: true });
  return { lexer, messages };
}

function stringPattern(): RegExp {
  return new RegExp(`${stringStart('"')}"|${stringStart("'")}'`);
}
