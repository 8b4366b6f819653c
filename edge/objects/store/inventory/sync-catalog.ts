import type { CatalogProduct, CatalogVariant } from '../../../../compiler/model/index.ts';
import { orderedAttributes } from '../../../../formatters/vocabulary/rules/ordered-attributes.ts';
import { hasStockCount } from '../../../../formatters/vocabulary/store/product-type.ts';
import type { Catalog } from '../../../domain/store/store-object.ts';
import { firstRow, type Row, type StorageContext } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';

/**
 * Updates variants to the products of the live release. A new SKU starts with the stock of its document; later changes
 * of the document are applied as differences, so that sales are preserved. Removed SKUs are kept as not sellable.
 * Idempotent.
 */
export function syncCatalog(storage: StorageContext, { products, releaseId, siteId }: Catalog): void {
  const { sql } = storage;
  sql.exec('UPDATE variants SET is_sellable = 0');
  for (const product of Object.values(products)) {
    for (const variant of product.variants) syncVariant(storage, { product, variant, releaseId });
  }
  sql.exec(`INSERT OR REPLACE INTO meta (key, value) VALUES ('release', ?), ('site', ?)`, releaseId, siteId);
}

interface Found {
  readonly product: CatalogProduct;
  readonly variant: CatalogVariant;
  readonly releaseId: string;
}

function syncVariant(storage: StorageContext, found: Found): void {
  const { product, variant } = found;
  const known = firstRow(
    storage.sql.exec('SELECT * FROM variants WHERE item_id = ? AND sku = ?', product.id, variant.sku),
  );
  if (known === undefined) insertVariant(storage, found);
  else updateVariant(storage, known, found);
}

function insertVariant({ sql }: StorageContext, { product, variant }: Found): void {
  const stock = documentStock(product, variant);
  sql.exec(
    `INSERT INTO variants (item_id, sku, variant_id, title, attributes, product_type, price_cents, on_hand, unlimited,
       doc_qty, doc_unlimited, is_sellable, currency) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?8, ?9, 1, ?10)`,
    product.id,
    variant.sku,
    variant.id,
    product.title,
    attributesText(product, variant),
    product.productType,
    currentPrice(variant),
    stock.quantity,
    stock.unlimited,
    variant.currency ?? null,
  );
}

function updateVariant(storage: StorageContext, known: Row, { product, variant, releaseId }: Found): void {
  const { sql } = storage;
  const entry = { actor: `release ${releaseId.slice(0, 12)}`, itemId: product.id, sku: variant.sku };
  const document = documentStock(product, variant);
  const { net, unlimited } = stockAfter(known, product, variant);
  const price = currentPrice(variant);
  const currency = variant.currency ?? null;
  if (document.quantity !== Number(known.doc_qty) || unlimited !== Number(known.unlimited)) {
    writeAudit(storage, {
      ...entry,
      kind: 'stock',
      detail: `${formatStock(known.on_hand, known.unlimited)} to ${formatStock(Math.max(0, net), unlimited)}`,
    });
  }
  const isRepriced = known.currency !== null && currency !== known.currency;
  if (price !== Number(known.price_cents) || isRepriced) {
    const amounts = isRepriced
      ? [`${known.price_cents} ${known.currency}`, `${price} ${currency}`]
      : [known.price_cents, price];
    writeAudit(storage, { ...entry, kind: 'price', detail: amounts.join(' to ') });
  }
  sql.exec(
    `UPDATE variants SET variant_id = ?3, title = ?4, attributes = ?5, product_type = ?6, price_cents = ?7,
       on_hand = max(0, ?8), shortfall = max(0, -?8), unlimited = ?9, doc_qty = ?10, doc_unlimited = ?11,
       is_sellable = 1, currency = ?12 WHERE item_id = ?1 AND sku = ?2`,
    product.id,
    variant.sku,
    variant.id,
    product.title,
    attributesText(product, variant),
    product.productType,
    price,
    net,
    unlimited,
    document.quantity,
    document.unlimited,
    currency,
  );
}

/** JSON keeps the order of the options, in which cart, checkout, orders and emails show the attributes. */
function attributesText(
  { optionNames }: CatalogProduct,
  { attributes }: Pick<CatalogVariant, 'attributes'>,
): string {
  return JSON.stringify(orderedAttributes(attributes, optionNames));
}

/** Returns the stock after a sync; `net` is negative when more units were sold than the document leaves. */
export function stockAfter(
  known: Row,
  product: Pick<CatalogProduct, 'productType'>,
  variant: Pick<CatalogVariant, 'qtyInStock' | 'unlimited'>,
): { readonly net: number; readonly unlimited: number } {
  const document = documentStock(product, variant);
  return {
    net: Number(known.on_hand) - Number(known.shortfall) + document.quantity - Number(known.doc_qty),
    unlimited:
      document.unlimited === Number(known.doc_unlimited) ? Number(known.unlimited) : document.unlimited,
  };
}

/** Only physical products and services have limited stock (R-ENUM-VAL-03). */
function documentStock(
  { productType }: Pick<CatalogProduct, 'productType'>,
  { qtyInStock, unlimited }: Pick<CatalogVariant, 'qtyInStock' | 'unlimited'>,
): { readonly quantity: number; readonly unlimited: 0 | 1 } {
  return { quantity: toCount(qtyInStock), unlimited: unlimited || !hasStockCount(productType) ? 1 : 0 };
}

function currentPrice({ onSale, salePriceCents, priceCents }: CatalogVariant): number {
  return toCount(onSale && salePriceCents !== undefined ? salePriceCents : priceCents);
}

/** Invalid and negative numbers count as 0. */
function toCount(value: number): number {
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export function formatStock(quantity: unknown, unlimited: unknown): string {
  return Number(unlimited) === 1 ? 'unlimited' : String(quantity);
}
