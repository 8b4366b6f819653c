import { expect, test } from 'vitest';
import { decodeUriPart } from './decode-uri-part.ts';

test.each([
  ['new%20cup.jpg', 'new cup.jpg'],
  ['ol%C3%A1', 'olá'],
  ['50%', '50%'],
])('decodes %j as %j', (part, decoded) => {
  expect(decodeUriPart(part)).toBe(decoded);
});
