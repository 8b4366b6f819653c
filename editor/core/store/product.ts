import type { Bodies, DocKey, Status, VariantSummary } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { type AmountText, compareAmounts } from '../../../formatters/vocabulary/money-amount.ts';
import { DEFAULT_CURRENCY } from '../../../formatters/vocabulary/store/currency.ts';
import { documentsOf, type FoundDocument, isProduct, SETTINGS_KEY, STORE_AT } from '../model/documents.ts';
import { imageIdsOf } from '../model/image-ids.ts';
import { flagAt, inOrder, moneyAt, numberAt, recordAt, textAt, textsAt } from '../model/json-access.ts';
import { statusOf } from '../model/status.ts';
import type { JsonRecord } from '../operations/changes/json-equal.ts';

export interface VariantView {
  readonly id: string;
  readonly order: string;
  readonly sku: string;
  /** Option name to value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: AmountText;
  readonly salePrice: AmountText | undefined;
  readonly onSale: boolean;
  /** The stock in the document, which new variants start with. The inventory has the current stock. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

export interface ProductView {
  readonly key: DocKey;
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly status: Status;
  /** Epoch milliseconds. */
  readonly publishOn: number | undefined;
  readonly collectionId: string;
  readonly productType: number;
  readonly imageIds: readonly string[];
  readonly optionNames: readonly string[];
  /** Empty while only the summary of the document is loaded. */
  readonly variants: readonly VariantView[];
  /** Present while only the summary of the document is loaded. */
  readonly variantSummary: VariantSummary | undefined;
}

export function productOf({ key, id, body }: FoundDocument): ProductView {
  const content = recordAt(body, 'structuredContent');
  const variants = inOrder(
    Object.entries(recordAt(content, 'variants')).map(([variantId, variant]) =>
      variantOf(variantId, variant),
    ),
  );
  return {
    key,
    id,
    title: textAt(body, 'title'),
    urlId: textAt(body, 'urlId'),
    status: statusOf(body),
    publishOn: numberAt(body, 'publishOn'),
    collectionId: textAt(body, 'collectionId'),
    productType: numberAt(content, 'productType') ?? 1,
    imageIds: imageIdsOf(body),
    optionNames: optionNamesOf(body, variants),
    variants,
    variantSummary: variantSummaryOf(content),
  };
}

/** Products have variants; their summaries have this instead. */
function variantSummaryOf(content: JsonRecord): VariantSummary | undefined {
  const { variants, variantSummary } = content;
  const isSummary = variants === undefined && isRecord(variantSummary);
  return isSummary ? (variantSummary as unknown as VariantSummary) : undefined;
}

export function productsOf(bodies: Bodies): readonly ProductView[] {
  return documentsOf(bodies, 'item')
    .filter(({ body }) => isProduct(body))
    .map(productOf);
}

/** Returns whether a customer could order a variant for free. */
export function isFree({ variants }: ProductView): boolean {
  return variants.some(
    ({ price, salePrice, onSale }) => compareAmounts(onSale && salePrice ? salePrice : price, '0') === 0,
  );
}

/** Returns whether every sale price is below the price. */
export function isReduced({ price, salePrice, onSale }: VariantView): boolean {
  return !onSale || salePrice === undefined || compareAmounts(salePrice, price) < 0;
}

export function currencyOf(bodies: Bodies): string {
  return textAt(bodies.get(SETTINGS_KEY), ...STORE_AT, 'currency') || DEFAULT_CURRENCY;
}

/** "Atlantic / 22 cm"; empty for the only variant of a product without options. */
export function variantName({ attributes }: VariantView, optionNames: readonly string[]): string {
  return optionNames
    .map((name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined))
    .filter((value) => value !== undefined && value !== '')
    .join(' / ');
}

function variantOf(id: string, body: unknown): VariantView {
  return {
    id,
    order: textAt(body, 'order'),
    sku: textAt(body, 'sku'),
    attributes: Object.fromEntries(
      Object.entries(recordAt(body, 'attributes')).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    price: moneyAt(body, 'priceMoney')?.amount ?? '0',
    salePrice: moneyAt(body, 'salePriceMoney')?.amount,
    onSale: flagAt(body, 'onSale'),
    qtyInStock: numberAt(body, 'qtyInStock') ?? 0,
    unlimited: flagAt(body, 'unlimited'),
  };
}

/** In option order; names that only variants have come last. */
function optionNamesOf(body: unknown, variants: readonly VariantView[]): readonly string[] {
  const content = recordAt(body, 'structuredContent');
  const named = [
    textsAt(content, 'variantOptionOrdering'),
    textsAt(body, 'variantOptionOrdering'),
    textsAt(content, 'options'),
  ].find((names) => names.length > 0);
  const used = variants.flatMap(({ attributes }) => Object.keys(attributes));
  return [...new Set([...(named ?? []), ...used])];
}
