import type { Instruction, Or } from '../tree.ts';
import type { Generator, Level } from './generator.ts';

/** Writes code that may throw: what it throws is reported, and the next instruction goes on from the block's frame. */
export function generateGuarded(
  code: string,
  { instruction, level }: { readonly instruction: Instruction | Or; readonly level: Level },
  generator: Generator,
): void {
  const restore = level.frame === undefined ? '' : `run.frame = ${level.frame}; `;
  const failed = generator.constant(instruction);
  generator.line(`try { ${code} } catch (error) { ${restore}fail(run, error, ${failed}); }`);
}
