import {
  Block,
  BlockDirective,
  Evaluator,
  type ExecEnv,
  FALSE,
  GenericBlock,
  type MixinCall,
  Variable,
} from '@squarespace/less-ts';
import { DetachedCall, DetachedRuleset, GuardedRuleset } from './newer-nodes.ts';

/** Mixins that call each other twice would never end. The largest themes known have some thousand calls. */
const MAX_MIXIN_CALLS = 20_000;

/** Evaluates what is newer than the platform's LESS, too, and stops endless calls. */
export class ThemeEvaluator extends Evaluator {
  private calls = 0;

  protected override executeMixinCall(env: ExecEnv, call: MixinCall): Block {
    this.calls += 1;
    if (this.calls > MAX_MIXIN_CALLS)
      throw new Error(`mixins call each other more than ${MAX_MIXIN_CALLS.toLocaleString('en')} times`);
    if (call instanceof DetachedCall) return this.callDetached(env, call);
    if (call instanceof GuardedRuleset) return this.guarded(env, call);
    return super.executeMixinCall(env, call);
  }

  override evaluateBlockDirective(env: ExecEnv, original: BlockDirective): BlockDirective {
    const { name, block } = super.evaluateBlockDirective(env, original);
    return new BlockDirective(KEYFRAMES.test(name) ? interpolated(name, env) : name, block);
  }

  private callDetached(env: ExecEnv, { variable }: DetachedCall): Block {
    const { ctx } = env;
    const known = env.errors.length;
    const value = variable.eval(env);
    if (!(value instanceof DetachedRuleset)) {
      if (env.errors.length === known) env.errors.push(error(`${variable.name} is not a detached ruleset`));
      return new Block();
    }
    if (ctx.mixinDepth >= ctx.mixinRecursionLimit) {
      env.errors.push(error(`${variable.name} calls itself without an end`));
      return new Block();
    }
    const scope = env.copy();
    scope.append(value.scope?.frames ?? []);
    ctx.mixinDepth += 1;
    const block = this.evaluatedBlock(scope, value.block);
    ctx.mixinDepth -= 1;
    return block;
  }

  private guarded(env: ExecEnv, { guard, block, ruleset }: GuardedRuleset): Block {
    if (guard.eval(env).equals(FALSE)) return new Block();
    return ruleset === undefined ? this.evaluatedBlock(env, block) : new Block([ruleset]);
  }

  private evaluatedBlock(env: ExecEnv, original: Block): Block {
    const block = original.copy();
    const node = new GenericBlock(block);
    env.push(node);
    this.expandMixins(env, block);
    this.evaluateRules(env, block, false);
    env.pop();
    env.ctx.captureErrors(node, env);
    return block;
  }
}

function error(message: string) {
  return { type: 'runtime', message } as const;
}

const KEYFRAMES = /^@(?:-\w+-)?keyframes\s.*@/;

/** `@keyframes @name` and `@keyframes ~"@{name}-in"`. */
function interpolated(name: string, env: ExecEnv): string {
  return name
    .replace(/(?<=\s\S*)@\{?([\w-]+)\}?/g, (_, variable: string) =>
      env.render(new Variable(`@${variable}`, false).eval(env)),
    )
    .replace(/~?(["'])(.*)\1/, '$2');
}
