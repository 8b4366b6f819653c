import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../compiler/model/index.ts';
import { isInStock, requestsHref, titleOfGroup } from './restock-requests.ts';

const BODIES = new Map<DocKey, unknown>([
  [
    'item:plate',
    {
      title: 'Tide plate',
      structuredContent: {
        variantOptionOrdering: ['Glaze', 'Size'],
        variants: { v: { attributes: { Size: '22 cm', Glaze: 'Ash' } }, plain: { attributes: {} } },
      },
    },
  ],
]);

describe('the requests for a variant', () => {
  it.each([
    ['plate', 'v', 'Tide plate, Ash / 22 cm'],
    ['plate', 'plain', 'Tide plate'],
    ['plate', 'deleted', 'Tide plate'],
    ['deleted', 'v', 'Deleted product'],
  ])('of %s/%s are titled %s', (productId, variantId, title) => {
    expect(titleOfGroup(BODIES, { productId, variantId, count: 1, notifiedCount: 0, latestOn: 0 })).toBe(
      title,
    );
  });

  it('have a link that opens them', () => {
    const link = requestsHref({ productId: 'a b', variantId: 'v' });
    expect(new URL(link, 'https://olaria.test').searchParams.get('open')).toBe('a b/v');
    expect(link).toMatch(/^\/config\/store\/restock\?/);
  });
});

it.each([
  [{ unlimited: false, qtyInStock: 1 }, true],
  [{ unlimited: true, qtyInStock: 0 }, true],
  [{ unlimited: false, qtyInStock: 0 }, false],
  [undefined, false],
])('an inventory of %j is in stock: %s', (stock, expected) => {
  const line = stock && { productId: 'plate', variantId: 'v', sku: 'TIDE', ...stock };
  expect(isInStock(line)).toBe(expected);
});
