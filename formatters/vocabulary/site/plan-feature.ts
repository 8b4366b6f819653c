import { isCodeBetween } from '../code-table.ts';

/**
 * What a site's plan includes. Only these five have a public name; their numbers are ours, chosen once. All others
 * from 1 to 70 are kept as they are (R-ENUM-VAL-21, -23).
 */
export const PLAN_FEATURE = {
  commerce: 1,
  'gift-cards': 2,
  subscriptions: 3,
  'point-of-sale': 4,
  'product-reviews': 5,
} as const;

/** A plan feature as site JSON holds it. */
export function isPlanFeature(value: unknown): value is number {
  return isCodeBetween(value, 1, 70);
}
