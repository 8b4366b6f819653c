import { expect, it } from 'vitest';
import { GERMAN_MONEY } from '../testing/german-money.ts';
import { type ShopOptions, shopData } from '../testing/shop.ts';
import { createMoneyFormat } from './money-format.ts';

const moneyFormat = (options: ShopOptions, currency?: string) =>
  createMoneyFormat({ data: shopData(options) }, currency);

it('uses the US format by default (gaps C15)', () => {
  expect([0, 5, 123_456, -100].map(moneyFormat({}))).toEqual(['€0.00', '€0.05', '€1,234.56', '-€1.00']);
  const yen = moneyFormat({ store: { currency: 'JPY' } });
  expect(yen(1500)).toBe('¥1,500');
});

it('uses the format of the pages when the site enables it (R-MONEY-FMT-12)', () => {
  const textWith = (store: ShopOptions['store'] = {}) => moneyFormat({ store })(123_456);
  expect([textWith({ moneyPattern: GERMAN_MONEY }), textWith()]).toEqual(['1.234,56\u00a0€', '€1,234.56']);
});

it('uses the US format for an order in an earlier currency of the store', () => {
  expect(moneyFormat({ store: { moneyPattern: GERMAN_MONEY } }, 'CHF')(100)).toBe('CHF 1.00');
});
