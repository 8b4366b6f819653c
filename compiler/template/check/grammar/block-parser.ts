import { PieceParser } from './piece-parser.ts';

/** Instructions that open a block, divide it or separate its iterations. */
export class BlockParser extends PieceParser {
  readonly sectionTag = this.RULE('sectionTag', () => {
    this.CONSUME(this.t.Section);
    this.CONSUME(this.t.White);
    this.SUBRULE(this.reference);
  });

  readonly repeatedSectionTag = this.RULE('repeatedSectionTag', () => {
    this.CONSUME(this.t.Repeated);
    this.SUBRULE(this.gap);
    this.CONSUME(this.t.Section);
    this.CONSUME(this.t.White);
    this.SUBRULE(this.reference);
  });

  readonly alternatesWithTag = this.RULE('alternatesWithTag', () => {
    this.CONSUME(this.t.Alternates);
    this.CONSUME(this.t.OneSpace);
    this.CONSUME(this.t.With);
  });

  readonly orTag = this.RULE('orTag', () => {
    this.CONSUME(this.t.Or);
    this.OPTION(() => {
      this.CONSUME(this.t.OneSpace);
      this.SUBRULE(this.predicate);
    });
  });

  /** A predicate, a condition, or nothing: that is accepted, and fails at run time. */
  readonly ifTag = this.RULE('ifTag', () => {
    this.CONSUME(this.t.If);
    this.CONSUME(this.t.White);
    this.OPTION(() => this.predicateOr('a name', () => this.SUBRULE(this.condition)));
  });

  readonly condition = this.RULE('condition', () => {
    this.SUBRULE(this.reference);
    this.OPTION(() => this.CONSUME(this.t.White));
    this.MANY(() => {
      this.firstOf('`&&` or `||`', [() => this.CONSUME(this.t.AndAnd), () => this.CONSUME(this.t.OrOr)]);
      this.OPTION1(() => this.CONSUME1(this.t.White));
      this.SUBRULE1(this.reference);
      this.OPTION2(() => this.CONSUME2(this.t.White));
    });
  });
}
