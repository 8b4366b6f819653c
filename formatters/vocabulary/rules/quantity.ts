import type { LIMITS } from '../limits.ts';

/** Literals instead of LIMITS keep the table out of client bundles; the types reject other numbers. */
const MIN_QUANTITY: (typeof LIMITS)['quantityMin'] = 1;
const MAX_QUANTITY: (typeof LIMITS)['quantityMax'] = 9999;

/** Limits the work of the regular expression. */
const MAX_INPUT_LENGTH = 100;

/** Quantity errors, word for word (R-PROD-ADD-08, -09, -17); the second message has no full stop. */
export const QUANTITY_MESSAGES = {
  quantityNotANumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be a number between 1 and 9999.',
} as const;

export type QuantityErrorCode = keyof typeof QUANTITY_MESSAGES;

/** Accepts user input or a number from a JSON body. */
export function quantityError(value: unknown): QuantityErrorCode | undefined {
  const quantity = readQuantity(value);
  if (quantity === undefined) return 'quantityNotANumber';
  if (!Number.isInteger(quantity)) return 'quantityNotWhole';
  const isInRange = quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
  return isInRange ? undefined : 'quantityOutOfRange';
}

/** Returns `undefined` unless the value is a decimal number; rejects hex, `Infinity` and empty text. */
export function readQuantity(value: unknown): number | undefined {
  const isNumber =
    typeof value === 'string'
      ? /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value.slice(0, MAX_INPUT_LENGTH))
      : Number.isFinite(value);
  return isNumber ? Number(value) : undefined;
}
