import { type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { sameJson } from '../../../core/operations/changes/json-equal.ts';

/** A field of a variant and its new value. */
export interface VariantValue {
  readonly variantId: string;
  readonly field: 'sku' | 'priceMoney' | 'salePriceMoney' | 'onSale' | 'qtyInStock' | 'unlimited';
  /** Undefined removes the field. */
  readonly value: unknown;
}

/** Updates variants of a product in one undo step: a cell, or a pasted column. */
export function setVariants(doc: DocKey, values: readonly VariantValue[], label: string): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    const ops = values.flatMap(({ variantId, field, value }): readonly Operation[] => {
      const at = ['structuredContent', 'variants', variantId];
      const exists = valueAt(body, at) !== undefined;
      if (!exists || sameJson(valueAt(body, [...at, field]), value)) return [];
      return value === undefined
        ? [{ doc, at: [...at, field], kind: 'unset' }]
        : [{ doc, at: [...at, field], kind: 'set', value }];
    });
    return { label, ops };
  };
}
