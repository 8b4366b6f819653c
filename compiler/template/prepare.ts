import type { SourceText } from '../diagnostics/source-text.ts';
import { compile } from './compile.ts';
import type { CompileOptions } from './contract.ts';
import type { Segment } from './run/run.ts';
import type { Root } from './tree/tree.ts';

/** Generated source pays off after about this many renders of a page. */
const HOT_AFTER = 8;

/**
 * Prepares a tree as late as possible: closures on the first run, recording closures on the first run that asks for them, and
 * JavaScript source, where the host allows it, when the template turns out to be hot.
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
 * Generated source only handles errors thrown by formatters. If the data has a getter that throws, the render is restarted with
 * closures, which know how to continue at each instruction: hot and cold templates print the same.
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
