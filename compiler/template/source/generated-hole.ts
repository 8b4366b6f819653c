import type { SourceText } from '../../diagnostics/index.ts';
import type { CompileOptions, EvaluateSource } from '../contract.ts';
import type { Hole, RunnablePartials } from '../run/run.ts';
import type { Root } from '../tree/tree.ts';
import { generateSource } from './generate.ts';
import { LIBRARY } from './library.ts';

/**
 * Sources longer than this stay closures: the host would never optimise a function of that size, and then closures are
 * faster. V8 gives up at 60 kB of bytecode, which is about as much source.
 */
const MAX_SOURCE = 60_000;

interface Generation {
  readonly options: CompileOptions;
  readonly evaluate: EvaluateSource;
  /** The partials of the run that the template turned out hot in. */
  readonly partials: RunnablePartials;
}

/** The tree as a function of generated JavaScript, or undefined when closures serve it better. */
export function generateHole(
  root: Root,
  source: SourceText,
  { options, evaluate, partials }: Generation,
): Hole | undefined {
  const { body, constants } = generateSource(root, source, { options, partials });
  if (body.length > MAX_SOURCE) return undefined;
  const make = evaluate(['lib', 'constants'], body) as (
    lib: typeof LIBRARY,
    constants: readonly unknown[],
  ) => Hole;
  return make(LIBRARY, constants);
}
