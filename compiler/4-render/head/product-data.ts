import { type JsonObject, member } from '../../../formatters/index.ts';
import type { HeadData } from './head-data.ts';

/** Returns the structured data of a product (schema.org), for `application/ld+json`. */
export function productData(item: JsonObject, { canonical, description, imageUrl }: HeadData): object {
  const content = member(item, 'structuredContent');
  const variants = member(content, 'variants');
  const list = Array.isArray(variants) ? variants : [];
  const offers = list.map((variant) => {
    const isOnSale = member(variant, 'onSale') === true;
    const price = member(variant, isOnSale ? 'salePriceMoney' : 'priceMoney');
    return offer(price, { sku: member(variant, 'sku'), isInStock: isInStock(variant), canonical });
  });
  const single = offer(member(content, 'priceMoney'), { sku: undefined, isInStock: true, canonical });
  return {
    '@type': 'Product',
    name: member(item, 'title'),
    description,
    image: imageUrl,
    url: canonical,
    offers: offers.length > 0 ? offers : [single],
  };
}

function isInStock(variant: JsonObject): boolean {
  const quantity = member(variant, 'qtyInStock');
  return member(variant, 'unlimited') === true || (typeof quantity === 'number' && quantity > 0);
}

interface OfferData {
  readonly sku: unknown;
  readonly isInStock: boolean;
  readonly canonical: string | undefined;
}

function offer(price: unknown, { sku, isInStock: isAvailable, canonical }: OfferData): object {
  const money = price as JsonObject | undefined;
  return {
    '@type': 'Offer',
    sku,
    price: member(money, 'value'),
    priceCurrency: member(money, 'currency'),
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    url: canonical,
  };
}
