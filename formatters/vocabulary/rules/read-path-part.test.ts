import { expect, it } from 'vitest';
import { readPathPart } from './read-path-part.ts';

it('decodes a segment of a path', () => {
  expect(readPathPart('caf%C3%A9')).toBe('café');
  expect(readPathPart('a.b')).toBe('a.b');
});

it.each(['', '.', '..', '%2E%2E', '%', '%ff', 'a%2Fb', 'a%5Cb', 'a%00b', 'a%1Fb', '%7F'])(
  'rejects the suspicious segment "%s"',
  (segment) => {
    expect(readPathPart(segment)).toBeUndefined();
  },
);
