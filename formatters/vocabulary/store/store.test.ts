import { describe, expect, it } from 'vitest';
import { BILLING_UNITS_PER_YEAR, isBillingUnit } from './billing-unit.ts';
import { CURRENCIES, DEFAULT_CURRENCY, fractionDigits, isCurrency } from './currency.ts';
import { LIKERT_LABELS, likertCode } from './likert-code.ts';
import { isProductType, needsShipping, PRODUCT_TYPE } from './product-type.ts';

describe('product types', () => {
  it('have the specified values (R-ENUM-VAL-01)', () => {
    expect(PRODUCT_TYPE).toEqual({ physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 });
    expect([0, 6, -1, '1'].some(isProductType)).toBe(false);
  });

  it('are shipped only if physical (R-ENUM-VAL-03)', () => {
    expect(Object.values(PRODUCT_TYPE).filter(needsShipping)).toEqual([1]);
  });
});

describe('currencies', () => {
  it('are the 27 specified ones (R-ENUM-CUR-01)', () => {
    expect(CURRENCIES).toHaveLength(27);
    expect(new Set<string>(CURRENCIES)).toEqual(
      new Set(
        'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
          ' ',
        ),
      ),
    );
  });

  it('have two decimals (R-ENUM-CUR-03)', () => {
    const others = CURRENCIES.filter((currency) => currency !== 'JPY');
    for (const currency of others) expect(fractionDigits(currency)).toBe(2);
  });

  it('have no decimals if they are yen (R-ENUM-CUR-02)', () => {
    expect(fractionDigits('JPY')).toBe(0);
  });

  it('exclude all others, which have two decimals', () => {
    expect(['XXX', 'usd', '', 'KRW', 5, null].some(isCurrency)).toBe(false);
    expect(fractionDigits('XXX')).toBe(2);
  });

  it('default to US dollars (R-MONEY-FMT-10)', () => {
    expect(DEFAULT_CURRENCY).toBe('USD');
  });
});

describe('billing units', () => {
  it('make a year (R-FMT-SUBS-01)', () => {
    expect(BILLING_UNITS_PER_YEAR).toEqual({ WEEK: 52, MONTH: 12, YEAR: 1 });
    expect(['WEEK', 'week', 'DAY', 'toString'].map(isBillingUnit)).toEqual([true, false, false, false]);
  });
});

describe('likert values', () => {
  it('range from strong disagreement to strong agreement (R-FMT-TEXT-28)', () => {
    expect(LIKERT_LABELS).toEqual({
      '-2': 'Strongly Disagree',
      '-1': 'Disagree',
      0: 'Neutral',
      1: 'Agree',
      2: 'Strongly Agree',
    });
    expect(['-2', '2', '3', '1.0', ' 1', ''].map(likertCode)).toEqual([
      -2,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
