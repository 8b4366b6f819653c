import { type Money, ownValue, valueAt } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { parseAmount } from '../../../formatters/vocabulary/money-amount.ts';
import { compareText } from '../../../formatters/vocabulary/sorted-entries.ts';
import type { JsonRecord } from '../operations/changes/json-equal.ts';

/**
 * Reads document bodies, which can be any JSON because other programs may write them. Missing or mistyped values
 * become the defaults of a new document.
 */
export function textAt(body: unknown, ...at: readonly string[]): string {
  const value = valueAt(body, at);
  return typeof value === 'string' ? value : '';
}

export function numberAt(body: unknown, ...at: readonly string[]): number | undefined {
  const value = valueAt(body, at);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function flagAt(body: unknown, ...at: readonly string[]): boolean {
  return valueAt(body, at) === true;
}

export function recordAt(body: unknown, ...at: readonly string[]): JsonRecord {
  const value = valueAt(body, at);
  return isRecord(value) ? value : {};
}

export function textsAt(body: unknown, ...at: readonly string[]): readonly string[] {
  const value = valueAt(body, at);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Returns an amount and its currency in either public spelling, or undefined when there is none. */
export function moneyAt(
  body: unknown,
  ...at: readonly string[]
): { amount: string; currency: string } | undefined {
  const money = recordAt(body, ...at) as Partial<Money>;
  const amount = parseAmount(ownValue(money, 'value') ?? ownValue(money, 'decimalValue'));
  const currency = ownValue(money, 'currency') ?? ownValue(money, 'currencyCode');
  return amount === undefined || typeof currency !== 'string' ? undefined : { amount, currency };
}

/** Returns the entries of a record sorted by their order keys. */
export function inOrder<Entry extends { readonly order: string; readonly id: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort((a, b) => compareText(a.order, b.order) || compareText(a.id, b.id));
}
