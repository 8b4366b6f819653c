import { expect, it } from 'vitest';
import { applyOperations, type DocKey } from '../../../../compiler/model/index.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { productOf } from '../../../core/store/product.ts';
import { setProductType } from './set-product-type.ts';

const DOC: DocKey = 'item:pattern';

function changed(type: keyof typeof PRODUCT_TYPE) {
  const variants = { none: { order: 'a0', qtyInStock: 0 }, some: { order: 'a1', qtyInStock: 3 } };
  const bodies = new Map([[DOC, { structuredContent: { productType: 1, variants } }]]);
  const applied = applyOperations(bodies, setProductType(DOC, PRODUCT_TYPE[type], 'Set type')(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  const product = productOf({ key: DOC, id: 'pattern', body: applied.bodies.get(DOC) });
  return { type: product.productType, unlimited: product.variants.map((variant) => variant.unlimited) };
}

it.each(['digital', 'gift-card', 'paywall'] as const)(
  '%s: variants without stock do not sell out',
  (type) => {
    expect(changed(type)).toEqual({ type: PRODUCT_TYPE[type], unlimited: [true, false] });
  },
);

it('service: the stock stays, which limits the places', () => {
  expect(changed('service')).toEqual({ type: PRODUCT_TYPE.service, unlimited: [false, false] });
});
