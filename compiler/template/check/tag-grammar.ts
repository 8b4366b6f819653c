import {
  EmbeddedActionsParser,
  EOF,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  Lexer,
  type TokenType,
  tokenLabel,
  tokenMatcher,
} from 'chevrotain';
import type { DialectName } from '../../../formatters/index.ts';
import { createTagTokens, type TagTokens } from './tag-tokens.ts';

/** Why a text is no tag. Offsets count from the text's beginning; `start` is its length when something is missing there. */
interface TagProblem {
  readonly start: number;
  readonly end: number;
  /** What the grammar would go on with: `a name`, `the end of the tag`. */
  readonly expected: string;
}

/** The first problem of what stands between two braces, or undefined when it is a tag. Names are not looked up. */
export type TagGrammar = (inner: string, dialect: DialectName) => TagProblem | undefined;

/**
 * The grammar of tags (language reference, section 4). The engine scans tags by hand, which is many times faster; this
 * one is asked only why something is not a tag, and a test holds the two against each other.
 */
export function createTagGrammar(): TagGrammar {
  const tokens = createTagTokens();
  // Without the safe mode, a token of any character at all is never looked for: the lexer indexes tokens by first letter.
  const lexer = new Lexer([...tokens.order], { positionTracking: 'onlyOffset', safeMode: true });
  const parser = createTagParser(tokens);
  return (inner, dialect) => {
    parser.input = lexer.tokenize(inner).tokens;
    parser.isLoose = dialect === 'platform';
    parser.tag();
    const [first] = parser.errors;
    return first === undefined ? undefined : toProblem(first, inner);
  };
}

function toProblem({ token, message }: IRecognitionException, inner: string): TagProblem {
  const start = token.tokenType === EOF ? inner.length : token.startOffset;
  return { start, end: token.tokenType === EOF ? start : start + token.image.length, expected: message };
}

/**
 * Chevrotain builds a grammar from a class: the only one of ours that is neither an error nor asked for by a host. It
 * recovers from errors, so that the first one is told and those that only follow from it are left out.
 */
function createTagParser(t: TagTokens) {
  class TagParser extends EmbeddedActionsParser {
    /** The platform dialect takes any white space where the other one wants exactly one blank. */
    isLoose = true;

    constructor() {
      super([...t.order], { recoveryEnabled: true, maxLookahead: 1, errorMessageProvider: MESSAGES });
      this.performSelfAnalysis();
    }

    /** `#…`, `.…` or variables. */
    readonly tag = this.RULE('tag', () => {
      this.firstOf('a name', [
        () => this.SUBRULE(this.comment),
        () => this.SUBRULE(this.dotted),
        () => this.SUBRULE(this.variables),
      ]);
    });

    readonly comment = this.RULE('comment', () => {
      this.CONSUME(t.Hash);
      this.SUBRULE(this.anything);
    });

    readonly dotted = this.RULE('dotted', () => {
      this.CONSUME(t.Point);
      this.predicateOr('an instruction or a predicate', () => this.SUBRULE(this.instruction));
    });

    /** What follows a keyword must fit exactly (language reference 4.4). */
    readonly instruction = this.RULE('instruction', () => {
      this.firstOf('an instruction or a predicate', [
        () => this.SUBRULE(this.sectionTag),
        () => this.SUBRULE(this.repeatedSectionTag),
        () => this.SUBRULE(this.alternatesWithTag),
        () => this.SUBRULE(this.orTag),
        () => this.SUBRULE(this.ifTag),
        () => this.SUBRULE(this.varTag),
        () => this.SUBRULE(this.ctxTag),
        () => this.SUBRULE(this.evalTag),
        () => this.SUBRULE(this.includeTag),
        () => this.SUBRULE(this.injectTag),
        () => this.SUBRULE(this.macroTag),
        () => this.CONSUME(t.End),
        () => this.CONSUME(t.Space),
        () => this.CONSUME(t.Tab),
        () => this.CONSUME(t.Newline),
        () => this.CONSUME(t.MetaLeft),
        () => this.CONSUME(t.MetaRight),
        () => this.CONSUME(t.Eof),
      ]);
    });

    readonly sectionTag = this.RULE('sectionTag', () => {
      this.CONSUME(t.Section);
      this.CONSUME(t.White);
      this.SUBRULE(this.reference);
    });

    readonly repeatedSectionTag = this.RULE('repeatedSectionTag', () => {
      this.CONSUME(t.Repeated);
      this.SUBRULE(this.gap);
      this.CONSUME(t.Section);
      this.CONSUME(t.White);
      this.SUBRULE(this.reference);
    });

    readonly alternatesWithTag = this.RULE('alternatesWithTag', () => {
      this.CONSUME(t.Alternates);
      this.CONSUME(t.OneSpace);
      this.CONSUME(t.With);
    });

    readonly orTag = this.RULE('orTag', () => {
      this.CONSUME(t.Or);
      this.OPTION(() => {
        this.CONSUME(t.OneSpace);
        this.SUBRULE(this.predicate);
      });
    });

    /** A predicate, a condition, or nothing at all: that is accepted, and fails when it runs. */
    readonly ifTag = this.RULE('ifTag', () => {
      this.CONSUME(t.If);
      this.CONSUME(t.White);
      this.OPTION(() => this.predicateOr('a name', () => this.SUBRULE(this.condition)));
    });

    readonly condition = this.RULE('condition', () => {
      this.SUBRULE(this.reference);
      this.OPTION(() => this.CONSUME(t.White));
      this.MANY(() => {
        this.firstOf('`&&` or `||`', [() => this.CONSUME(t.AndAnd), () => this.CONSUME(t.OrOr)]);
        this.OPTION1(() => this.CONSUME1(t.White));
        this.SUBRULE1(this.reference);
        this.OPTION2(() => this.CONSUME2(t.White));
      });
    });

    readonly varTag = this.RULE('varTag', () => {
      this.CONSUME(t.Var);
      this.SUBRULE(this.gap);
      this.SUBRULE(this.definition);
      this.SUBRULE1(this.gap);
      this.SUBRULE(this.variables);
    });

    /** One bare word after the bindings is swallowed (language reference 4.5). */
    readonly ctxTag = this.RULE('ctxTag', () => {
      const isBinding = () => this.isNext(t.Word, t.Equals) && this.isReferenceAt(3);
      this.CONSUME(t.Ctx);
      this.SUBRULE(this.gap);
      this.SUBRULE(this.definition);
      this.SUBRULE1(this.gap);
      const binding = () => this.SUBRULE(this.binding);
      this.AT_LEAST_ONE({ GATE: isBinding, ERR_MSG: 'a binding such as `key=name`', DEF: binding });
      this.OPTION(() => this.CONSUME(t.Word));
    });

    readonly binding = this.RULE('binding', () => {
      this.CONSUME(t.Word);
      this.CONSUME(t.Equals);
      this.SUBRULE(this.reference);
      this.OPTION(() => this.CONSUME(t.White));
    });

    readonly evalTag = this.RULE('evalTag', () => {
      this.CONSUME(t.Eval);
      this.CONSUME(t.White);
      this.SUBRULE(this.anything);
    });

    readonly includeTag = this.RULE('includeTag', () => {
      const isOneSpace = () => this.isNext(t.OneSpace);
      this.CONSUME(t.Include);
      this.choose('one blank', [
        { when: isOneSpace, use: () => this.SUBRULE(this.spaceAndName) },
        { when: () => !isOneSpace(), use: () => this.CONSUME(t.SpaceFirst) },
      ]);
      this.SUBRULE(this.anything);
    });

    /** A second blank is a name as well, though an empty one. */
    readonly spaceAndName = this.RULE('spaceAndName', () => {
      this.CONSUME(t.OneSpace);
      this.CONSUME(t.Any);
    });

    readonly injectTag = this.RULE('injectTag', () => {
      this.CONSUME(t.Inject);
      this.SUBRULE(this.gap);
      this.SUBRULE(this.definition);
      this.SUBRULE1(this.gap);
      this.CONSUME(t.PathPart);
      this.SUBRULE(this.anything);
    });

    readonly macroTag = this.RULE('macroTag', () => {
      this.CONSUME(t.Macro);
      this.SUBRULE(this.gap);
      const part = () => this.CONSUME(t.PathPart);
      this.AT_LEAST_ONE({ ERR_MSG: 'a name', DEF: part });
    });

    readonly predicate = this.RULE('predicate', () => {
      this.CONSUME(t.Word);
      this.CONSUME(t.Question);
      this.SUBRULE(this.anything);
    });

    /** References between commas, then formatters (language reference 4.1, 4.2). */
    readonly variables = this.RULE('variables', () => {
      const isComma = () => this.isNext(t.Comma) || this.isNext(t.Spaces, t.Comma);
      this.SUBRULE(this.reference);
      const next = () => {
        this.OPTION(() => this.CONSUME(t.Spaces));
        this.CONSUME(t.Comma);
        this.OPTION1(() => this.CONSUME1(t.Spaces));
        this.SUBRULE1(this.reference);
      };
      this.MANY({ GATE: isComma, DEF: next });
      this.MANY1(() => {
        this.CONSUME(t.Bar);
        this.CONSUME(t.Word);
        this.MANY2(() => this.CONSUME(t.NotBar));
      });
    });

    readonly reference = this.RULE('reference', () => {
      this.SUBRULE(this.segment);
      this.MANY(() => {
        this.CONSUME(t.Point);
        this.SUBRULE1(this.segment);
      });
    });

    readonly segment = this.RULE('segment', () => {
      this.firstOf('a name', [
        () => this.CONSUME(t.Digits),
        () => this.CONSUME(t.Word),
        () => {
          this.CONSUME(t.At);
          this.OPTION(() => this.CONSUME1(t.Word));
        },
        () => {
          this.CONSUME(t.Dollar);
          this.CONSUME2(t.Word);
        },
      ]);
    });

    readonly definition = this.RULE('definition', () => {
      this.CONSUME(t.At);
      this.CONSUME(t.Word);
    });

    readonly gap = this.RULE('gap', () => {
      this.choose('one blank', [
        { when: () => this.isLoose, use: () => this.CONSUME(t.White) },
        { when: () => !this.isLoose, use: () => this.CONSUME(t.OneSpace) },
      ]);
    });

    readonly anything = this.RULE('anything', () => {
      this.MANY(() => this.CONSUME(t.Any));
    });

    /** A word and a question mark; the second token decides, as every keyword is a word too. */
    private predicateOr(expected: string, other: () => unknown): void {
      const isPredicate = () => this.isNext(t.Word, t.Question);
      this.choose(expected, [
        { when: isPredicate, use: () => this.SUBRULE(this.predicate) },
        { when: () => !isPredicate(), use: other },
      ]);
    }

    /** The first alternative that the next token fits. */
    private firstOf(expected: string, alternatives: readonly (() => unknown)[]): void {
      this.OR({ ERR_MSG: expected, DEF: alternatives.map((alternative) => ({ ALT: alternative })) });
    }

    /** The same for alternatives that begin alike. */
    private choose(
      expected: string,
      alternatives: readonly { readonly when: () => boolean; readonly use: () => unknown }[],
    ): void {
      const DEF = alternatives.map(({ when, use }) => ({ GATE: when, ALT: use, IGNORE_AMBIGUITIES: true }));
      this.OR({ ERR_MSG: expected, DEF });
    }

    private isNext(...types: readonly TokenType[]): boolean {
      return types.every((type, index) => tokenMatcher(this.LA(index + 1), type));
    }

    private isReferenceAt(distance: number): boolean {
      const first = this.LA(distance);
      if (tokenMatcher(first, t.Dollar)) return tokenMatcher(this.LA(distance + 1), t.Word);
      return [t.Digits, t.Word, t.At].some((type) => tokenMatcher(first, type));
    }
  }
  return new TagParser();
}

const END_OF_TAG = 'the end of the tag';

/** Only what is expected; what was found stands in the source line. */
const MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => describe(expected),
  buildNotAllInputParsedMessage: () => END_OF_TAG,
  buildNoViableAltMessage: ({ customUserDescription, expectedPathsPerAlt }) =>
    customUserDescription ?? oneOf(expectedPathsPerAlt.flat(2)),
  buildEarlyExitMessage: ({ customUserDescription, expectedIterationPaths }) =>
    customUserDescription ?? oneOf(expectedIterationPaths.flat()),
};

function oneOf(types: readonly TokenType[]): string {
  const labels = [...new Set(types.map(describe))];
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

function describe(type: TokenType): string {
  return type === EOF ? END_OF_TAG : tokenLabel(type);
}
