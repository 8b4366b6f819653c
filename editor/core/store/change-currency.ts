import { type Bodies, type DocKey, type Operation, valueAt } from '../../../compiler/model/index.ts';
import {
  type AmountText,
  compareAmounts,
  convertAmount,
  toMinorUnits,
} from '../../../formatters/vocabulary/money-amount.ts';
import { fractionDigits } from '../../../formatters/vocabulary/store/currency.ts';
import { documentsOf, SETTINGS_KEY, STORE_AT } from '../model/documents.ts';
import { moneyAt, recordAt, textsAt } from '../model/json-access.ts';
import type { Command } from '../operations/changes/change.ts';
import { currencyOf } from './product.ts';

/** A price, a shipping cost or the minimum order, with its location. */
export interface StoredAmount {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly amount: AmountText;
  readonly currency: string;
}

/** Returns all amounts of the store. Orders and coupons are not among them. */
export function storeAmounts(bodies: Bodies): readonly StoredAmount[] {
  const found: StoredAmount[] = [];
  const add = (doc: DocKey, at: readonly string[]) => {
    const money = moneyAt(bodies.get(doc), ...at);
    if (money !== undefined) found.push({ doc, at, ...money });
  };
  const addPrices = (doc: DocKey, at: readonly string[]) => {
    add(doc, [...at, 'priceMoney']);
    add(doc, [...at, 'salePriceMoney']);
  };
  for (const { key, body } of documentsOf(bodies, 'item')) {
    const at = ['structuredContent'];
    addPrices(key, at);
    for (const id of Object.keys(recordAt(body, ...at, 'variants'))) addPrices(key, [...at, 'variants', id]);
  }
  const settings = bodies.get(SETTINGS_KEY);
  for (const id of Object.keys(recordAt(settings, ...STORE_AT, 'shippingOptions'))) {
    add(SETTINGS_KEY, [...STORE_AT, 'shippingOptions', id, 'cost']);
  }
  add(SETTINGS_KEY, [...STORE_AT, 'minimumOrderSubtotal']);
  for (const name of ['minimum', 'maximum']) add(SETTINGS_KEY, [...STORE_AT, 'installments', name]);
  return found;
}

export interface CurrencyChange {
  readonly currency: string;
  /** How much of the new currency one unit of `convertedFrom` is; undefined keeps the numbers. */
  readonly rate?: AmountText | undefined;
  /** Label for undo. */
  readonly label: string;
}

/** Returns the currency that a rate applies to: that of the amounts that are not in the new currency. */
export function convertedFrom(bodies: Bodies, currency: string): string {
  return storeAmounts(bodies).find((each) => each.currency !== currency)?.currency ?? currencyOf(bodies);
}

/** Whether an amount is not in the currency of the store, so that the site cannot be published. */
export function hasOtherCurrency(bodies: Bodies): boolean {
  const current = currencyOf(bodies);
  return [...storeCurrencies(bodies)].some((currency) => currency !== current);
}

/** The currencies of all amounts, also of products of which only the summary is loaded. None without amounts. */
export function storeCurrencies(bodies: Bodies): ReadonlySet<string> {
  const summarized = documentsOf(bodies, 'item').flatMap(({ body }) =>
    textsAt(body, 'structuredContent', 'variantSummary', 'currencies'),
  );
  return new Set([...storeAmounts(bodies).map(({ currency }) => currency), ...summarized]);
}

/**
 * Changes the currency of the store and of all its amounts in one undo step. At a rate, amounts that are already in the
 * new currency stay, and those in a third currency, which the rate does not apply to, stay to be reported.
 */
export function changeCurrency({ currency, rate, label }: CurrencyChange): Command {
  return (bodies) => {
    const from = convertedFrom(bodies, currency);
    const set = (doc: DocKey, at: readonly string[], value: unknown): Operation => {
      return { doc, at: [...at], kind: 'set', value };
    };
    const amounts = storeAmounts(bodies).filter((each) => rate === undefined || each.currency === from);
    return {
      label,
      ops: [
        ...missingParents(bodies),
        set(SETTINGS_KEY, [...STORE_AT, 'currency'], currency),
        ...amounts.map(({ doc, at, amount }) => {
          return set(doc, at, { value: newAmount(amount, { currency, rate }), currency });
        }),
      ],
    };
  };
}

/** Fields can only be set in existing objects. */
function missingParents(bodies: Bodies): readonly Operation[] {
  const settings = bodies.get(SETTINGS_KEY);
  const missing = STORE_AT.map((_, index) => STORE_AT.slice(0, index + 1)).filter(
    (at) => valueAt(settings, at) === undefined,
  );
  return missing.map((at) => ({ doc: SETTINGS_KEY, at, kind: 'set', value: {} }));
}

/** Returns an amount in the new currency, with its decimals. */
export function newAmount(
  amount: AmountText,
  { currency, rate = '1' }: Pick<CurrencyChange, 'currency' | 'rate'>,
): AmountText {
  return convertAmount(amount, rate, fractionDigits(currency));
}

/** Why a rate cannot be used: a price would become 0, or too large to count. */
export function validateRate(
  bodies: Bodies,
  change: Pick<CurrencyChange, 'currency' | 'rate'>,
): 'too-low' | 'too-high' | undefined {
  const changed = storeAmounts(bodies).map(({ amount }) => ({ amount, next: newAmount(amount, change) }));
  if (changed.some(({ amount, next }) => isZero(next) && !isZero(amount))) return 'too-low';
  return changed.some(({ next }) => !isCountable(next, change.currency)) ? 'too-high' : undefined;
}

function isZero(amount: AmountText): boolean {
  return compareAmounts(amount, '0') === 0;
}

/** The site format has at most 15 digits before the decimals. */
function isCountable(amount: AmountText, currency: string): boolean {
  return (amount.split('.')[0] ?? '').length <= 15 && toMinorUnits(amount, currency) !== undefined;
}
