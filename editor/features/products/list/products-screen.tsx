import { Plus, ShoppingBag } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { useLoaded } from '../../../core/hooks/use-loaded.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { collectionsOf } from '../../../core/model/documents.ts';
import { StaleNotice } from '../../../core/server/query-content.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServer } from '../../../core/server/use-server.ts';
import { useUnseen } from '../../../core/server/use-unpublished.ts';
import { NoPermission } from '../../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../../core/shell/use-search.ts';
import { currencyOf, productsOf } from '../../../core/store/product.ts';
import { StoreSections } from '../../../core/store/store-sections.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/message.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { stockByVariant } from '../model/stock.ts';
import { t } from '../strings.ts';
import { AddProductDialog } from './add-product-dialog.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { type ProductRow, productColumns, rowsOf } from './product-rows.tsx';

/** All products with their variants, prices and stock. */
export function ProductsScreen() {
  const may = useMay();
  const [search, change] = useSearch();
  const bodies = useBodies();
  const hasShop = useMemo(() => collectionsOf(bodies, 'products').length > 0, [bodies]);
  const mayAdd = may('products.write') && hasShop;
  const add = () => change({ add: '1' });
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
      {hasShop ? (
        <ProductTable addButton={mayAdd ? addButton : undefined} />
      ) : (
        <EmptyState icon={<ShoppingBag />} title={t('products.noStore')}>
          {t('products.noStoreText')}
        </EmptyState>
      )}
      {mayAdd && search.add !== undefined && <AddProductDialog onClose={() => change({ add: undefined })} />}
    </Screen>
  );
}

function ProductTable({ addButton }: { readonly addButton: ReactNode }) {
  const { api } = useEditor();
  const may = useMay();
  const bodies = useBodies();
  const [view, setView] = useTableView();
  const stockQuery = useServer(SERVER.stock, api.stock);
  const stock = stockQuery.data;
  const currency = currencyOf(bodies);
  const unpublished = useUnseen();
  const rows = useMemo(
    () => rowsOf(productsOf(bodies), stock && stockByVariant(stock.stock)),
    [bodies, stock],
  );
  const columns = useMemo(() => productColumns(currency, unpublished), [currency, unpublished]);
  const { onShow, isSearchComplete } = useLoadedProducts(rows, view.search);
  return (
    <>
      <StaleNotice from={stockQuery} />
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
        onShow={onShow}
        isPending={!isSearchComplete}
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
    </>
  );
}

interface LoadedProducts {
  readonly onShow: (rows: readonly ProductRow[]) => void;
  /** False while variants that the search may match are loading. */
  readonly isSearchComplete: boolean;
}

/**
 * Loads the products of the shown page, whose variants are nested rows, and all products for a search: it also finds
 * variants.
 */
function useLoadedProducts(rows: readonly ProductRow[], search: string): LoadedProducts {
  const [shown, setShown] = useState<readonly DocKey[]>([]);
  useLoaded(shown);
  const onShow = useCallback((page: readonly ProductRow[]) => {
    const keys = page.filter(({ product }) => product.variantSummary !== undefined).map(keyOfRow);
    if (keys.length > 0) setShown(keys);
  }, []);
  const isSearching = search.trim() !== '';
  const { isLoaded } = useLoaded(useMemo(() => (isSearching ? rows.map(keyOfRow) : []), [isSearching, rows]));
  return { onShow, isSearchComplete: isLoaded };
}

function keyOfRow({ product }: ProductRow): DocKey {
  return product.key;
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
