import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString, escapeAttribute, member } from '../../values/index.ts';
import { localized } from '../localized.ts';
import { isOnSale, isSoldOut, readProduct } from '../product/index.ts';
import { merchandisingContext } from './merchandising-context.ts';

/** `{item|product-status}`: the mark of a product that is sold out or on sale (language reference 13.6). */
export const productStatus: Formatter = {
  name: 'product-status',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductStatus,
};

function prepareProductStatus(_args: readonly string[], dialect: Dialect): Format {
  return (value, scope) => {
    const product = readProduct(value, dialect);
    if (isSoldOut(product)) return `<div class="product-mark sold-out">${soldOutText(value, scope)}</div>`;
    if (isOnSale(product)) return `<div class="product-mark sale">${saleText(scope)}</div>`;
    return undefined;
  };
}

/** The product's own text, then the site's, then ours (R-FMT-WORD-07). */
function soldOutText(value: Value, scope: Scope): string {
  const hasId = asString(member(value, 'id')) !== '';
  const custom = hasId ? asString(member(merchandisingContext(value, scope), 'customSoldOutText')) : '';
  return escapeAttribute(custom || asString(localized(scope, 'productSoldOutText')) || 'sold out');
}

function saleText(scope: Scope): string {
  return asString(localized(scope, 'productSaleText')) || 'sale';
}
