import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { indexedEntries } from '../../values/indexed-entries.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member } from '../../values/member.ts';
import { cheapestVariant } from '../product/cheapest-variant.ts';
import { currentPrice } from '../product/current-price.ts';
import { hasVariedPrices } from '../product/has-varied-prices.ts';
import { readMoney } from '../product/money.ts';
import { type Product, readProduct } from '../product/product.ts';
import { fromPattern } from './from-pattern.ts';
import { type MoneyText, moneyText } from './money-text.ts';
import { NO_OFFER, type Offer, PLAIN_PRICE, type PriceText, priceBlock } from './price-block.ts';

/** `{item|subscription-price}`: the price of a product's first pricing option (language reference 13.12). */
export const subscriptionPrice: Formatter = {
  name: 'subscription-price',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareSubscriptionPrice,
};

function prepareSubscriptionPrice(args: readonly string[], dialect: Dialect): Format {
  return (value, scope) => {
    const product = readProduct(value, dialect);
    const offer = optionOffer(product, { scope, dialect, money: moneyText(scope, args, dialect) });
    return priceBlock('subscription-price', offer, scope.cldr);
  };
}

interface Pricing {
  readonly scope: Scope;
  readonly dialect: Dialect;
  readonly money: MoneyText;
}

function optionOffer(product: Product, { scope, dialect, money }: Pricing): Offer {
  const option = firstOption(product);
  if (option === undefined) return NO_OFFER;
  const price = (name: string): PriceText => {
    const text = money(readMoney(member(option, name)));
    return { pattern: PLAIN_PRICE, money: text, values: { price: text } };
  };
  const from = hasVariedPrices(product) ? money(currentPrice(option)) : '';
  return {
    from: { pattern: fromPattern(scope, dialect), money: from, values: { fromPrice: from } },
    sale: isTruthy(member(option, 'onSale')) ? price('salePriceMoney') : undefined,
    normal: price('priceMoney'),
  };
}

/** The first pricing option of the cheapest variant of a physical or service product; MISSING only if there is none. */
function firstOption(product: Product): Value {
  if (product.kind !== 'physical' && product.kind !== 'service') return undefined;
  const options = indexedEntries(member(cheapestVariant(product)?.variant, 'pricingOptions'));
  return options.length === 0 ? undefined : (options[0] ?? null);
}
