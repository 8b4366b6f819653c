import type { SourceText } from '../diagnostics/index.ts';
import { compile } from './compile.ts';
import type { CompileOptions } from './contract.ts';
import type { Hole } from './run/run.ts';
import type { Root } from './tree.ts';

/** Compiles on the first run, and once more on the first run that records its reads: most templates need only one. */
export function prepareHole(tree: Root, source: SourceText, options: CompileOptions): Hole {
  let plain: Hole | undefined;
  let recording: Hole | undefined;
  return (run) => {
    if (run.reads === undefined) {
      plain ??= compile(tree, source, options);
      return plain(run);
    }
    recording ??= compile(tree, source, options, true);
    return recording(run);
  };
}
