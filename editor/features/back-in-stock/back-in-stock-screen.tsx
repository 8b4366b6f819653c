import { useCallback, useEffect, useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { type PagedList, usePagedList } from '../../core/server/use-paged-list.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { type RestockGroup, titleOfGroup } from '../../core/store/restock-requests.ts';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { CellButton } from '../../ui/buttons/cell-button.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RequestsSheet } from './requests-sheet.tsx';
import { t } from './strings.ts';

/** Back-in-stock requests by variant. */
export function BackInStockScreen() {
  const may = useMay();
  return (
    <Screen title={t('restock.title')} sections={<StoreSections current="restock" />} isFilling>
      {may('waiting-lists.read') ? <GroupTable /> : <NoPermission />}
    </Screen>
  );
}

function GroupTable() {
  const { now } = useEditor();
  const [view, setView] = useTableView();
  const [{ open: openId }, change] = useSearch();
  const setOpened = useCallback((open: string | undefined) => change({ open }), [change]);
  const { groups, list } = useRequestGroups();
  const { timeLabel } = useSiteTime();
  const columns = useMemo(
    () => columnsOf(setOpened, (time) => timeLabel(time, now())),
    [setOpened, timeLabel, now],
  );
  const open = groups?.find(({ id }) => id === openId);
  return (
    <QueryContent
      from={{ data: groups, error: list.error, refetch: list.refetch }}
      failed={t('error.results')}
    >
      {(rows) => (
        <>
          <DataTable
            label={t('restock.title')}
            searchLabel={t('restock.search')}
            rows={rows}
            columns={columns}
            isPending={list.hasMore}
            idOf={idOfGroup}
            nameOf={nameOfGroup}
            view={view}
            onView={setView}
            empty={<EmptyState title={t('restock.empty')}>{t('restock.emptyText')}</EmptyState>}
          />
          {open !== undefined && <RequestsSheet list={open} onClose={() => setOpened(undefined)} />}
        </>
      )}
    </QueryContent>
  );
}

function idOfGroup({ id }: RestockGroup): string {
  return id;
}

function nameOfGroup({ title }: RestockGroup): string {
  return title;
}

interface RequestGroups {
  readonly groups: readonly RestockGroup[] | undefined;
  readonly list: PagedList<RestockRequestGroup>;
}

/**
 * Loads all groups, at most one per variant: they are searched by the titles of products, which only the dashboard
 * knows.
 */
function useRequestGroups(): RequestGroups {
  const { api } = useEditor();
  const bodies = useBodies();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { signUpGroups = [], nextPageCursor } = await api.restockGroups(cursor);
      return { entries: signUpGroups, next: nextPageCursor };
    },
    [api],
  );
  const list = usePagedList<RestockRequestGroup>(SERVER.restockGroups, load);
  const { hasMore, isLoadingMore, loadMore, error } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && error === null) loadMore();
  }, [hasMore, isLoadingMore, loadMore, error]);
  // Their variants are named after options, which summaries do not have.
  useLoaded(useMemo(() => [...new Set((list.entries ?? []).map(keyOfProduct))], [list.entries]));
  const groups = useMemo(
    () =>
      list.entries?.map(
        (group): RestockGroup => ({
          ...group,
          id: `${group.productId}/${group.variantId}`,
          title: titleOfGroup(bodies, group),
          line: inventoryItemOf(group),
        }),
      ),
    [list.entries, bodies],
  );
  return { groups, list };
}

function keyOfProduct({ productId }: RestockRequestGroup): DocKey {
  return `item:${productId}`;
}

function inventoryItemOf({ productId, variantId, stock }: RestockRequestGroup): RestockGroup['line'] {
  return stock && { productId, variantId, ...stock };
}

function columnsOf(
  open: (id: string) => void,
  timeLabel: (time: number) => string,
): readonly DataColumn<RestockGroup>[] {
  return [
    {
      id: 'product',
      header: t('restock.column.product'),
      value: ({ title }) => title,
      render: ({ id, title }) => <CellButton onPress={() => open(id)}>{title}</CellButton>,
    },
    { id: 'count', header: t('restock.column.count'), align: 'end', value: ({ count }) => count },
    {
      id: 'notified',
      header: t('restock.column.notified'),
      align: 'end',
      value: ({ notifiedCount, retainedCount = 0, failedCount = 0 }) =>
        notifiedCount - retainedCount - failedCount,
      hideBelow: 'phone',
    },
    {
      id: 'stock',
      header: t('restock.column.stock'),
      align: 'end',
      value: ({ line }) =>
        line === undefined ? '' : line.unlimited ? t('products.unlimited') : line.qtyInStock,
    },
    {
      id: 'latest',
      header: t('restock.column.latest'),
      value: ({ latestOn }) => latestOn,
      render: ({ latestOn }) => timeLabel(latestOn),
      hideBelow: 'phone',
    },
  ];
}
