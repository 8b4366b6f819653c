import type { Format, Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';

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

function preparePluralize(args: readonly string[]): Format {
  const [first, second] = args;
  const singular = second === undefined ? '' : (first ?? '');
  const plural = second ?? first ?? 's';
  return (value) => (asNumber(value) === 1 ? singular : plural);
}
