import type { Format, Formatter, JsonObject, Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { localized } from '../localized.ts';
import { fromMoney } from '../product/from-money.ts';
import { hasPrice } from '../product/has-price.ts';
import { hasVariedPrices } from '../product/has-varied-prices.ts';
import { isOnSale } from '../product/is-on-sale.ts';
import { isSubscribable } from '../product/is-subscribable.ts';
import { normalMoney } from '../product/normal-money.ts';
import { type Product, readProduct } from '../product/product.ts';
import { saleMoney } from '../product/sale-money.ts';
import { fromPattern } from './from-pattern.ts';
import { type MoneyText, moneyText } from './money-text.ts';
import { NO_OFFER, type Offer, PLAIN_PRICE, type PriceText, priceBlock } from './price-block.ts';
import { subscriptionPhrase } from './subscription-phrase.ts';
import { readSubscriptionTerm } from './subscription-term.ts';

/** `{item|product-price}`: the price block of a product (language reference 13.11). */
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
    const isEmpty = dialect.missingPriceIsEmpty && !hasPrice(product);
    const offer = isSubscribable(product)
      ? subscriptionOffer(product, scope, { money, isEmpty, dialect })
      : singleOffer(product, scope, { money, isEmpty, dialect });
    return priceBlock('product-price', offer, scope.cldr);
  };
}

interface Pricing {
  readonly dialect: Dialect;
  readonly money: MoneyText;
  /** The product has no price, and nothing is printed instead. */
  readonly isEmpty: boolean;
}

function singleOffer(product: Product, scope: Scope, { money, isEmpty, dialect }: Pricing): Offer {
  if (product.kind === 'unknown' || isEmpty) return NO_OFFER;
  if (hasVariedPrices(product)) {
    const price = money(fromMoney(product));
    return {
      ...NO_OFFER,
      from: { pattern: fromPattern(scope, dialect), money: price, values: fromValues(price) },
    };
  }
  return {
    ...NO_OFFER,
    sale: isOnSale(product) ? priceText(PLAIN_PRICE, money(saleMoney(product))) : undefined,
    normal: priceText(PLAIN_PRICE, money(normalMoney(product))),
  };
}

function subscriptionOffer(product: Product, scope: Scope, { money, isEmpty, dialect }: Pricing): Offer {
  const plan = readSubscriptionTerm(product.content);
  if (plan === undefined) return unavailable(scope, dialect);
  if (isEmpty) return NO_OFFER;
  const isVaried = hasVariedPrices(product);
  const pattern = subscriptionPhrase(scope, plan, { isVaried, dialect });
  const term = { billingPeriodValue: plan.value, duration: plan.duration };
  const from = isVaried ? money(fromMoney(product)) : '';
  return {
    from: { pattern, money: from, values: fromValues(from, term) },
    sale: isOnSale(product) ? priceText(pattern, money(saleMoney(product)), term) : undefined,
    normal: priceText(pattern, money(normalMoney(product)), term),
  };
}

/** The price is unknown (R-FMT-WORD-01). Site patterns that reference the price receive `true`. */
function unavailable(scope: Scope, dialect: Dialect): Offer {
  const own = localized(scope, 'productPriceUnavailable');
  const pattern = own === undefined ? 'Unavailable' : fragmentText(dialect)(asString(own));
  return { ...NO_OFFER, from: { pattern, money: 'true', values: { fromPrice: true, price: true } } };
}

function priceText(pattern: string, money: string, term: JsonObject = {}): PriceText {
  return { pattern, money, values: { price: money, ...term } };
}

/** Patterns may use either name for the lowest price. */
function fromValues(money: string, term: JsonObject = {}): JsonObject {
  return { fromPrice: money, price: money, ...term };
}
