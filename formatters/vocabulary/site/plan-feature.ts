import { isCodeBetween } from '../code-table.ts';

/**
 * Features of a site's plan. Only these five have a public name; their numbers are our own. All others from 1 to 70
 * are preserved (R-ENUM-VAL-21, -23).
 */
export const PLAN_FEATURE = {
  commerce: 1,
  'gift-cards': 2,
  subscriptions: 3,
  'point-of-sale': 4,
  'product-reviews': 5,
} as const;

/** Accepts named and unnamed features. */
export function isPlanFeature(value: unknown): value is number {
  return isCodeBetween(value, 1, 70);
}
