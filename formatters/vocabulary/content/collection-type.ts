import { isCodeBetween } from '../code-table.ts';

/** The type of a collection; the other numbers from 1 to 25 are reserved (R-ENUM-VAL-07, -08). */
export const COLLECTION_TYPE = {
  generic: 1,
  subscription: 2,
  'template-page': 7,
  page: 10,
  products: 13,
} as const;

export type CollectionTypeName = keyof typeof COLLECTION_TYPE;

/** Accepts named and reserved types. */
export function isCollectionType(value: unknown): value is number {
  return isCodeBetween(value, 1, 25);
}
