import type { PredicateCall } from '../tree/tree.ts';
import type { Compiler } from './compiler.ts';
import type { Run } from './run.ts';

/** Prepares a predicate with its arguments; an unknown one is always false. */
export function compileCall(call: PredicateCall, compiler: Compiler): (run: Run) => boolean {
  if (call.predicate === undefined) return () => false;
  const test = call.predicate.prepare(call.args?.values ?? [], compiler.dialect);
  return (run) => test(run.scope);
}
