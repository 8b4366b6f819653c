import { z } from 'zod';
import { parseAmount, toMinorUnits } from '../../../formatters/vocabulary/money-amount.ts';

/** An amount as decimal text, never a float; both public spellings are accepted. */
const amountSchema = z.union([
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'must be digits such as 42.00')
    .refine((amount) => !amount.startsWith('-'), 'must not be negative'),
  z.number().refine((amount) => amount >= 0, 'must not be negative'),
]);
const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters such as EUR');

const spellingsSchema = z.union([
  z.looseObject({ value: amountSchema, currency: currencySchema }),
  z.looseObject({ decimalValue: amountSchema, currencyCode: currencySchema }),
]);

/** An amount that is not a whole number of cents would round to a wrong price. */
export const moneySchema = spellingsSchema.refine((money) => countedUnits(money) !== undefined, {
  error: 'must be an amount that can be counted in whole cents: digits, and less than 90 million millions',
  // An invalid amount was reported already.
  when: ({ issues }) => issues.length === 0,
});

export type Money = z.infer<typeof spellingsSchema>;

/** Amount and currency in the stored spelling. */
export function normalMoney(money: Money): { readonly value: string; readonly currency: string } {
  const isStored = 'currency' in money && 'value' in money;
  const amount = isStored ? money.value : money.decimalValue;
  const currency = isStored ? money.currency : money.currencyCode;
  return { value: String(amount), currency: String(currency) };
}

/** Returns an amount in minor units (cents, yen, …); throws for an amount that the schema rejects, instead of returning 0. */
export function minorUnits(money: Money): number {
  const units = countedUnits(money);
  if (units === undefined) throw new RangeError(`${normalMoney(money).value} cannot be counted`);
  return units;
}

function countedUnits(money: Money): number | undefined {
  const { value, currency } = normalMoney(money);
  const amount = parseAmount(value);
  return amount === undefined ? undefined : toMinorUnits(amount, currency);
}
