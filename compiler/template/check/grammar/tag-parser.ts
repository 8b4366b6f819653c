import type { TagTokens } from './tag-tokens.ts';
import { ValueParser } from './value-parser.ts';

/** A whole tag without its braces. */
export class TagParser extends ValueParser {
  constructor(t: TagTokens) {
    super(t);
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
    this.CONSUME(this.t.Hash);
    this.SUBRULE(this.anything);
  });

  readonly dotted = this.RULE('dotted', () => {
    this.CONSUME(this.t.Point);
    this.predicateOr('an instruction or a predicate', () => this.SUBRULE(this.instruction));
  });

  /** The text after a keyword must match exactly (language reference 4.4). */
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
      () => this.CONSUME(this.t.End),
      () => this.CONSUME(this.t.Space),
      () => this.CONSUME(this.t.Tab),
      () => this.CONSUME(this.t.Newline),
      () => this.CONSUME(this.t.MetaLeft),
      () => this.CONSUME(this.t.MetaRight),
      () => this.CONSUME(this.t.Eof),
    ]);
  });
}
