import type { LIMITS } from '../limits.ts';

/** Spelled out, since pages need no other limit; another number than the table's does not compile. */
const LEAST: (typeof LIMITS)['quantityMin'] = 1;
const MOST: (typeof LIMITS)['quantityMax'] = 9999;

/** Nobody types more characters. */
const LONGEST = 100;

/** What is wrong with a quantity, word for word (R-PROD-ADD-08, -09, -17); the first has a full stop, the second none. */
export const QUANTITY_SENTENCES = {
  quantityNotANumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be a number between 1 and 9999.',
} as const;

export type QuantityProblem = keyof typeof QUANTITY_SENTENCES;

/** Takes what was typed, or a number of a JSON body. */
export function quantityProblem(value: unknown): QuantityProblem | undefined {
  const quantity = readQuantity(value);
  if (quantity === undefined) return 'quantityNotANumber';
  if (!Number.isInteger(quantity)) return 'quantityNotWhole';
  const isInRange = quantity >= LEAST && quantity <= MOST;
  return isInRange ? undefined : 'quantityOutOfRange';
}

/** `undefined` for what is no decimal number: no hex, no `Infinity`, nothing empty. */
export function readQuantity(value: unknown): number | undefined {
  const isNumber =
    typeof value === 'string'
      ? /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value.slice(0, LONGEST))
      : Number.isFinite(value);
  return isNumber ? Number(value) : undefined;
}
