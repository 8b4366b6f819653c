import { compileCall } from '../run/predicate-call.ts';
import type { Alternate, Instruction, Or, PredicateBlock } from '../tree/tree.ts';
import type { Generator, Level } from './generator.ts';
import { generateGuarded, type Spot } from './guard.ts';

/** Writes what a block leads to when it does not apply. */
export function generateAlternate(alternate: Alternate, spot: Spot, generator: Generator): void {
  if (typeof alternate === 'string') return;
  if (alternate.call === undefined) generateBlock(alternate.body, spot.level, generator);
  else generateCall(alternate, spot, generator);
}

/**
 * Writes a block that a predicate guards. When the predicate throws, neither side runs, and the instruction that the
 * chain of blocks began with is the one that failed.
 */
export function generateCall(block: PredicateBlock | Or, spot: Spot, generator: Generator): void {
  if (block.call === undefined) return;
  const answer = generator.fresh();
  const test = generator.constant(compileCall(block.call, generator.compiler));
  const at = generator.constant(block);
  generator.line(`let ${answer};`);
  generateGuarded(`run.at = ${at}; ${answer} = ${test}(run);`, spot, generator);
  generator.line(`if (${answer} === true) {`);
  generateBlock(block.body, spot.level, generator);
  generator.line(`} else if (${answer} === false) {`);
  generateAlternate(block.alternate, spot, generator);
  generator.line('}');
}

/** Writes the instructions of a block and what they count. */
export function generateBlock(
  instructions: readonly Instruction[],
  level: Level,
  generator: Generator,
): void {
  if (instructions.length === 0) return;
  // Text alone costs next to nothing, and a loop counts its turns itself.
  if (instructions.some(({ kind }) => kind !== 'text'))
    generator.line(`charge(run, ${instructions.length});`);
  generator.block(instructions, level);
}
