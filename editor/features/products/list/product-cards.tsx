import type { ReactNode } from 'react';
import { ItemCard, ItemFacts } from '../../../core/content/item-card.tsx';
import { StatusCell } from '../../../core/item-editor/status-cell.tsx';
import { rangeLabel } from '../../../core/store/money.ts';
import { CardList } from '../../../ui/collections/card-list.tsx';
import { t } from '../strings.ts';
import { type ProductRow, StockCell } from './product-rows.tsx';

export interface ProductCardsProps {
  readonly rows: readonly ProductRow[];
  /** Images with titles, or cards with price and stock as well. */
  readonly view: 'grid' | 'product';
  readonly currency: string;
  /** Keys of products that visitors cannot see yet. */
  readonly unpublished: ReadonlySet<string>;
  readonly empty: ReactNode;
}

export function ProductCards({ rows, view, currency, unpublished, empty }: ProductCardsProps) {
  return (
    <CardList<ProductRow>
      label={t('products.title')}
      items={rows}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => `/config/store/products/${encodeURIComponent(id)}`}
      size={view === 'grid' ? 'small' : 'large'}
      empty={empty}
      render={(row) => (
        <ItemCard
          imageId={row.product.imageIds[0]}
          title={row.title}
          status={
            <StatusCell
              status={row.product.status}
              publishOn={row.product.publishOn}
              isUnseen={unpublished.has(row.product.key)}
            />
          }
          {...(view === 'product' && {
            details: (
              <ItemFacts>
                <span>{rangeLabel(row.prices, currency)}</span>
                <CardStock row={row} />
              </ItemFacts>
            ),
          })}
        />
      )}
    />
  );
}

/** Units need a word where no column says what they are. */
function CardStock({ row }: { readonly row: ProductRow }) {
  return (
    <span>
      {t('products.column.stock')} <StockCell row={row} />
    </span>
  );
}
