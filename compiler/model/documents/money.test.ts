import { describe, expect, it } from 'vitest';
import { moneySchema, normalMoney } from './money.ts';

describe('money', () => {
  it('may have value and currency (R-DATA-MONEY-01)', () => {
    const money = moneySchema.parse({ value: '12.34', currency: 'USD' });
    expect(normalMoney(money)).toEqual({ value: '12.34', currency: 'USD' });
    expect(moneySchema.safeParse({ value: '12.34', currency: 'dollars' }).success).toBe(false);
  });

  it('may have decimalValue and currencyCode (R-DATA-MONEY-02)', () => {
    const money = moneySchema.parse({ decimalValue: '12.34', currencyCode: 'USD' });
    expect(normalMoney(money)).toEqual({ value: '12.34', currency: 'USD' });
    expect(moneySchema.safeParse({ decimalValue: '12.34' }).success).toBe(false);
  });

  it.each([
    [{ value: '12.30', currency: 'USD' }, '12.30'],
    [{ value: 12.34, currency: 'USD' }, '12.34'],
    [{ decimalValue: '12.30', currencyCode: 'USD' }, '12.30'],
    [{ decimalValue: 12.34, currencyCode: 'USD' }, '12.34'],
    [{ decimalValue: '12.34', currencyCode: 'USD', currency: 'EUR' }, '12.34'],
  ])('is stored as decimal text, from %j (R-DATA-MONEY-03)', (money, value) => {
    expect(normalMoney(moneySchema.parse(money))).toEqual({ value, currency: 'USD' });
  });

  it('needs a currency', () => {
    expect(moneySchema.safeParse({ value: '12.34' }).success).toBe(false);
    expect(moneySchema.safeParse({ value: '12.34', currencyCode: 'USD' }).success).toBe(false);
  });
});
