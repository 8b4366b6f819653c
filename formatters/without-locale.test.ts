import { expect, it } from 'vitest';
import type { Value } from './contract.ts';
import { DIALECTS } from './dialect.ts';
import { EMPTY_SCOPE } from './empty-scope.ts';
import { formatters } from './formatters.ts';

/** Callers may render without locale data. */
const SCOPE = { ...EMPTY_SCOPE, cldr: undefined };

it.each<[string, Value, readonly Value[]]>([
  ['money', { value: '1.5', currency: 'EUR' }, []],
  ['decimal', '1.5', []],
  ['percentage-format', '1.5', []],
  ['datetime', 0, []],
  ['datetime-interval', 0, [86_400_000]],
  ['relative-time', 0, []],
  ['plural', 1, []],
  ['message', '{0}', []],
])('%s prints nothing without locale data', (name, value, others) => {
  const format = formatters.get(name)?.prepare([], DIALECTS.platform);
  expect(format?.(value, SCOPE, others)).toBe('');
});
