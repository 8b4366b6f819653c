import { expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const numbers = Array.from({ length: 1001 }, (_, index) => index);

it.each([
  { pages: { routes: numbers.map((number) => ({ url: `/${number}`, next: undefined })), none: [] } },
  { a: undefined, b: null, 'c "d"': 'e', f: {}, g: [undefined, [], {}] },
  numbers.slice(0, 1000),
  'text',
])('writes what JSON.stringify writes', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

it('divides long arrays', () => {
  const longest = Math.max(...Array.from(jsonPieces({ numbers }), (piece) => piece.length));
  expect(longest).toBeLessThan(JSON.stringify(numbers).length * 0.6);
});
