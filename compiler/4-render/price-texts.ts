import type { JsonObject, Value } from '../../formatters/index.ts';
import { fromMinorUnits } from '../../formatters/vocabulary/money-amount.ts';
import { plainText } from './head/plain-text.ts';
import { builtInTemplate, type Templates } from './templates/templates.ts';

const PRICE = builtInTemplate('built-in/price', '{.section item}{@|product-price}{.end}');

/** With the symbol of the currency, like the amounts of the cart. */
const AMOUNT = builtInTemplate(
  'built-in/amount',
  '{.if featureFlags.useCLDRMoneyFormat}{amount|money}{.or}{amount|i18n-money-format en-US}{.end}',
);

/** Creates the function that formats minor units as plain text: `€42.00`. */
export function createAmountText(
  templates: Templates,
  root: JsonObject,
  currency: string,
): (minorUnits: number) => string {
  return (minorUnits) => {
    const amount = { decimalValue: fromMinorUnits(minorUnits, currency), currencyCode: currency };
    return templates.render(AMOUNT, { ...root, amount }, { url: '', injects: {}, formPage: {} });
  };
}

/**
 * Creates the function that returns the formatted prices of each product variant: `priceText` and, on sale, `salePriceText`. So
 * pages need no currency data to show another variant's price.
 */
export function createPriceTexts(
  templates: Templates,
  root: JsonObject,
): (item: JsonObject) => readonly JsonObject[] {
  const injects = { url: '', injects: {}, formPage: {} };
  const textOf = (item: JsonObject) => plainText(templates.render(PRICE, { ...root, item }, injects)) ?? '';
  return (item) => {
    const content = item.structuredContent as JsonObject;
    const variants = content.variants as readonly JsonObject[];
    return variants.map((variant) => {
      const { priceMoney, salePriceMoney, price, salePrice, onSale } = variant;
      const alone = (money: Value, plainPrice: Value) => {
        const only = { ...variant, priceMoney: money, price: plainPrice, onSale: false };
        return {
          ...item,
          structuredContent: { ...content, priceMoney: money, onSale: false, variants: [only] },
        };
      };
      return {
        priceText: textOf(alone(priceMoney, price)),
        ...(onSale === true && { salePriceText: textOf(alone(salePriceMoney, salePrice)) }),
      };
    });
  };
}
