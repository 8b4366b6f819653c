import { compileCall } from '../run/predicate-call.ts';
import type { Alternate, Instruction, Or, PredicateBlock } from '../tree/tree.ts';
import type { Generator, Level } from './generator.ts';
import { generateGuarded, type Spot } from './guard.ts';

/** Generates the alternate of a block. */
export function generateAlternate(alternate: Alternate, spot: Spot, generator: Generator): void {
  if (typeof alternate === 'string') return;
  if (alternate.call === undefined) generateBlock(alternate.body, spot.level, generator);
  else generateCall(alternate, spot, generator);
}

/**
 * Generates a block guarded by a predicate. When the predicate throws, neither branch runs, and the error is reported for the
 * first instruction of the chain.
 */
export function generateCall(block: PredicateBlock | Or, spot: Spot, generator: Generator): void {
  if (block.call === undefined) return;
  const outcome = generator.fresh();
  const test = generator.constant(compileCall(block.call, generator.compiler));
  const at = generator.constant(block);
  generator.line(`let ${outcome};`);
  generateGuarded(`run.at = ${at}; ${outcome} = ${test}(run);`, spot, generator);
  generator.line(`if (${outcome} === true) {`);
  generateBlock(block.body, spot.level, generator);
  generator.line(`} else if (${outcome} === false) {`);
  generateAlternate(block.alternate, spot, generator);
  generator.line('}');
}

/** Generates the instructions of a block and their step count. */
export function generateBlock(
  instructions: readonly Instruction[],
  level: Level,
  generator: Generator,
): void {
  if (instructions.length === 0) return;
  // Text alone is nearly free, and a loop counts its own iterations.
  if (instructions.some(({ kind }) => kind !== 'text'))
    generator.line(`charge(run, ${instructions.length});`);
  generator.block(instructions, level);
}
