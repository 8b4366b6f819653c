import { expect, it } from 'vitest';
import type { CartEntry } from '../api/cart.ts';
import { exceedsStock } from './exceeds-stock.ts';

const entry = (quantity: number, fields: object = {}) =>
  ({ itemId: 'mug', chosenVariant: { sku: 'M', attributes: {} }, quantity, ...fields }) as CartEntry;

it('compares the available units with all entries of the variant', () => {
  const limited = entry(2, { qtyAvailable: 3 });
  expect(exceedsStock(limited, [limited, entry(1)])).toBe(false);
  expect(exceedsStock(limited, [limited, entry(2)])).toBe(true);
  const others = [entry(9, { itemId: 'cup' }), entry(9, { chosenVariant: { sku: 'L', attributes: {} } })];
  expect(exceedsStock(limited, [limited, ...others])).toBe(false);
});

it('is false for unlimited stock', () => {
  expect(exceedsStock(entry(9999), [entry(9999)])).toBe(false);
});
