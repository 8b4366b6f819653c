import { BlockParser } from './block-parser.ts';

/** Instructions that name or compute a value, or include another template. */
export class ValueParser extends BlockParser {
  readonly varTag = this.RULE('varTag', () => {
    this.CONSUME(this.t.Var);
    this.SUBRULE(this.gap);
    this.SUBRULE(this.definition);
    this.SUBRULE1(this.gap);
    this.SUBRULE(this.variables);
  });

  /** One bare word after the bindings is ignored (language reference 4.5). */
  readonly ctxTag = this.RULE('ctxTag', () => {
    const isBinding = () => this.isNext(this.t.Word, this.t.Equals) && this.isReferenceAt(3);
    this.CONSUME(this.t.Ctx);
    this.SUBRULE(this.gap);
    this.SUBRULE(this.definition);
    this.SUBRULE1(this.gap);
    const binding = () => this.SUBRULE(this.binding);
    this.AT_LEAST_ONE({ GATE: isBinding, ERR_MSG: 'a binding such as `key=name`', DEF: binding });
    this.OPTION(() => this.CONSUME(this.t.Word));
  });

  readonly binding = this.RULE('binding', () => {
    this.CONSUME(this.t.Word);
    this.CONSUME(this.t.Equals);
    this.SUBRULE(this.reference);
    this.OPTION(() => this.CONSUME(this.t.White));
  });

  readonly evalTag = this.RULE('evalTag', () => {
    this.CONSUME(this.t.Eval);
    this.CONSUME(this.t.White);
    this.SUBRULE(this.anything);
  });

  readonly includeTag = this.RULE('includeTag', () => {
    const isOneSpace = () => this.isNext(this.t.OneSpace);
    this.CONSUME(this.t.Include);
    this.choose('one blank', [
      { when: isOneSpace, use: () => this.SUBRULE(this.spaceAndName) },
      { when: () => !isOneSpace(), use: () => this.CONSUME(this.t.SpaceFirst) },
    ]);
    this.SUBRULE(this.anything);
  });

  /** A second space is an empty name. */
  readonly spaceAndName = this.RULE('spaceAndName', () => {
    this.CONSUME(this.t.OneSpace);
    this.CONSUME(this.t.Any);
  });

  readonly injectTag = this.RULE('injectTag', () => {
    this.CONSUME(this.t.Inject);
    this.SUBRULE(this.gap);
    this.SUBRULE(this.definition);
    this.SUBRULE1(this.gap);
    this.CONSUME(this.t.PathPart);
    this.SUBRULE(this.anything);
  });

  readonly macroTag = this.RULE('macroTag', () => {
    this.CONSUME(this.t.Macro);
    this.SUBRULE(this.gap);
    const part = () => this.CONSUME(this.t.PathPart);
    this.AT_LEAST_ONE({ ERR_MSG: 'a name', DEF: part });
  });
}
