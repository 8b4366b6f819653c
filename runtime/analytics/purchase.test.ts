import { expect, test, vi } from 'vitest';
import { type AnalyticsOrder, ORDER_DATA_ID } from '../../formatters/vocabulary/api/analytics-order.ts';
import { closePageAfterEach, openPage } from '../testing/open-page.ts';
import { amountOf, takePurchase } from './purchase.ts';

closePageAfterEach();

const ORDER: Partial<AnalyticsOrder> = { id: 'o1', items: [] };
const CONFIRMATION = `<body><data id="${ORDER_DATA_ID}" value='${JSON.stringify(ORDER)}'></data></body>`;

test('a purchase is reported once', async () => {
  await openPage(CONFIRMATION);
  expect([takePurchase(), takePurchase()]).toMatchObject([
    { ecommerce: { transaction_id: 'o1' } },
    undefined,
  ]);
});

test('a purchase is reported where storage is blocked', async () => {
  await openPage(CONFIRMATION);
  const getItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem });
  const purchase = takePurchase();
  vi.unstubAllGlobals();
  expect(purchase).toMatchObject({ ecommerce: { transaction_id: 'o1' } });
});

test('R-DATA-ORDER-03: an amount is the same number in both spellings', () => {
  expect([amountOf({ decimalValue: '34.50' }), amountOf({ value: '34.50' })]).toEqual([34.5, 34.5]);
});

test.each([{}, { decimalValue: 'x' }, { value: '' }, null])('an amount that is %j counts as 0', (amount) => {
  expect(amountOf(amount as never)).toBe(0);
});
