import { Plus, ShoppingBag } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { CollectionViewSwitch } from '../../../core/content/collection-view-switch.tsx';
import { useCollectionView } from '../../../core/content/use-collection-view.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { type Loading, useLoaded } from '../../../core/hooks/use-loaded.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { collectionsOf } from '../../../core/model/documents.ts';
import { StaleNotice } from '../../../core/server/query-content.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { type ServerData, useServer } from '../../../core/server/use-server.ts';
import { useUnseen } from '../../../core/server/use-unpublished.ts';
import { NoPermission } from '../../../core/shell/no-permission.tsx';
import { useSearch } from '../../../core/shell/use-search.ts';
import { currencyOf, productsOf } from '../../../core/store/product.ts';
import { StoreSections } from '../../../core/store/store-sections.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/message.tsx';
import { focusMainIfLost } from '../../../ui/focus/focus-main.ts';
import { Screen } from '../../../ui/layout/screen.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type StockByVariant, stockByProduct } from '../model/stock.ts';
import { NewStoreDialog } from '../new-store/new-store-dialog.tsx';
import { UnfinishedStoreNotice } from '../new-store/unfinished-store-notice.tsx';
import { useStoreSetup } from '../new-store/use-store-setup.ts';
import { t } from '../strings.ts';
import { AddProductDialog } from './add-product-dialog.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ProductCards } from './product-cards.tsx';
import { type ProductRow, productColumns, rowsOf, STOCK_COLUMN } from './product-rows.tsx';
import { useFoundProducts } from './use-found-products.ts';
import { useProductsView } from './use-products-view.ts';
import { ShownStockProvider, useStockOfPage } from './use-shown-stock.ts';

/** All products with their variants, prices and stock. */
export function ProductsScreen() {
  const may = useMay();
  const [search, change] = useSearch();
  const bodies = useBodies();
  const hasShop = useMemo(() => collectionsOf(bodies, 'products').length > 0, [bodies]);
  const [unfinished, setUnfinished] = useStoreSetup();
  const mayAdd = may('products.write') && hasShop;
  const mayCreate = may('products.write') && may('tags.write');
  const createStore = () => change({ add: 'store' });
  const add = () => change({ add: '1' });
  const close = () => change({ add: undefined });
  const addButton = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={add}>
      {t('products.add')}
    </Button>
  );
  if (!may('products.read')) {
    return (
      <Screen title={t('products.title')} sections={<StoreSections current="products" />}>
        <NoPermission />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('products.title')}
      sections={<StoreSections current="products" />}
      actions={mayAdd && addButton}
      isFilling
    >
      {unfinished !== undefined && mayCreate && search.add !== 'store' && (
        <UnfinishedStoreNotice
          setup={unfinished}
          onContinue={createStore}
          onDismiss={() => {
            setUnfinished(undefined);
            focusMainIfLost();
          }}
        />
      )}
      {hasShop ? (
        <ProductTable addButton={mayAdd ? addButton : undefined} />
      ) : (
        <NoStore onCreate={mayCreate ? createStore : undefined} />
      )}
      {mayAdd && search.add === '1' && <AddProductDialog onClose={close} />}
      {mayCreate && search.add === 'store' && (
        <NewStoreDialog unfinished={unfinished} onChange={setUnfinished} onClose={close} />
      )}
    </Screen>
  );
}

interface NoStoreProps {
  /** Undefined without the permission to create one. */
  readonly onCreate: (() => void) | undefined;
}

function NoStore({ onCreate }: NoStoreProps) {
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('products.noStore')}
      action={
        onCreate !== undefined && (
          <Button variant="primary" onPress={onCreate}>
            {t('newStore.heading')}
          </Button>
        )
      }
    >
      {t('products.noStoreText')}
    </EmptyState>
  );
}

function ProductTable({ addButton }: { readonly addButton: ReactNode }) {
  const { api } = useEditor();
  const may = useMay();
  const bodies = useBodies();
  const [view, setView] = useProductsView();
  const currency = currencyOf(bodies);
  const unpublished = useUnseen();
  const isByStock = view.sort?.column === STOCK_COLUMN;
  const totals = useServer([...SERVER.stockLists, 'totals'], api.stockTotals, { isDisabled: !isByStock });
  const rows = useMemo(
    () => rowsOf(productsOf(bodies), isByStock && totals.data ? stockByProduct(totals.data) : undefined),
    [bodies, isByStock, totals.data],
  );
  const columns = useMemo(() => productColumns(currency, unpublished), [currency, unpublished]);
  const { onShow, shownIds, loading } = useShownProducts();
  const [shownAs, showAs] = useCollectionView('products');
  const stock = useStockOfPage(shownIds);
  const found = useFoundProducts(view.search);
  return (
    <ShownStockProvider value={stock.data ?? NO_STOCK}>
      <StaleNotice from={firstFailure(stock, totals, found)} />
      <StaleNotice
        from={{ data: undefined, error: loading.error, refetch: loading.retry }}
        failed={t('error.collections')}
      />
      <DataTable<ProductRow>
        label={t('products.title')}
        searchLabel={t('products.search')}
        rows={rows}
        columns={columns}
        idOf={idOfRow}
        nameOf={nameOfRow}
        childrenOf={childrenOfRow}
        view={view}
        onView={setView}
        tools={<CollectionViewSwitch view={shownAs} onChange={showAs} />}
        {...(shownAs !== 'list' && {
          renderPage: (page: readonly ProductRow[], empty: ReactNode) => (
            <ProductCards
              rows={page}
              view={shownAs}
              currency={currency}
              unpublished={unpublished}
              empty={empty}
            />
          ),
        })}
        onShow={onShow}
        foundIds={found.data}
        isPending={found.isPending || (isByStock && totals.data === undefined && totals.error === null)}
        {...(may('products.write') && {
          renderBulk: (chosen: readonly ProductRow[], clear: () => void) => (
            <BulkActions products={chosen.map(({ product }) => product)} onDone={clear} />
          ),
        })}
        empty={
          <EmptyState icon={<ShoppingBag />} title={t('products.empty')} action={addButton}>
            {t('products.emptyText')}
          </EmptyState>
        }
      />
    </ShownStockProvider>
  );
}

const NO_STOCK: StockByVariant = new Map();

type Query = Pick<ServerData<unknown>, 'data' | 'error' | 'refetch'>;

/** The first request that has failed, or the first one. */
function firstFailure(first: Query, ...others: readonly Query[]): Query {
  return [first, ...others].find(({ error }) => error !== null && error !== undefined) ?? first;
}

interface ShownProducts {
  readonly onShow: (rows: readonly ProductRow[]) => void;
  readonly shownIds: readonly string[];
  readonly loading: Loading;
}

/** Follows the page that is shown, and loads its products, whose variants are nested rows. */
function useShownProducts(): ShownProducts {
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const loading = useLoaded(useMemo(() => shownIds.map((id): DocKey => `item:${id}`), [shownIds]));
  const onShow = useCallback((page: readonly ProductRow[]) => {
    const ids = page.map(({ id }) => id);
    setShownIds((known) => (known.join(' ') === ids.join(' ') ? known : ids));
  }, []);
  return { onShow, shownIds, loading };
}

function idOfRow({ id }: ProductRow): string {
  return id;
}

function nameOfRow({ title }: ProductRow): string {
  return title;
}

function childrenOfRow({ children }: ProductRow): readonly ProductRow[] {
  return children;
}
