import type { DocKey } from '../../../../compiler/model/index.ts';
import { hasStockCount, type ProductType } from '../../../../formatters/vocabulary/store/product-type.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { numberAt, recordAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { setVariants } from './set-variants.ts';

/** Sets the type. New variants without stock get unlimited stock if stock of the type is not counted. */
export function setProductType(doc: DocKey, type: ProductType, label: string): Command {
  return (bodies) => {
    const setType = setValue({ doc, at: ['structuredContent', 'productType'], value: type, label })(bodies);
    const { ops } = setVariants(doc, hasStockCount(type) ? [] : unlimited(bodies.get(doc)), label)(bodies);
    return { label, ops: [...setType.ops, ...ops] };
  };
}

function unlimited(body: unknown) {
  return Object.entries(recordAt(body, 'structuredContent', 'variants'))
    .filter(([, variant]) => numberAt(variant, 'qtyInStock') === 0)
    .map(([variantId]) => ({ variantId, field: 'unlimited', value: true }) as const);
}
