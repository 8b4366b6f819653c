import { describe, expect, it } from 'vitest';
import { moneySchema, normalMoney } from './money.ts';

describe('money', () => {
  it('may have value and currency (R-DATA-MONEY-01)', () => {
    const money = moneySchema.parse({ value: '12.34', currency: 'USD' });
    expect(normalMoney(money)).toEqual({ value: '12.34', currency: 'USD' });
  });

  it('may have decimalValue and currencyCode (R-DATA-MONEY-02)', () => {
    const money = moneySchema.parse({ decimalValue: '12.34', currencyCode: 'USD' });
    expect(normalMoney(money)).toEqual({ value: '12.34', currency: 'USD' });
  });

  it.each([
    { value: '12.34', currency: 'USD' },
    { value: 12.34, currency: 'USD' },
    { decimalValue: '12.34', currencyCode: 'USD' },
    { decimalValue: 12.34, currencyCode: 'USD' },
  ])('is stored as decimal text, from %j (R-DATA-MONEY-03)', (money) => {
    expect(normalMoney(moneySchema.parse(money))).toEqual({ value: '12.34', currency: 'USD' });
  });

  it('needs a currency', () => {
    expect(moneySchema.safeParse({ value: '12.34' }).success).toBe(false);
    expect(moneySchema.safeParse({ value: '12.34', currencyCode: 'USD' }).success).toBe(false);
  });
});
