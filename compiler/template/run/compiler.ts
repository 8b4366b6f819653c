import type { Dialect } from '../../../formatters/index.ts';
import type { SourceText } from '../../diagnostics/index.ts';
import type { Alternate, Instruction } from '../tree.ts';
import type { Hole } from './run.ts';

/** What instructions ask of the compiler while they prepare themselves. */
export interface Compiler {
  readonly source: SourceText;
  readonly dialect: Dialect;
  readonly enableExpr: boolean;
  readonly enableInclude: boolean;
  /** Prepares the instructions of a block. */
  block(instructions: readonly Instruction[]): Hole;
  /** Prepares what a block leads to when it does not apply. */
  alternate(alternate: Alternate): Hole;
}
