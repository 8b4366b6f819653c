import type { Run, Trail } from './run.ts';

/** Adds an error of type `engine` at the running instruction. `message` is the full text. */
export function report(run: Run, message: string): void {
  const { source, at, trail, errors } = run;
  // Bounded: a loop over hostile data could otherwise fill the memory with errors.
  if (errors.length >= MAX_ERRORS) return;
  errors.push({
    type: 'engine',
    message,
    location: source.location(at.start, at.end),
    trail: namesOf(trail),
  });
}

/** Outermost first. */
function namesOf(trail: Trail | undefined): readonly string[] {
  const names: string[] = [];
  for (let step = trail; step !== undefined; step = step.from) names.unshift(step.name);
  return names;
}

export function reportRuntime(run: Run, message: string): void {
  report(run, `RuntimeError: ${message}`);
}

/** More than anyone reads, and far more than any test expects. */
const MAX_ERRORS = 10_000;

/** Stops the run as soon as possible and keeps the output; only the first exceeded limit is reported. */
export function stop(run: Run, message: string): void {
  if (run.isStopped) return;
  // First, because it throws when the stack is exhausted; an outer block tries again with more room.
  reportRuntime(run, message);
  run.isStopped = true;
}
