import type { BuildResponse, Doc } from '../../compiler/model/index.ts';
import { fieldOf, isRecord } from '../../formatters/index.ts';
import { hasStockCount } from '../../formatters/vocabulary/store/product-type.ts';
import type { BuiltDocuments } from '../domain/site.ts';
import type { ExpectedStock, InventoryQuery } from '../domain/store/inventory.ts';
import type { StoreObject } from '../domain/store/store-object.ts';
import type { Remote } from '../platform/remote/remote.ts';

/**
 * Returns the documents for a build, with the current stock of each variant. The quantity of the document is kept as
 * `documentStock`, from which the store calculates differences. Only builds use this.
 */
export async function withLiveStock(
  docs: readonly Doc[],
  store: Pick<Remote<StoreObject>, 'expectedStock'>,
): Promise<readonly Doc[]> {
  const products = docs.flatMap((doc) => productOf(doc) ?? []);
  if (products.length === 0) return docs;
  const expected = new Map(
    (await store.expectedStock(products)).map((line) => [variantKey(line.productId, line.sku), line]),
  );
  return docs.map((doc) => {
    const product = productOf(doc);
    return product === undefined ? doc : { ...doc, body: withStock(doc.body, product.id, expected) };
  });
}

/** What the build service has after a build; undefined when it does not keep the documents. */
export function builtDocuments(
  { documents }: BuildResponse,
  docs: readonly Doc[],
): BuiltDocuments | undefined {
  const products = docs.filter((doc) => productOf(doc) !== undefined).map(({ key }) => key);
  return documents === undefined ? undefined : { documents, products };
}

/** Returns undefined for other documents, and for products without stock. */
function productOf({ key, body }: Doc): InventoryQuery | undefined {
  if (!key.startsWith('item:')) return undefined;
  const content = fieldOf(body, 'structuredContent');
  const productType = fieldOf(content, 'productType');
  if (typeof productType !== 'number' || !hasStockCount(productType)) return undefined;
  const variants = Object.values(recordOf(fieldOf(content, 'variants'))).flatMap((value) => {
    const sku = fieldOf(value, 'sku');
    return typeof sku === 'string' ? [{ sku, ...stockOf(value) }] : [];
  });
  return { id: key.slice('item:'.length), productType, variants };
}

function withStock(body: unknown, id: string, expected: ReadonlyMap<string, ExpectedStock>): unknown {
  const content = recordOf(fieldOf(body, 'structuredContent'));
  const variants = Object.entries(recordOf(content.variants)).map(([key, value]) => {
    const line = expected.get(variantKey(id, String(fieldOf(value, 'sku'))));
    if (line === undefined) return [key, value];
    const { qtyInStock, unlimited } = line;
    return [key, { ...recordOf(value), qtyInStock, unlimited, documentStock: stockOf(value) }];
  });
  return { ...recordOf(body), structuredContent: { ...content, variants: Object.fromEntries(variants) } };
}

/** Missing values mean 0 and limited. */
function stockOf(variant: unknown): { readonly qtyInStock: number; readonly unlimited: boolean } {
  const quantity = fieldOf(variant, 'qtyInStock');
  return {
    qtyInStock: typeof quantity === 'number' ? quantity : 0,
    unlimited: fieldOf(variant, 'unlimited') === true,
  };
}

function variantKey(productId: string, sku: string): string {
  return JSON.stringify([productId, sku]);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
