import type { SourceText } from '../diagnostics/source-text.ts';
import { compile } from './compile.ts';
import type { CompileOptions } from './contract.ts';
import type { Segment } from './run/run.ts';
import type { Root } from './tree/tree.ts';

/** Generated source pays back after about this many renders of a page. */
const HOT_AFTER = 8;

/**
 * A tree made ready to run, as late as can be: closures on the first run, closures that record their reads on the first
 * run that asks for them, and JavaScript source, where the host allows it, when the template turns out to be used a lot.
 */
export function prepareSegment(tree: Root, source: SourceText, options: CompileOptions): Segment {
  const { jit } = options;
  let plain: Segment | undefined;
  let recording: Segment | undefined;
  let runs = 0;
  return (run) => {
    if (run.reads !== undefined) {
      recording ??= compile(tree, source, options, true);
      return recording(run);
    }
    runs++;
    plain ??= compile(tree, source, options);
    if (runs === HOT_AFTER && jit !== undefined) {
      const generated = jit(tree, source, { options, partials: run.partials });
      if (generated !== undefined) plain = withClosures(generated, plain);
    }
    return plain(run);
  };
}

/**
 * Generated source looks after what formatters throw and no further. Data with a getter that throws is begun again with the
 * closures, which know at each instruction what to do: a template prints the same, hot or not.
 */
function withClosures(generated: Segment, closures: Segment): Segment {
  return (run) => {
    const { frame, steps, isStopped, depth, at, trail, source } = run;
    const { node, isPlain, index, variables, macros } = frame;
    const errors = run.errors.length;
    try {
      return generated(run);
    } catch {
      Object.assign(frame, { node, isPlain, index, variables, macros });
      Object.assign(run, { frame, steps, isStopped, depth, at, trail, source });
      run.errors.length = errors;
      return closures(run);
    }
  };
}
