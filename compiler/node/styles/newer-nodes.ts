import {
  type Block,
  type Buffer,
  type ExecEnv,
  type Guard,
  MixinCall,
  Node,
  Property,
  Rule,
  type Ruleset,
  Selector,
  TextElement,
  Variable,
} from '@squarespace/less-ts';
import type { RawValue } from './raw-value.ts';

/** A block as a value: `@rules: { … }`, or an argument of a mixin. */
export class DetachedRuleset extends Node {
  constructor(
    readonly block: Block,
    /** Where the block was written, once it is a value. */
    readonly scope?: ExecEnv,
  ) {
    super(ANONYMOUS);
  }

  override needsEval(): boolean {
    return this.scope === undefined;
  }

  override eval(env: ExecEnv): Node {
    return this.scope === undefined ? new DetachedRuleset(this.block, env.copy()) : this;
  }

  equals(node: Node): boolean {
    return node instanceof DetachedRuleset && node.block === this.block;
  }

  /** It has no text. */
  repr(_: Buffer): void {}
}

/** The value of `NodeType.ANONYMOUS`, an enum that exists only in the types of the package. */
const ANONYMOUS = 1;

/** `@rules();`. The evaluator replaces calls of mixins by rules, so what it replaces is a call. */
export class DetachedCall extends MixinCall {
  readonly variable: Variable;

  constructor(name: string) {
    super(new Selector([new TextElement(undefined, name)]), undefined, false);
    this.variable = new Variable(name, false);
  }
}

/** `.dark when (@mode = dark) { … }`; without selectors for `& when`. */
export class GuardedRuleset extends MixinCall {
  constructor(
    readonly guard: Guard,
    readonly block: Block,
    readonly ruleset: Ruleset | undefined,
  ) {
    super(new Selector([new TextElement(undefined, '&')]), undefined, false);
  }
}

/** A declaration with variables in the name of its property: `margin-@{side}: 1px`. */
export class InterpolatedRule extends Rule {
  constructor(
    readonly name: RawValue,
    value: Node,
    important: boolean | number,
  ) {
    super(new Property(''), value, important);
  }

  override needsEval(): boolean {
    return true;
  }

  override eval(env: ExecEnv): Node {
    const name = env.render(this.name.eval(env));
    return new Rule(new Property(name), this.value.eval(env), this.important);
  }
}
