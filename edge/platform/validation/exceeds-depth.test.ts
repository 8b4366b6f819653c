import { expect, it } from 'vitest';
import { exceedsDepth } from './exceeds-depth.ts';

it.each([
  ['a text', 'x', 0, false],
  ['an object', {}, 0, false],
  ['a field', { a: 1 }, 1, false],
  ['a field below the limit', { a: { b: 1 } }, 1, true],
  ['a list in a field', { a: [[1]] }, 2, true],
  ['null', null, 0, false],
])('%s: %j exceeds %i levels: %s', (_, value, max, expected) => {
  expect(exceedsDepth(value, max)).toBe(expected);
});
