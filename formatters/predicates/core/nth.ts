import type { Predicate, Value } from '../../contract.ts';
import { comparison } from './comparison.ts';

/** `{.nth? 3}`, `{.nth? @index 3}`: a multiple of the divisor; integers only (language reference 18.1). */
export const nth: Predicate = {
  name: 'nth?',
  // Only exactly two arguments form a pair; otherwise only the first counts.
  prepare: (args, dialect) => multiple.prepare(args.length === 2 ? args : args.slice(0, 1), dialect),
};

const multiple = comparison('nth?', isMultiple);

function isMultiple(value: Value, divisor: Value): boolean {
  if (!isWhole(value) || !isWhole(divisor) || divisor === 0) return false;
  return Math.abs(value) % divisor === 0;
}

function isWhole(value: Value): value is number {
  return Number.isInteger(value);
}
