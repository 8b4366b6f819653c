import { Thumb } from '../../../core/assets/thumbnail.tsx';
import { StatusCell } from '../../../core/item-editor/status-cell.tsx';
import { rangeLabel } from '../../../core/store/money.ts';
import { type ProductView, type VariantView, variantName } from '../../../core/store/product.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import type { DataColumn } from '../../../ui/table/data-column.ts';
import { productStock, type StockByVariant, type StockTotal, stockOf, stockTotal } from '../model/stock.ts';
import { t } from '../strings.ts';
import css from './product-rows.module.css';

/** Exceeds any stock quantity, so that unlimited stock sorts last. */
const UNLIMITED_SORT_VALUE = 1e12;

/** A product, or one of its variants as a child row. */
export interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly product: ProductView;
  readonly variant: VariantView | undefined;
  /** Undefined while the stock is loading. */
  readonly stock: StockTotal | undefined;
  readonly prices: readonly string[];
  readonly variantCount: number;
  readonly children: readonly ProductRow[];
}

/** Rows sorted by title. */
export function rowsOf(
  products: readonly ProductView[],
  stockLevels: StockByVariant | undefined,
): readonly ProductRow[] {
  return products
    .map((product) => ({
      id: product.id,
      title: product.title || t('product.untitled'),
      product,
      variant: undefined,
      stock: stockLevels && productStock(stockLevels, product),
      prices: product.variantSummary?.prices ?? product.variants.map(currentPrice),
      variantCount: product.variantSummary?.count ?? product.variants.length,
      children: product.variants.length < 2 ? [] : variantRows(product, stockLevels),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function variantRows(product: ProductView, stockLevels: StockByVariant | undefined): readonly ProductRow[] {
  return product.variants.map((variant) => {
    return {
      id: `${product.id}/${variant.id}`,
      title: variantName(variant, product.optionNames) || variant.sku,
      product,
      variant,
      stock: stockLevels && stockTotal([stockOf(stockLevels, product, variant)]),
      prices: [currentPrice(variant)],
      variantCount: 1,
      children: [],
    };
  });
}

function currentPrice({ price, salePrice, onSale }: VariantView): string {
  return onSale && salePrice !== undefined ? salePrice : price;
}

/** `unpublished`: keys of products that visitors cannot see yet. */
export function productColumns(
  currency: string,
  unpublished: ReadonlySet<string>,
): readonly DataColumn<ProductRow>[] {
  return [
    {
      id: 'product',
      header: t('products.column.product'),
      value: ({ title, variant }) => (variant === undefined ? title : `${title} ${variant.sku}`),
      render: (row) => <ProductCell row={row} />,
    },
    {
      id: 'status',
      header: t('products.column.status'),
      value: ({ product }) => product.status,
      render: ({ product, variant }) =>
        variant === undefined && (
          <StatusCell
            status={product.status}
            publishOn={product.publishOn}
            isUnseen={unpublished.has(product.key)}
          />
        ),
      hideBelow: 'phone',
      width: '140px',
    },
    {
      id: 'variants',
      header: t('products.column.variants'),
      align: 'end',
      value: ({ variantCount }) => variantCount,
      render: ({ variantCount, variant }) => (variant === undefined ? variantCount : ''),
      hideBelow: 'tablet',
      width: '100px',
    },
    {
      id: 'stock',
      header: t('products.column.stock'),
      align: 'end',
      value: ({ stock }) => (stock?.isUnlimited === true ? UNLIMITED_SORT_VALUE : 0) + (stock?.counted ?? 0),
      render: ({ stock }) => <StockCell stock={stock} />,
      width: '130px',
    },
    {
      id: 'price',
      header: t('products.column.price'),
      align: 'end',
      value: ({ prices }) => Math.min(...prices.map(Number)),
      render: ({ prices }) => <span className={css.price}>{rangeLabel(prices, currency)}</span>,
      width: '150px',
    },
  ];
}

function ProductCell({ row: { product, variant, title } }: { readonly row: ProductRow }) {
  if (variant !== undefined) {
    return (
      <span className={css.variant}>
        {title}
        <span className={css.sku}>{variant.sku}</span>
      </span>
    );
  }
  return (
    <span className={css.product}>
      <Thumb assetId={product.imageIds[0]} size="small" />
      <Link href={`/config/store/products/${encodeURIComponent(product.id)}`}>{title}</Link>
    </span>
  );
}

function StockCell({ stock }: { readonly stock: StockTotal | undefined }) {
  if (stock === undefined) return <span className={css.quiet}>{t('products.stockUnknown')}</span>;
  const { counted, isUnlimited } = stock;
  if (counted === undefined) return <span className={css.quiet}>{t('products.unlimited')}</span>;
  if (isUnlimited) return t('product.stockBoth', { count: counted });
  return counted === 0 ? <span className={css.soldOut}>{t('products.soldOut')}</span> : counted;
}
