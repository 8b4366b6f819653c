import type { ApplyOptions, Value } from '../../../formatters/index.ts';
import { isExcessEnd, isTolerableError } from '../tolerable-errors.ts';
import { reportRuntime } from './report.ts';
import { bindVariable, createFrameLike, type Frame, type Run, type RunnablePartial } from './run.ts';

/** `apply`: runs a macro or partial on a value in its own frame and returns the printed text (8.13). */
export function runApplied(run: Run, name: string, node: Value, options: ApplyOptions): Value {
  const found = findPartial(run, name);
  if (found === undefined) return run.dialect.missingPartialIsMissing ? undefined : '';
  const outer = run.frame;
  const frame = createFrameLike(outer, node, options.isPrivate);
  frame.path = node === outer.node ? outer.path : undefined;
  if (options.args !== undefined) bindVariable(frame, '@args', options.args);
  run.frame = frame;
  const printed = runPartial(run, name, found);
  run.frame = outer;
  return printed;
}

/** `.include`: runs it in the current frame, so that its bindings stay. */
export function runIncluded(run: Run, name: string): string {
  const found = findPartial(run, name);
  return found === undefined ? '' : runPartial(run, name, found);
}

/** Finds a macro from the current frame down to the root, ignoring name barriers; then a partial (7.6). */
function findPartial(run: Run, name: string): RunnablePartial | undefined {
  const from = run.hasMacros ? run.frame : undefined;
  for (let frame: Frame | undefined = from; frame !== undefined; frame = frame.parent) {
    const macro = frame.macros?.get(name);
    if (macro !== undefined) return macro;
  }
  run.reads?.add('partial', name);
  const partial = run.partials.find(name);
  if (partial === undefined) {
    reportRuntime(run, `Attempt to apply partial '${name}' which could not be found.`);
    return undefined;
  }
  if (partial.errors.length === 0) return partial;
  const isTolerable = run.dialect.partialsTolerateErrors && partial.errors.every(isTolerableError);
  const messages = partial.errors.map((error) =>
    isTolerable && isExcessEnd(error)
      ? `Partial "${name}" has an END outside of every block, which is ignored`
      : `Parse of partial "${name}" failed: ${error.message}`,
  );
  reportOnce(run, name, isTolerable ? [...new Set(messages)] : messages);
  return isTolerable ? partial : { ...partial, segment: printNothing };
}

function printNothing(): string {
  return '';
}

/** The errors of a partial are reported once. */
function reportOnce(run: Run, name: string, messages: readonly string[]): void {
  run.reportedPartials ??= new Set();
  if (run.reportedPartials.has(name)) return;
  run.reportedPartials.add(name);
  for (const message of messages) reportRuntime(run, message);
}

function runPartial(run: Run, name: string, partial: RunnablePartial): string {
  const limit = run.limits.maxPartialDepth;
  if (run.depth >= limit) {
    reportRuntime(run, `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${limit}`);
    if (run.dialect.rejectedDepthLeaks) run.depth++;
    return '';
  }
  const { source, trail, at } = run;
  run.depth++;
  run.trail = { name, from: trail };
  run.source = partial.source;
  const printed = partial.segment(run);
  run.depth--;
  run.source = source;
  run.trail = trail;
  run.at = at;
  return printed;
}
