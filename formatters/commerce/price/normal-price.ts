import type { Formatter } from '../../contract.ts';
import { normalMoney } from '../product/normal-money.ts';
import { readProduct } from '../product/product.ts';
import { legacyCents } from './legacy-cents.ts';

/** `{item|normal-price}`: the highest regular price, in cents (language reference 13.4). */
export const normalPrice: Formatter = {
  name: 'normal-price',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => (value) => legacyCents(normalMoney(readProduct(value, dialect))),
};
