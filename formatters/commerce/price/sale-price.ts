import type { Formatter } from '../../contract.ts';
import { readProduct } from '../product/product.ts';
import { saleMoney } from '../product/sale-money.ts';
import { legacyCents } from './legacy-cents.ts';

/** `{item|sale-price}`: the lowest sale price, in cents; 0 when nothing is on sale (language reference 13.4). */
export const salePrice: Formatter = {
  name: 'sale-price',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => (value) => legacyCents(saleMoney(readProduct(value, dialect))),
};
