import type { Formatter } from '../../contract.ts';

/** `{@|cart-url}`: the URL of the cart (language reference 13.4). */
export const cartUrl: Formatter = {
  name: 'cart-url',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => () => '/cart',
};
