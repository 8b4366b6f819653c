import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { applyOperations } from '../../../../compiler/model/index.ts';
import { newProduct } from '../../../core/store/new-documents.ts';
import { productOf } from '../../../core/store/product.ts';
import { setOptions } from './set-options.ts';

const DOC: DocKey = 'item:soup';

/** The SKUs of a product after options were set one after the other, and the initial title. */
function skusAfter(
  options: readonly (readonly [name: string, ...values: string[]])[],
  { hasNoStock = true, sku }: { readonly hasNoStock?: boolean; readonly sku?: string } = {},
) {
  const made = newProduct(new Map(), { collectionId: 'shop', title: 'Sopa bowl', variantId: 'v', now: 0 });
  const own = made.structuredContent?.variants.v;
  const body = {
    ...made,
    structuredContent: { ...made.structuredContent, variants: { v: { ...own, ...(sku && { sku }) } } },
  };
  let bodies: Bodies = new Map([[DOC, body]]);
  let ids = 0;
  for (const [index] of options.entries()) {
    const given = options.slice(0, index + 1).map(([name, ...values]) => ({ name, values }));
    const newId = () => `new-${ids++}`;
    const { ops } = setOptions({ doc: DOC, options: given, newId, hasNoStock: hasNoStock, label: 'x' })(
      bodies,
    );
    const applied = applyOperations(bodies, ops);
    if (!applied.ok) throw new Error(applied.message);
    bodies = applied.bodies;
  }
  return productOf({ key: DOC, id: 'soup', body: bodies.get(DOC) }).variants.map((each) => each.sku);
}

describe('SKUs of generated variants', () => {
  it('follow one pattern, also for the existing variant', () => {
    expect(skusAfter([['Glaze', 'Honey', 'Slate']])).toEqual(['SOPA-HON', 'SOPA-SLA']);
    const both = skusAfter([
      ['Glaze', 'Honey', 'Slate'],
      ['Size', 'S', 'L'],
    ]);
    expect(both).toEqual(['SOPA-HON-S', 'SOPA-HON-L', 'SOPA-SLA-S', 'SOPA-SLA-L']);
  });

  it('keep custom SKUs and SKUs with stock', () => {
    expect(skusAfter([['Glaze', 'Honey', 'Slate']], { sku: 'BOWL' })).toEqual(['BOWL', 'SOPA-SLA']);
    expect(skusAfter([['Glaze', 'Honey', 'Slate']], { hasNoStock: false })).toEqual(['SOPA', 'SOPA-SLA']);
  });
});
