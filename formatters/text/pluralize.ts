import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { integerReader } from '../values/strict-number.ts';

/**
 * `{count|pluralize}` (`` or `s`), `{count|pluralize es}`, `{count|pluralize/y/ies}` (language reference 11.2).
 * Supports the forms one and other only.
 */
export const pluralize: Formatter = {
  name: 'pluralize',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: preparePluralize,
};

function preparePluralize(args: readonly string[], dialect: Dialect): Format {
  const [first, second] = args;
  const singular = second === undefined ? '' : (first ?? '');
  const plural = second ?? first ?? 's';
  const read = integerReader(dialect);
  return (value) => (read(value) === 1 ? singular : plural);
}
