import { useEffect, useMemo, useRef } from 'react';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { hasStockCount } from '../../../../formatters/vocabulary/store/product-type.ts';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { failureText } from '../../../core/server/failure-text.ts';
import { currencyOf, type ProductView, variantName } from '../../../core/store/product.ts';
import { useProductStock } from '../../../core/store/use-product-stock.ts';
import { cx } from '../../../ui/dom/class-names.ts';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stockByVariant, stockOf } from '../model/stock.ts';
import { t } from '../strings.ts';
import { MoneyCell } from './money-cell.tsx';
import { RestockNotice } from './restock-notice.tsx';
import { SkuCell } from './sku-cell.tsx';
import { NewStockCell, PublishedStockCell } from './stock-cells.tsx';
import { usePasteColumn } from './use-paste-column.ts';
import css from './variants-card.module.css';

const NO_STOCK: readonly EditorInventoryItem[] = [];

export interface VariantsCardProps {
  readonly product: ProductView;
  readonly isReadOnly: boolean;
  /** How often an option has created variants since the screen was opened: the first variant gets the focus then. */
  readonly createdCount: number;
}

/** One row per variant with SKU, price, sale price and stock, if it is counted. A spreadsheet column can be pasted into any cell. */
export function VariantsCard({ product, isReadOnly, createdCount }: VariantsCardProps) {
  const stock = useProductStock(product.id);
  const stockLevels = useMemo(() => stockByVariant(stock.data?.stock ?? []), [stock.data]);
  const { variants } = product;
  const isCounted = hasStockCount(product.productType);
  const isNew = variants.every((variant) => stockOf(stockLevels, product, variant).line === undefined);
  return (
    <Card
      title={t('product.variants')}
      actions={<span className={css.count}>{t('product.variantCount', { count: variants.length })}</span>}
    >
      {stock.error !== null && <NoticeBar tone="warn">{failureText(stock.error)}</NoticeBar>}
      <RestockNotice product={product} stock={stock.data?.stock ?? NO_STOCK} />
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('product.variant')}</th>
              <th scope="col">{t('product.sku')}</th>
              <th scope="col">{t('product.price')}</th>
              <th scope="col">{t('product.sale')}</th>
              {isCounted && <th scope="col">{t('product.stock')}</th>}
            </tr>
          </thead>
          <VariantRows
            product={product}
            isReadOnly={isReadOnly}
            stockLevels={stockLevels}
            createdCount={createdCount}
          />
        </table>
      </div>
      <p className={css.help}>{t(stockHelp(isCounted, isNew))}</p>
    </Card>
  );
}

interface VariantRowsProps extends VariantsCardProps {
  readonly stockLevels: ReturnType<typeof stockByVariant>;
}

function VariantRows({ product, isReadOnly, stockLevels, createdCount }: VariantRowsProps) {
  const currency = currencyOf(useBodies());
  const paste = usePasteColumn(product, { currency, isReadOnly });
  const rows = useFocusOnCreated(createdCount);
  const { variants, optionNames, key: doc } = product;
  const skus = variants.map(({ sku }) => sku);
  return (
    <tbody ref={rows}>
      {variants.map((variant, index) => {
        const name = variantName(variant, optionNames) || t('product.default');
        const { line } = stockOf(stockLevels, product, variant);
        const cell = { doc, variant, name, currency, isReadOnly };
        return (
          <tr key={variant.id}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td data-name={t('product.sku')} className={css.sku}>
              <SkuCell {...cell} taken={skus} />
            </td>
            <td data-name={t('product.price')} onPasteCapture={paste('priceMoney', index)}>
              <MoneyCell {...cell} field="priceMoney" />
            </td>
            <td data-name={t('product.sale')} onPasteCapture={paste('salePriceMoney', index)}>
              <MoneyCell {...cell} field="salePriceMoney" />
            </td>
            {hasStockCount(product.productType) && (
              <td data-name={t('product.stock')} className={cx(css.stock)}>
                {line === undefined ? (
                  <NewStockCell {...cell} />
                ) : (
                  <PublishedStockCell key={line.qtyInStock} line={line} name={nameOf(product, name)} />
                )}
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

function stockHelp(isCounted: boolean, isNew: boolean) {
  if (!isCounted) return 'product.stockNone';
  return isNew ? 'product.stockNew' : 'product.stockLive';
}

/** Focuses the first row after variants were created: with another option, every variant is another one. */
function useFocusOnCreated(createdCount: number) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const focusedCount = useRef(createdCount);
  useEffect(() => {
    if (createdCount === focusedCount.current) return;
    focusedCount.current = createdCount;
    rows.current?.querySelector('input')?.focus();
  }, [createdCount]);
  return rows;
}

function nameOf({ title, variants }: ProductView, name: string): string {
  return variants.length === 1 ? title : `${title}, ${name}`;
}
