import { EOF, type IRecognitionException, Lexer } from 'chevrotain';
import type { DialectName } from '../../../../formatters/index.ts';
import { TagParser } from './tag-parser.ts';
import { createTagTokens } from './tag-tokens.ts';

/** Why a text is no tag. Offsets count from the text's beginning; `start` is its length when something is missing there. */
interface TagError {
  readonly start: number;
  readonly end: number;
  /** What the grammar would go on with: `a name`, `the end of the tag`. */
  readonly expected: string;
}

/** The first problem of what stands between two braces, or undefined when it is a tag. Names are not looked up. */
export type TagGrammar = (inner: string, dialect: DialectName) => TagError | undefined;

/**
 * The grammar of tags (language reference, section 4). The engine scans tags by hand, which is many times faster; this
 * one is asked only why something is not a tag, and a test holds the two against each other.
 */
export function createTagGrammar(): TagGrammar {
  const tokens = createTagTokens();
  // Without the safe mode, a token of any character at all is never looked for: the lexer indexes tokens by first letter.
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
