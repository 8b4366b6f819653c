import { Thumb } from '../../../core/assets/thumbnail.tsx';
import { StatusCell } from '../../../core/item-editor/status-cell.tsx';
import { rangeLabel } from '../../../core/store/money.ts';
import { type ProductView, type VariantView, variantName } from '../../../core/store/product.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import type { DataColumn } from '../../../ui/table/data-column.ts';
import { PhoneNote } from '../../../ui/table/phone-note.tsx';
import {
  documentStock,
  productStock,
  type StockByProduct,
  type StockTotal,
  stockOf,
  stockTotal,
} from '../model/stock.ts';
import { t } from '../strings.ts';
import css from './product-rows.module.css';
import { useShownStock } from './use-shown-stock.ts';

/** Exceeds any stock quantity, so that unlimited stock sorts last. */
const UNLIMITED_SORT_VALUE = 1e12;

export const STOCK_COLUMN = 'stock';

/** A product, or one of its variants as a child row. */
export interface ProductRow {
  readonly id: string;
  readonly title: string;
  readonly product: ProductView;
  readonly variant: VariantView | undefined;
  /** The stock to sort by; undefined for variants, and while nothing is sorted by stock. */
  readonly stock: StockTotal | undefined;
  readonly prices: readonly string[];
  readonly variantCount: number;
  readonly children: readonly ProductRow[];
}

/** Rows sorted by title. `totals` is the stock of all products, if rows are sorted by it. */
export function rowsOf(products: readonly ProductView[], totals?: StockByProduct): readonly ProductRow[] {
  return products
    .map((product) => ({
      id: product.id,
      title: product.title || t('product.untitled'),
      product,
      variant: undefined,
      stock: totals && (totals.get(product.id) ?? documentStock(product)),
      prices: product.variantSummary?.prices ?? product.variants.map(currentPrice),
      variantCount: product.variantSummary?.count ?? product.variants.length,
      children: product.variants.length < 2 ? [] : variantRows(product),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function variantRows(product: ProductView): readonly ProductRow[] {
  return product.variants.map((variant) => {
    return {
      id: `${product.id}/${variant.id}`,
      title: variantName(variant, product.optionNames) || variant.sku,
      product,
      variant,
      stock: undefined,
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
      render: (row) => <ProductCell row={row} isUnseen={unpublished.has(row.product.key)} />,
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
      id: STOCK_COLUMN,
      header: t('products.column.stock'),
      align: 'end',
      value: ({ stock }) =>
        stock === undefined ? '' : (stock.isUnlimited ? UNLIMITED_SORT_VALUE : 0) + (stock.counted ?? 0),
      render: (row) => <StockCell row={row} />,
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

interface ProductCellProps {
  readonly row: ProductRow;
  readonly isUnseen: boolean;
}

/** On phones with the status, whose column is hidden. */
function ProductCell({ row: { product, variant, title }, isUnseen }: ProductCellProps) {
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
      <span>
        <Link href={`/config/store/products/${encodeURIComponent(product.id)}`}>{title}</Link>
        <PhoneNote>
          <StatusCell status={product.status} publishOn={product.publishOn} isUnseen={isUnseen} />
        </PhoneNote>
      </span>
    </span>
  );
}

/** The stock of a product or variant, in words. */
export function StockCell({ row: { product, variant } }: { readonly row: ProductRow }) {
  const stockLevels = useShownStock();
  if (!stockLevels.has(product.id)) return <span className={css.quiet}>{t('products.stockUnknown')}</span>;
  const { counted, isUnlimited } =
    variant === undefined
      ? productStock(stockLevels, product)
      : stockTotal([stockOf(stockLevels, product, variant)]);
  if (counted === undefined) return <span className={css.quiet}>{t('products.unlimited')}</span>;
  if (isUnlimited) return t('product.stockBoth', { count: counted });
  return counted === 0 ? <span className={css.soldOut}>{t('products.soldOut')}</span> : counted;
}
