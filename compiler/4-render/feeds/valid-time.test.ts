import { expect, it } from 'vitest';
import { validTime } from './valid-time.ts';

it.each([
  ['9999-12-31', true],
  ['9999-12-31T00:00:00.001Z', false],
  ['1895-06-01', true],
  ['0001-01-01', true],
  ['0000-12-31', false],
  ['tomorrow', false],
])('can be in feeds and calendars, %s: %s', (text, isValid) => {
  const time = Date.parse(text);
  expect(validTime(time)).toBe(isValid ? time : undefined);
});

it('is a number', () => {
  expect(validTime('0')).toBeUndefined();
  expect(validTime(0)).toBe(0);
});
