import { type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { idOf } from '../../../core/model/documents.ts';
import { orderKeys } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import {
  isGeneratedSku,
  newSku,
  type PlannedVariant,
  type ProductOption,
  planVariants,
} from '../../../core/store/options.ts';
import { currencyOf, productOf, type VariantView } from '../../../core/store/product.ts';

export interface SetOptions {
  readonly doc: DocKey;
  readonly options: readonly ProductOption[];
  /** Creates an id for each new variant. */
  readonly newId: () => string;
  /** The server has no stock for the product yet, so generated SKUs may still change. */
  readonly hasNoStock: boolean;
  readonly label: string;
}

/** Sets the options of a product and generates its variants. Existing variants keep their SKU, price and stock. */
export function setOptions({ doc, options, newId, hasNoStock, label }: SetOptions): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    if (body === undefined) return { label, ops: [] };
    const { variants, title } = productOf({ key: doc, id: idOf(doc), body });
    const at = ['structuredContent', 'variants'];
    const planned = planVariants(options, variants);
    const orders = orderKeys(planned.length);
    const retainedIds = new Set(
      planned.flatMap(({ from, isRetained }) => (isRetained && from !== undefined ? [from.id] : [])),
    );
    const isRenamed = (variant: VariantView) => hasNoStock && isGeneratedSku(title, variant);
    const skus = new Set(variants.filter((variant) => !isRenamed(variant)).map(({ sku }) => sku));
    const ops: Operation[] = [
      {
        doc,
        at: ['structuredContent', 'variantOptionOrdering'],
        kind: 'set',
        value: options.map(({ name }) => name),
      },
      ...variants
        .filter(({ id }) => !retainedIds.has(id))
        .map(({ id }): Operation => ({ doc, at: [...at, id], kind: 'remove' })),
    ];
    planned.forEach((plan, index) => {
      const order = orders[index] ?? '';
      const { from } = plan;
      const isRetained = plan.isRetained && from !== undefined;
      const sku = isRetained && !isRenamed(from) ? from.sku : newSku(title, plan.attributes, skus);
      skus.add(sku);
      if (isRetained) {
        const path = [...at, from.id];
        ops.push(...retainVariant(doc, path, { plan, order }));
        if (sku !== from.sku) ops.push({ doc, at: [...path, 'sku'], kind: 'set', value: sku });
        return;
      }
      const priceMoney =
        from === undefined
          ? { value: '0.00', currency: currencyOf(bodies) }
          : valueAt(body, [...at, from.id, 'priceMoney']);
      ops.push({
        doc,
        at: [...at, newId()],
        kind: 'insert',
        value: {
          order,
          sku,
          attributes: plan.attributes,
          priceMoney,
          onSale: false,
          qtyInStock: 0,
          unlimited: (from ?? variants[0])?.unlimited ?? false,
        },
      });
    });
    return { label, ops };
  };
}

function retainVariant(
  doc: DocKey,
  at: readonly string[],
  { plan, order }: { readonly plan: PlannedVariant; readonly order: string },
): readonly Operation[] {
  return [
    { doc, at: [...at, 'attributes'], kind: 'set', value: plan.attributes },
    { doc, at: [...at, 'order'], kind: 'set', value: order },
  ];
}
