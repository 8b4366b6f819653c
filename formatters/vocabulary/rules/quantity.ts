import type { LIMITS } from '../limits.ts';

/** Literals instead of LIMITS keep the table out of client bundles; the types reject other numbers. */
const LEAST: (typeof LIMITS)['quantityMin'] = 1;
const MOST: (typeof LIMITS)['quantityMax'] = 9999;

/** Limits the work of the regular expression. */
const LONGEST = 100;

/** Quantity errors, word for word (R-PROD-ADD-08, -09, -17); the second message has no full stop. */
export const QUANTITY_SENTENCES = {
  quantityNotANumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be a number between 1 and 9999.',
} as const;

export type QuantityProblem = keyof typeof QUANTITY_SENTENCES;

/** Accepts user input or a number from a JSON body. */
export function quantityProblem(value: unknown): QuantityProblem | undefined {
  const quantity = readQuantity(value);
  if (quantity === undefined) return 'quantityNotANumber';
  if (!Number.isInteger(quantity)) return 'quantityNotWhole';
  const isInRange = quantity >= LEAST && quantity <= MOST;
  return isInRange ? undefined : 'quantityOutOfRange';
}

/** Returns `undefined` unless the value is a decimal number; rejects hex, `Infinity` and empty text. */
export function readQuantity(value: unknown): number | undefined {
  const isNumber =
    typeof value === 'string'
      ? /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value.slice(0, LONGEST))
      : Number.isFinite(value);
  return isNumber ? Number(value) : undefined;
}
