// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { productsOf } from '../../model/store/product.ts';
import { stockByVariant } from '../../model/store/stock.ts';
import { rowsOf } from './product-rows.tsx';

it('lists products by the names that people see', () => {
  const product = (title: string) => ({ recordType: 11, title, structuredContent: { variants: {} } });
  const products = productsOf(
    new Map([
      ['item:a', product('Tide plate')],
      ['item:b', product('Écru bowl')],
      ['item:c', product('Ash mug')],
    ]),
  );
  expect(rowsOf(products, stockByVariant([])).map(({ title }) => title)).toEqual([
    'Ash mug',
    'Écru bowl',
    'Tide plate',
  ]);
});
