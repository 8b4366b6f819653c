import { expect, it } from 'vitest';
import { isCompressible } from './compressed-blobs.ts';

it.each([
  ['text/html; charset=utf-8', 500, true],
  ['text/html; charset=utf-8', 499, false],
  ['text/css', 1_000_000, true],
  ['text/css', 1_000_001, false],
  ['image/svg+xml', 5000, true],
  ['application/json', 5000, true],
  ['application/rss+xml', 5000, true],
  ['image/png', 5000, false],
  ['font/woff2', 5000, false],
  ['application/octet-stream', 5000, false],
])('%s of %i bytes is compressed: %s', (type, bytes, expected) => {
  expect(isCompressible(type, bytes)).toBe(expected);
});
