import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const KINDS = ['number', 'string'] as const;

it('a cursor leads to its position', () => {
  expect(decodeCursor(encodeCursor([7, 'õ']), KINDS)).toEqual([7, 'õ']);
});

it.each([
  ['too few values', encodeCursor([7])],
  ['too many values', encodeCursor([7, 'a', 'b'])],
  ['values of other types', encodeCursor(['7', 'a'])],
  ['no list', btoa('{"length":2}')],
  ['no JSON', btoa('x')],
  ['nothing', ''],
  ['more than 2,000 characters', encodeCursor([7, 'a'.repeat(2000)])],
])('a cursor with %s is ignored', (_, cursor) => {
  expect(decodeCursor(cursor, KINDS)).toBeUndefined();
});
