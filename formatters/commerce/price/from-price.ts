import type { Formatter } from '../../contract.ts';
import { fromMoney } from '../product/from-money.ts';
import { readProduct } from '../product/product.ts';
import { legacyCents } from './legacy-cents.ts';

/** `{item|from-price}`: the lowest current price, in cents (language reference 13.4). */
export const fromPrice: Formatter = {
  name: 'from-price',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => (value) => legacyCents(fromMoney(readProduct(value, dialect))),
};
