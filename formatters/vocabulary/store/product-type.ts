import { isCodeIn, nameOfCode } from '../code-table.ts';

/** Product types; templates use the names (R-ENUM-VAL-02, -03). */
export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 } as const;

export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];
export type ProductTypeName = keyof typeof PRODUCT_TYPE;

export function isProductType(value: unknown): value is ProductType {
  return isCodeIn(PRODUCT_TYPE, value);
}

/** Returns `undefined` for unknown numbers. */
export function productTypeName(code: number): ProductTypeName | undefined {
  return nameOfCode(PRODUCT_TYPE, code);
}

/** Whether the stock of this type is counted. Of the others, each customer gets a copy, a code or access. */
export function hasStockCount(type: number): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}

/** Whether an order of this type has to be shipped. */
export function needsShipping(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical;
}
