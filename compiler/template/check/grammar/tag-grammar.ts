import { EOF, type IRecognitionException, Lexer } from 'chevrotain';
import type { DialectName } from '../../../../formatters/index.ts';
import { TagParser } from './tag-parser.ts';
import { createTagTokens } from './tag-tokens.ts';

/** Why a text is not a tag. Offsets are relative to the text; `start` is its length when something is missing at the end. */
interface TagError {
  readonly start: number;
  readonly end: number;
  /** What the grammar expects: `a name`, `the end of the tag`. */
  readonly expected: string;
}

/** Returns the first error in the text between two braces, or undefined when it is a tag. Names are not looked up. */
export type TagGrammar = (inner: string, dialect: DialectName) => TagError | undefined;

/**
 * The grammar of tags (language reference, section 4). The engine uses a hand-written scanner, which is many times faster; this
 * grammar only explains why something is not a tag. A test compares the two.
 */
export function createTagGrammar(): TagGrammar {
  const tokens = createTagTokens();
  // Without safe mode, the lexer would index tokens by first character and never try a token that matches any character.
  const lexer = new Lexer([...tokens.order], { positionTracking: 'onlyOffset', safeMode: true });
  const parser = new TagParser(tokens);
  return (inner, dialect) => {
    parser.input = lexer.tokenize(inner).tokens;
    parser.isLoose = dialect === 'platform';
    parser.tag();
    const [first] = parser.errors;
    return first === undefined ? undefined : toTagError(first, inner);
  };
}

function toTagError({ token, message }: IRecognitionException, inner: string): TagError {
  const start = token.tokenType === EOF ? inner.length : token.startOffset;
  return { start, end: token.tokenType === EOF ? start : start + token.image.length, expected: message };
}
