import type { Run, Trail } from './run.ts';

/** Adds an error of type `engine` at the instruction that is running. `message` is the whole text. */
export function report(run: Run, message: string): void {
  const { source, at, trail, errors } = run;
  // Bounded: a loop over hostile data could otherwise fill the memory with the same sentence.
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

/** More than a person reads, and far more than any test expects. */
const MAX_ERRORS = 10_000;

/** Ends the run as fast as it can go, keeping what was printed; the first limit reached is the one reported. */
export function stop(run: Run, message: string): void {
  if (run.isStopped) return;
  run.isStopped = true;
  reportRuntime(run, message);
}
