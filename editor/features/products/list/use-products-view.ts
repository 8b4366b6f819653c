import { useEffect, useRef } from 'react';
import { useSearch, useTableView } from '../../../core/shell/use-search.ts';
import { useCommercePreferences } from '../../../core/store/use-commerce-preferences.ts';
import { PAGE_SIZES, type TableView } from '../../../ui/table/table-view.ts';

/** The view of the list of products. The number of rows is a preference of the store, unless the URL has one. */
export function useProductsView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const [view, setView] = useTableView();
  const [{ rows }] = useSearch();
  const [preferences, save] = useCommercePreferences('products');
  const isApplied = useRef(rows !== undefined);
  const preferred = PAGE_SIZES.find((size) => size === preferences?.pageSize);
  useEffect(() => {
    if (isApplied.current || preferred === undefined) return;
    isApplied.current = true;
    setView({ pageSize: preferred });
  }, [preferred, setView]);
  const change = (changed: Partial<TableView>) => {
    if (changed.pageSize !== undefined) {
      isApplied.current = true;
      save({ pageSize: changed.pageSize });
    }
    setView(changed);
  };
  return [view, change];
}
