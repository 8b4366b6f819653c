import { EmbeddedActionsParser, type TokenType, tokenMatcher } from 'chevrotain';
import { MESSAGES } from './messages.ts';
import type { TagTokens } from './tag-tokens.ts';

/**
 * The parts of tags: names, spaces, predicates, variables (language reference 4.1 to 4.3).
 *
 * Chevrotain builds a grammar from a class, so this class and its subclasses are the exception to the rule against classes. They
 * recover from errors, so that only the first error is reported and not those that follow from it.
 */
export class PieceParser extends EmbeddedActionsParser {
  /** The platform dialect accepts any white space where the browser dialect requires exactly one space. */
  isLoose = true;
  protected readonly t: TagTokens;

  constructor(t: TagTokens) {
    super([...t.order], { recoveryEnabled: true, maxLookahead: 1, errorMessageProvider: MESSAGES });
    this.t = t;
  }

  /** References separated by commas, then formatters (language reference 4.1, 4.2). */
  readonly variables = this.RULE('variables', () => {
    const isComma = () => this.isNext(this.t.Comma) || this.isNext(this.t.Spaces, this.t.Comma);
    this.SUBRULE(this.reference);
    const next = () => {
      this.OPTION(() => this.CONSUME(this.t.Spaces));
      this.CONSUME(this.t.Comma);
      this.OPTION1(() => this.CONSUME1(this.t.Spaces));
      this.SUBRULE1(this.reference);
    };
    this.MANY({ GATE: isComma, DEF: next });
    this.MANY1(() => {
      this.CONSUME(this.t.Bar);
      this.CONSUME(this.t.Word);
      this.MANY2(() => this.CONSUME(this.t.NotBar));
    });
  });

  readonly reference = this.RULE('reference', () => {
    this.SUBRULE(this.segment);
    this.MANY(() => {
      this.CONSUME(this.t.Point);
      this.SUBRULE1(this.segment);
    });
  });

  readonly segment = this.RULE('segment', () => {
    this.firstOf('a name', [
      () => this.CONSUME(this.t.Digits),
      () => this.CONSUME(this.t.Word),
      () => {
        this.CONSUME(this.t.At);
        this.OPTION(() => this.CONSUME1(this.t.Word));
      },
      () => {
        this.CONSUME(this.t.Dollar);
        this.CONSUME2(this.t.Word);
      },
    ]);
  });

  readonly definition = this.RULE('definition', () => {
    this.CONSUME(this.t.At);
    this.CONSUME(this.t.Word);
  });

  readonly predicate = this.RULE('predicate', () => {
    this.CONSUME(this.t.Word);
    this.CONSUME(this.t.Question);
    this.SUBRULE(this.anything);
  });

  readonly gap = this.RULE('gap', () => {
    this.choose('one blank', [
      { when: () => this.isLoose, use: () => this.CONSUME(this.t.White) },
      { when: () => !this.isLoose, use: () => this.CONSUME(this.t.OneSpace) },
    ]);
  });

  readonly anything = this.RULE('anything', () => {
    this.MANY(() => this.CONSUME(this.t.Any));
  });

  /** A word and a question mark. The second token decides, as every keyword is also a word. */
  protected predicateOr(expected: string, other: () => unknown): void {
    const isPredicate = () => this.isNext(this.t.Word, this.t.Question);
    this.choose(expected, [
      { when: isPredicate, use: () => this.SUBRULE(this.predicate) },
      { when: () => !isPredicate(), use: other },
    ]);
  }

  /** Parses the first alternative that the next token fits. */
  protected firstOf(expected: string, alternatives: readonly (() => unknown)[]): void {
    this.OR({ ERR_MSG: expected, DEF: alternatives.map((alternative) => ({ ALT: alternative })) });
  }

  /** The same for alternatives with a common prefix. */
  protected choose(
    expected: string,
    alternatives: readonly { readonly when: () => boolean; readonly use: () => unknown }[],
  ): void {
    const DEF = alternatives.map(({ when, use }) => ({ GATE: when, ALT: use, IGNORE_AMBIGUITIES: true }));
    this.OR({ ERR_MSG: expected, DEF });
  }

  protected isNext(...types: readonly TokenType[]): boolean {
    return types.every((type, index) => tokenMatcher(this.LA(index + 1), type));
  }

  protected isReferenceAt(distance: number): boolean {
    const first = this.LA(distance);
    if (tokenMatcher(first, this.t.Dollar)) return tokenMatcher(this.LA(distance + 1), this.t.Word);
    return [this.t.Digits, this.t.Word, this.t.At].some((type) => tokenMatcher(first, type));
  }
}
