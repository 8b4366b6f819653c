import { isRecord } from '../../../formatters/index.ts';
import { type AmountText, compareAmounts, parseAmount } from '../../../formatters/vocabulary/money-amount.ts';
import { type DocKey, type DocumentType, documentTypeOf } from './document-type.ts';

/**
 * What lists show of the variants of a product, in place of the variants: `structuredContent.variantSummary` in the
 * summary of an item. The stock is that of the document, which products start with.
 */
export interface VariantSummary {
  readonly count: number;
  /** The lowest and the highest current price; absent without variants. */
  readonly prices?: readonly [AmountText, AmountText];
  /** Total of the variants with limited stock; absent when there are none. */
  readonly qtyInStock?: number;
  /** Whether a variant has unlimited stock. */
  readonly hasUnlimited?: true;
  /** The currencies of the prices, of which a store has one; absent without prices. */
  readonly currencies?: readonly string[];
}

/** Maximum characters of a title or another text of a summary; lists show less. */
const MAX_TEXT = 150;
/** Maximum characters of a value that is compared or linked: a slug, a file name, an order key. */
const MAX_VALUE = 300;
/** Maximum tags, categories and former URLs: a list of this length may have been cut. */
export const MAX_SUMMARY_ENTRIES = 5;
/** Maximum currencies of a product: enough to tell that they differ. */
const MAX_CURRENCIES = 2;
/** Characters of a currency code. */
const CURRENCY_LENGTH = 3;
/** Bodies up to this many characters are their own summary. */
const MAX_SMALL_BODY = 400;

/** Fields that lists, navigation and checks of other documents read, by type of document. */
const FIELDS: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  page: [
    'pageType',
    'title',
    'navigationTitle',
    'urlId',
    'redirectFrom',
    'isHome',
    'collectionId',
    'order',
    'status',
    'publishOn',
    'mainImageId',
  ],
  item: [
    'collectionId',
    'recordType',
    'title',
    'urlId',
    'redirectFrom',
    'status',
    'publishOn',
    'startDate',
    'order',
    'tags',
    'categories',
    'mainImageId',
  ],
  asset: ['filename', 'mime', 'bytes', 'originalSize', 'mediaFocalPoint', 'altText', 'title'],
};

/** Values that must not be cut, because they are compared or linked. */
const EXACT: ReadonlySet<string> = new Set(['urlId', 'filename', 'order', 'mainImageId', 'collectionId']);

/**
 * Returns the part of a body that lists show: a body of the same shape with fewer fields and shortened texts, at most
 * 4,000 characters of JSON. Undefined when the body is its own summary: types of which a site has few documents that
 * every screen needs (settings, navigation, collections), forms, and small documents.
 */
export function documentSummary(
  key: DocKey,
  body: unknown,
  size: number,
): Readonly<Record<string, unknown>> | undefined {
  const fields = FIELDS[documentTypeOf(key)];
  if (fields === undefined || size <= MAX_SMALL_BODY || !isRecord(body)) return undefined;
  const summary: Record<string, unknown> = {};
  for (const name of fields) {
    const value = shortValue(name, Object.hasOwn(body, name) ? body[name] : undefined);
    if (value !== undefined) summary[name] = value;
  }
  const product = Object.hasOwn(body, 'structuredContent') ? body.structuredContent : undefined;
  if (key.startsWith('item:') && product !== undefined) summary.structuredContent = productSummary(product);
  return summary;
}

function shortValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, EXACT.has(name) ? MAX_VALUE : MAX_TEXT);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value))
    return value
      .filter((entry) => typeof entry === 'string' && entry.length <= MAX_TEXT)
      .slice(0, MAX_SUMMARY_ENTRIES);
  if (name !== 'mediaFocalPoint' || !isRecord(value)) return undefined;
  return typeof value.x === 'number' && typeof value.y === 'number' ? { x: value.x, y: value.y } : undefined;
}

function productSummary(product: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(product) || Object.keys(product).length === 0) return {};
  const variants = isRecord(product.variants) ? Object.values(product.variants).filter(isRecord) : [];
  const { productType, additionalFieldsFormId: formId } = product;
  return {
    ...(typeof productType === 'number' && { productType }),
    ...(typeof formId === 'string' && { additionalFieldsFormId: formId.slice(0, MAX_VALUE) }),
    variantSummary: { ...variantSummary(variants), ...currenciesOf([product, ...variants]) },
  };
}

function variantSummary(variants: readonly Readonly<Record<string, unknown>>[]): VariantSummary {
  const prices = variants.map(currentPrice).sort(compareAmounts);
  const [lowest, highest = lowest] = [prices[0], prices.at(-1)];
  const limited = variants.filter(({ unlimited }) => unlimited !== true);
  const quantities = limited.map(({ qtyInStock }) => (typeof qtyInStock === 'number' ? qtyInStock : 0));
  return {
    count: variants.length,
    ...(lowest !== undefined && highest !== undefined && { prices: [lowest, highest] }),
    ...(limited.length > 0 && { qtyInStock: quantities.reduce((sum, quantity) => sum + quantity, 0) }),
    ...(limited.length < variants.length && { hasUnlimited: true }),
  };
}

function currenciesOf(
  prices: readonly Readonly<Record<string, unknown>>[],
): Pick<VariantSummary, 'currencies'> {
  const found = prices
    .flatMap(({ priceMoney, salePriceMoney }) => [priceMoney, salePriceMoney])
    .flatMap((money) => (isRecord(money) && typeof money.currency === 'string' ? [money.currency] : []));
  const currencies = [...new Set(found.map((code) => code.slice(0, CURRENCY_LENGTH)))];
  return currencies.length === 0 ? {} : { currencies: currencies.slice(0, MAX_CURRENCIES) };
}

/** The sale price during a sale. */
function currentPrice({ onSale, priceMoney, salePriceMoney }: Readonly<Record<string, unknown>>): AmountText {
  return (onSale === true ? amountOf(salePriceMoney) : undefined) ?? amountOf(priceMoney) ?? '0';
}

/** Money has two public spellings. */
function amountOf(money: unknown): AmountText | undefined {
  return isRecord(money) ? parseAmount(money.value ?? money.decimalValue) : undefined;
}
