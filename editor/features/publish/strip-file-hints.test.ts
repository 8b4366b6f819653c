import { expect, it } from 'vitest';
import { stripFileHints } from './strip-file-hints.ts';

it.each([
  [
    'make the sale price (salePriceMoney) less than the price (priceMoney)',
    'make the sale price less than the price',
  ],
  ['make one of its images the main one (mainImageId: "cup (blue")', 'make one of its images the main one'],
  [
    'set a sale price (salePriceMoney), or turn off the sale (onSale)',
    'set a sale price, or turn off the sale',
  ],
  ['enter one (priceMoney: { value(s), currency })', 'enter one'],
  ['write "Blue (large)" in both', 'write "Blue (large)" in both'],
  ['write it so (and close', 'write it so (and close'],
  ['take it away', 'take it away'],
])('%s', (hint, shown) => {
  expect(stripFileHints(hint)).toBe(shown);
});
