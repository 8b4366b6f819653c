import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { productsOf } from '../../../core/store/product.ts';
import { productColumns, rowsOf } from './product-rows.tsx';
import { ShownStockProvider } from './use-shown-stock.ts';

it('sorts products by title', () => {
  const product = (title: string) => ({ recordType: 11, title, structuredContent: { variants: {} } });
  const products = productsOf(
    new Map([
      ['item:a', product('Tide plate')],
      ['item:b', product('Écru bowl')],
      ['item:c', product('Ash mug')],
    ]),
  );
  expect(rowsOf(products).map(({ title }) => title)).toEqual(['Ash mug', 'Écru bowl', 'Tide plate']);
});

it('shows no stock while it is loading: documents only have the initial stock', () => {
  const body = { title: 'Bowl', structuredContent: { variants: { a: { sku: 'A', qtyInStock: 5 } } } };
  const [row] = rowsOf(productsOf(new Map([['item:bowl', body]])));
  const column = productColumns('EUR', new Set()).find(({ id }) => id === 'stock');
  expect(row && renderToStaticMarkup(column?.render?.(row))).toContain('Unknown');
});

it('shows limited and unlimited stock of mixed variants', () => {
  const variant = (qtyInStock: number, unlimited = false) => ({
    sku: `${qtyInStock}`,
    qtyInStock,
    unlimited,
  });
  const shown = (...variants: object[]) => {
    const body = {
      title: 'Bowl',
      structuredContent: { variants: Object.fromEntries(Object.entries(variants)) },
    };
    const [row] = rowsOf(productsOf(new Map([['item:bowl', body]])));
    const column = productColumns('EUR', new Set()).find(({ id }) => id === 'stock');
    const text =
      row &&
      renderToStaticMarkup(
        <ShownStockProvider value={new Map([['bowl', new Map()]])}>
          {column?.render?.(row)}
        </ShownStockProvider>,
      );
    return text?.replace(/<[^>]*>/g, '');
  };
  expect(shown(variant(5), variant(7), variant(0, true))).toBe('12 and unlimited');
  expect(shown(variant(0, true), variant(0, true))).toBe('Unlimited');
  expect(shown(variant(5), variant(7))).toBe('12');
  expect(shown(variant(0), variant(0))).toBe('Sold out');
});
