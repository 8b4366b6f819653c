import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { escapeAttribute } from '../../values/escape-html.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { member } from '../../values/member.ts';
import { localized } from '../localized.ts';
import { isOnSale } from '../product/is-on-sale.ts';
import { isSoldOut } from '../product/is-sold-out.ts';
import { readProduct } from '../product/product.ts';
import { merchandisingContext } from './merchandising-context.ts';

/** `{item|product-status}`: the "sold out" or "sale" badge (language reference 13.6). */
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
    if (isOnSale(product))
      return `<div class="product-mark sale">${fragmentText(dialect)(saleText(scope))}</div>`;
    return undefined;
  };
}

/** The product's own text, else the site's, else the default (R-FMT-WORD-07). */
function soldOutText(value: Value, scope: Scope): string {
  const hasId = asString(member(value, 'id')) !== '';
  const custom = hasId ? asString(member(merchandisingContext(value, scope), 'customSoldOutText')) : '';
  return escapeAttribute(custom || asString(localized(scope, 'productSoldOutText')) || 'sold out');
}

function saleText(scope: Scope): string {
  return asString(localized(scope, 'productSaleText')) || 'sale';
}
