import { expect, it } from 'vitest';
import { isRecord } from './is-record.ts';

it('is a JSON object, neither an array nor null', () => {
  expect([{}, { a: 1 }, JSON.parse('{"__proto__":1}'), Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], [{}], '', 'a', 0, true].some(isRecord)).toBe(false);
});
