import type { CLDR } from '@phensley/cldr';
import type { Value } from '../contract.ts';
import { datetimeOptions } from '../date/datetime-options.ts';
import { intervalOptions } from '../date/interval-options.ts';
import { currencyOptions } from '../money/currency-options.ts';
import { formatMoney } from '../money/format-currency.ts';
import { moneyOf } from '../money/money-of.ts';
import { decimalOptions } from '../number/decimal-options.ts';
import { asNumber } from '../values/as-number.ts';
import { argumentDecimal } from './message-arguments.ts';

/** Formats the arguments of a tag; absent arguments are `undefined`. */
export type MessageTag = (args: readonly Value[], options: readonly string[]) => string;

/** The formatting tags of language reference 16.1. Dates are in `zoneId`. */
export function messageTags(cldr: CLDR, zoneId: string): Record<string, MessageTag> {
  const money: MessageTag = ([value], options) => moneyText(cldr, value, options);
  const decimal: MessageTag = ([value], options) => decimalText(cldr, value, options);
  return {
    money,
    currency: money,
    number: decimal,
    decimal,
    datetime: ([value], options) => {
      const date = value === undefined ? Number.NaN : asNumber(value);
      if (!Number.isFinite(date)) return '';
      return cldr.Calendars.formatDate({ date, zoneId }, datetimeOptions(options));
    },
    'datetime-interval': ([from, to], options) => {
      if (from === undefined || to === undefined) return '';
      const start = { date: instantOf(from), zoneId };
      const end = { date: instantOf(to), zoneId };
      return cldr.Calendars.formatDateInterval(start, end, intervalOptions(options));
    },
  };
}

/** In messages, malformed amounts are converted to 0, as all arguments are. */
function moneyText(cldr: CLDR, value: Value, options: readonly string[]): string {
  const money = moneyOf(value);
  if (money === undefined) return '';
  const amount = argumentDecimal(money.amount);
  return formatMoney(cldr, { amount, currency: money.currency }, currencyOptions(options));
}

function decimalText(cldr: CLDR, value: Value, options: readonly string[]): string {
  if (value === undefined) return '';
  return cldr.Numbers.formatDecimal(argumentDecimal(value), decimalOptions(options));
}

/** Non-numeric ends of an interval are the epoch. */
function instantOf(value: Value): number {
  const instant = asNumber(value);
  return Number.isFinite(instant) ? instant : 0;
}
