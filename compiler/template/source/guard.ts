import type { Instruction } from '../tree/tree.ts';
import type { Generator, Level } from './generator.ts';

/** Position of generated code: the instruction of a block that it is part of, and the level of the block. */
export interface Spot {
  readonly instruction: Instruction;
  readonly level: Level;
}

/** Generates code that may throw: exceptions are reported, and the next instruction continues in the block's frame. */
export function generateGuarded(code: string, { instruction, level }: Spot, generator: Generator): void {
  const restore = level.frame === undefined ? '' : `run.frame = ${level.frame}; `;
  const failed = generator.constant(instruction);
  generator.line(`try { ${code} } catch (error) { ${restore}fail(run, error, ${failed}); }`);
}
