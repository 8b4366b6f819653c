import type { EvaluateSource, Jit } from './contract.ts';
import { generateSource } from './generate.ts';
import type { Segment } from './run/run.ts';
import { LIBRARY } from './source/library.ts';

/**
 * Sources longer than this stay closures: the host would never optimise a function of that size, and then closures are
 * faster. V8 gives up at 60 kB of bytecode, which is about as much source.
 */
const MAX_SOURCE = 60_000;

/**
 * Makes JavaScript of templates that are rendered often. Handed in where the host allows it, so that a bundle for a host
 * that does not leaves out what writes it.
 */
export function createJit(evaluate: EvaluateSource): Jit {
  return (root, source, { options, partials }) => {
    const { body, constants } = generateSource(root, source, { options, partials });
    if (body.length > MAX_SOURCE) return undefined;
    const make = evaluate(['lib', 'constants'], body) as (
      lib: typeof LIBRARY,
      constants: readonly unknown[],
    ) => Segment;
    return make(LIBRARY, constants);
  };
}
