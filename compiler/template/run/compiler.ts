import type { Dialect, Path } from '../../../formatters/index.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { Alternate, Instruction } from '../tree/tree.ts';
import type { Use } from './resolve.ts';
import type { Evaluator, Segment } from './run.ts';

/** What instructions need from the compiler to prepare themselves. */
export interface Compiler {
  readonly source: SourceText;
  readonly dialect: Dialect;
  readonly enableExpr: boolean;
  readonly enableInclude: boolean;
  /** Prepares the lookup of a name; `use` is recorded with the read. */
  resolver(path: Path, use: Use): Evaluator;
  /** Prepares the instructions of a block. */
  block(instructions: readonly Instruction[]): Segment;
  /** Prepares the alternate of a block. */
  alternate(alternate: Alternate): Segment;
}
