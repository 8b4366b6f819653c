import type { Instruction } from '../tree/tree.ts';
import type { Generator, Level } from './generator.ts';

/** Where code stands: the instruction of a block that it is part of, and the level that the block runs on. */
export interface Spot {
  readonly instruction: Instruction;
  readonly level: Level;
}

/** Writes code that may throw: what it throws is reported, and the next instruction goes on from the block's frame. */
export function generateGuarded(code: string, { instruction, level }: Spot, generator: Generator): void {
  const restore = level.frame === undefined ? '' : `run.frame = ${level.frame}; `;
  const failed = generator.constant(instruction);
  generator.line(`try { ${code} } catch (error) { ${restore}fail(run, error, ${failed}); }`);
}
