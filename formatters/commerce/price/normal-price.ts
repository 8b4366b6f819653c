import type { Formatter } from '../../contract.ts';
import { normalMoney, readProduct } from '../product/index.ts';
import { legacyCents } from './legacy-cents.ts';

/** `{item|normal-price}`: its highest price without any sale, in cents (language reference 13.4). */
export const normalPrice: Formatter = {
  name: 'normal-price',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: (_args, dialect) => (value) => legacyCents(normalMoney(readProduct(value, dialect))),
};
