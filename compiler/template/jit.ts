import type { EvaluateSource, Jit } from './contract.ts';
import { generateSource } from './generate.ts';
import type { Segment } from './run/run.ts';
import { LIBRARY } from './source/library.ts';

/**
 * Longer sources stay closures: the engine would not optimize such a large function, and closures are faster then. V8 stops at 60
 * kB of bytecode, about as much source.
 */
const MAX_SOURCE = 60_000;

/**
 * Compiles templates that are rendered often to JavaScript. Passed in where the host allows it, so that bundles for other hosts
 * do not include the generator.
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
