import type { JsonTPage } from '../json-t-page.ts';
import { createShops } from './data.ts';

/** Nested sections, a loop over a partial, and in it a name (`currency`) that is found six frames further out. */
const TEMPLATE =
  '<main class="shop">{.section website}<header><a href="/">{siteTitle|html}</a></header>' +
  '{.section collection}<h1>{title|html}</h1><p>{description|html}</p>' +
  '<ul class="products">{.repeated section items}{@|apply product.block}{.end}</ul>' +
  '{.end}<footer>{siteTitle|html}</footer>{.end}</main>';

const PRODUCT =
  '<li class="product" id="{id|htmltag}"><a href="{url|htmltag}">' +
  '<img src="{image|htmltag}" alt="" width="600" loading="lazy"/>' +
  '<h2>{title|html}</h2></a><p class="excerpt">{excerpt|html}</p>' +
  '<p class="price">{currency|html} {price|html}</p>' +
  '{.section onSale}<em class="sale">Sale</em>{.end}' +
  '{.if isNew}<em class="new">New</em>{.end}' +
  '{.if soldOut}<p>Sold out</p>{.or}<button type="button">Add to cart</button>{.end}</li>';

export function createProductPage(): JsonTPage {
  return {
    template: TEMPLATE,
    partials: { 'product.block': PRODUCT },
    data: createShops(),
    dialect: 'platform',
  };
}
