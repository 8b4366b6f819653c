import type { DocKey } from '../../../../compiler/model/index.ts';
import { PRODUCT_TYPE, type ProductType } from '../../../../formatters/vocabulary/store/product-type.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { numberAt, recordAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { setVariants } from './set-variants.ts';

/** Types that never sell out: each customer gets a copy or a code. */
const UNLIMITED_TYPES: readonly ProductType[] = [PRODUCT_TYPE.digital, PRODUCT_TYPE['gift-card']];

/** Sets the type. New variants without stock get unlimited stock if the type does not sell out. */
export function setProductType(doc: DocKey, type: ProductType, label: string): Command {
  return (bodies) => {
    const setType = setValue({ doc, at: ['structuredContent', 'productType'], value: type, label })(bodies);
    const { ops } = setVariants(
      doc,
      UNLIMITED_TYPES.includes(type) ? unlimited(bodies.get(doc)) : [],
      label,
    )(bodies);
    return { label, ops: [...setType.ops, ...ops] };
  };
}

function unlimited(body: unknown) {
  return Object.entries(recordAt(body, 'structuredContent', 'variants'))
    .filter(([, variant]) => numberAt(variant, 'qtyInStock') === 0)
    .map(([variantId]) => ({ variantId, field: 'unlimited', value: true }) as const);
}
