import { expect, it } from 'vitest';
import { parsePath, pathOf } from './parse-path.ts';

it('a path has decoded parts', () => {
  expect(parsePath('/caf%C3%A9/a%20b')).toEqual({ parts: ['café', 'a b'], endsWithSlash: false });
});

it('a slash at the end is reported', () => {
  expect(parsePath('/shop/')).toEqual({ parts: ['shop'], endsWithSlash: true });
});

it.each(['', 'shop', '//shop', '/a//b', '/..', '/a/../b', '/a%2fb', '/%00', '/%'])(
  '%j is no path',
  (path) => {
    expect(parsePath(path)).toBeUndefined();
  },
);

it('a path has at most 1,000 characters', () => {
  expect(parsePath(`/${'a'.repeat(999)}`)).toBeDefined();
  expect(parsePath(`/${'a'.repeat(1000)}`)).toBeUndefined();
});

it('parts are encoded when they are joined', () => {
  expect(pathOf(['café', 'a/b'])).toBe('/caf%C3%A9/a%2Fb');
});
