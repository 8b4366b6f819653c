import type { JsonObject, Value } from '../../formatters/index.ts';
import { fromMinorUnits } from '../../formatters/vocabulary/money-amount.ts';
import { plainText } from './head/plain-text.ts';
import { builtInTemplate, type Templates } from './templates/templates.ts';

const PRICE = builtInTemplate('built-in/price', '{.section item}{@|product-price}{.end}');

/** Only for sites whose formatters print no symbol. */
const LEGACY_AMOUNT = builtInTemplate(
  'built-in/legacy-amount',
  '{.if featureFlags.useCLDRMoneyFormat}{.or}{amount|i18n-money-format en-US}{.end}',
);

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
 * Returns the symbol of the currency, such as `£`, for prices that formatters print without one, in `.sqs-money-native`; empty if
 * they print it.
 */
export function missingSymbol(templates: Templates, root: JsonObject, currencyCode: string): string {
  const amount = { decimalValue: '0', currencyCode };
  return templates
    .render(LEGACY_AMOUNT, { ...root, amount }, { url: '', injects: {}, formPage: {} })
    .replace(/[\d.,]+$/, '');
}

/** Style sheets of the platform print the symbol before the amount. The rule is weaker than those of themes. */
export function symbolRule(symbol: string): string {
  return symbol === '' ? '' : `:where(.sqs-money-native)::before{content:"${symbol}"}\n`;
}

/**
 * Creates the function that returns the formatted prices of each product variant: `priceText` and, on sale, `salePriceText`. So
 * pages need no currency data to show another variant's price. They are texts, so they contain the `symbol` of the currency.
 */
export function createPriceTexts(
  templates: Templates,
  root: JsonObject,
  symbol = '',
): (item: JsonObject) => readonly JsonObject[] {
  const injects = { url: '', injects: {}, formPage: {} };
  const withSymbol = (html: string) => html.replaceAll('"sqs-money-native">', (tag) => `${tag}${symbol}`);
  const textOf = (item: JsonObject) =>
    plainText(withSymbol(templates.render(PRICE, { ...root, item }, injects))) ?? '';
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
