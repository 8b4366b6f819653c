import type { Format, Formatter, JsonObject, Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/index.ts';
import { localized } from '../localized.ts';
import {
  fromMoney,
  hasVariedPrices,
  isOnSale,
  isSubscribable,
  normalMoney,
  type Product,
  readProduct,
  saleMoney,
} from '../product/index.ts';
import { fromPattern } from './from-pattern.ts';
import { type MoneyText, moneyText } from './money-text.ts';
import { NO_OFFER, type Offer, PRICE_ALONE, type PriceText, priceBlock } from './price-block.ts';
import { subscriptionPhrase } from './subscription-phrase.ts';
import { readSubscriptionTerm } from './subscription-term.ts';

/** `{item|product-price}`: what the product costs, as a block (language reference 13.11). */
export const productPrice: Formatter = {
  name: 'product-price',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductPrice,
};

function prepareProductPrice(args: readonly string[], dialect: Dialect): Format {
  return (value, scope) => {
    const product = readProduct(value, dialect);
    const money = moneyText(scope, args, dialect);
    const offer = isSubscribable(product)
      ? subscriptionOffer(product, scope, money)
      : singleOffer(product, scope, money);
    return priceBlock('product-price', offer, scope.cldr);
  };
}

function singleOffer(product: Product, scope: Scope, money: MoneyText): Offer {
  if (product.kind === 'unknown') return NO_OFFER;
  if (hasVariedPrices(product)) {
    const price = money(fromMoney(product));
    return { ...NO_OFFER, from: { pattern: fromPattern(scope), money: price, values: fromValues(price) } };
  }
  return {
    ...NO_OFFER,
    sale: isOnSale(product) ? priceText(PRICE_ALONE, money(saleMoney(product))) : undefined,
    normal: priceText(PRICE_ALONE, money(normalMoney(product))),
  };
}

function subscriptionOffer(product: Product, scope: Scope, money: MoneyText): Offer {
  const plan = readSubscriptionTerm(product.content);
  if (plan === undefined) return unavailable(scope);
  const isVaried = hasVariedPrices(product);
  const pattern = subscriptionPhrase(scope, plan, isVaried);
  const term = { billingPeriodValue: plan.value, duration: plan.duration };
  const from = isVaried ? money(fromMoney(product)) : '';
  return {
    from: { pattern, money: from, values: fromValues(from, term) },
    sale: isOnSale(product) ? priceText(pattern, money(saleMoney(product)), term) : undefined,
    normal: priceText(pattern, money(normalMoney(product)), term),
  };
}

/** Nobody can say what it costs (R-FMT-WORD-01). Where the site's pattern asks for the price it has `true`. */
function unavailable(scope: Scope): Offer {
  const own = localized(scope, 'productPriceUnavailable');
  const pattern = own === undefined ? 'Unavailable' : asString(own);
  return { ...NO_OFFER, from: { pattern, money: 'true', values: { fromPrice: true, price: true } } };
}

function priceText(pattern: string, money: string, term: JsonObject = {}): PriceText {
  return { pattern, money, values: { price: money, ...term } };
}

/** Patterns may call the lowest price by either name. */
function fromValues(money: string, term: JsonObject = {}): JsonObject {
  return { fromPrice: money, price: money, ...term };
}
