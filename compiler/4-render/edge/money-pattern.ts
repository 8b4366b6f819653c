import type { CLDR, CurrencyType } from '@phensley/cldr';
import type { MoneyPattern } from '../../../formatters/vocabulary/money-pattern.ts';

/** All digits, and enough of them for each kind of group. */
const SAMPLE = '9876543210';

/** Returns how pages in a language write amounts of a currency, for the Worker, which has no locale data. */
export function moneyPattern(cldr: CLDR, currency: string): MoneyPattern {
  const parts = (amount: string, group = true): Parts =>
    cldr.Numbers.formatCurrencyToParts(amount, currency as CurrencyType, { group });
  const sample = parts(SAMPLE);
  const groups = textsOf(sample, 'integer');
  const others = groups.at(-2)?.length ?? SAMPLE.length;
  return {
    currency,
    positive: affixes(sample),
    negative: affixes(parts(`-${SAMPLE}`)),
    digits: [...textsOf(parts(SAMPLE, false), 'integer').join('')].reverse().join(''),
    decimal: textsOf(sample, 'decimal')[0] ?? '',
    fraction: textsOf(sample, 'fraction').join('').length,
    group: textsOf(sample, 'group')[0] ?? '',
    groupSizes: [groups.at(-1)?.length ?? SAMPLE.length, others],
    minGroup: textsOf(parts('1000'), 'group').length > 0 ? 1 : 2,
  };
}

type Parts = readonly { readonly type: string; readonly value: string }[];

function textsOf(parts: Parts, type: string): readonly string[] {
  return parts.filter((part) => part.type === type).map(({ value }) => value);
}

/** The text before the first digit and after the last one. */
function affixes(parts: Parts): readonly [string, string] {
  const isNumber = ({ type }: Parts[number]) => ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const textOf = (some: Parts) => some.map(({ value }) => value).join('');
  const first = parts.findIndex(isNumber);
  return [textOf(parts.slice(0, first)), textOf(parts.slice(parts.findLastIndex(isNumber) + 1))];
}
