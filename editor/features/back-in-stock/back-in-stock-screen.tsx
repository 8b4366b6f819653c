import { Inbox } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { useServerPage } from '../../core/server/use-server-page.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { type RestockGroup, titleOfGroup } from '../../core/store/restock-requests.ts';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { CellButton } from '../../ui/buttons/cell-button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { ServerTable } from '../../ui/table/server-table.tsx';
import { RequestsSheet } from './requests-sheet.tsx';
import { t } from './strings.ts';

/** Back-in-stock requests by variant. */
export function BackInStockScreen() {
  const may = useMay();
  return (
    <Screen title={t('restock.title')} sections={<StoreSections current="restock" />} isFilling>
      {may('restock.read') ? <GroupTable /> : <NoPermission />}
    </Screen>
  );
}

function GroupTable() {
  const { api, now } = useEditor();
  const [view, setView] = useTableView();
  const [{ open: openId }, change] = useSearch();
  const setOpened = useCallback((open: string | undefined) => change({ open }), [change]);
  const page = useServerPage<RestockRequestGroup>(
    [...SERVER.restockGroups, 'list'],
    view,
    async (request) => {
      const { signUpGroups, total } = await api.restockGroups(request);
      return { entries: signUpGroups, total };
    },
  );
  const groups = useNamedGroups(page.data?.entries);
  const { timeLabel } = useSiteTime();
  const columns = useMemo(
    () => columnsOf(setOpened, (time) => timeLabel(time, now())),
    [setOpened, timeLabel, now],
  );
  return (
    <>
      <QueryContent from={page} failed={t('error.results')}>
        {({ total }) => (
          <ServerTable
            label={t('restock.title')}
            searchLabel={t('restock.search')}
            rows={groups}
            total={total}
            isPending={page.isPending}
            columns={columns}
            idOf={idOfGroup}
            nameOf={nameOfGroup}
            view={view}
            onView={setView}
            empty={
              <EmptyState
                icon={<Inbox />}
                title={t('restock.empty')}
                action={<LinkButton href="/config/store/products">{t('restock.viewProducts')}</LinkButton>}
              >
                {t('restock.emptyText')}
              </EmptyState>
            }
          />
        )}
      </QueryContent>
      {openId !== undefined && <OpenedGroup id={openId} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The requests of a link, which may be on another page of the table. */
function OpenedGroup({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { api } = useEditor();
  const [productId = ''] = id.split('/');
  const requests = useServer([...SERVER.restockGroups, 'product', productId, 'groups'], () =>
    api.restockGroupsOf(productId),
  );
  const group = useNamedGroups(requests.data?.signUpGroups).find((each) => each.id === id);
  if (requests.data === undefined && requests.error === null) return null;
  return (
    <QueryContent from={requests} failed={t('error.results')}>
      {() => group && <RequestsSheet list={group} onClose={onClose} />}
    </QueryContent>
  );
}

function idOfGroup({ id }: RestockGroup): string {
  return id;
}

function nameOfGroup({ title }: RestockGroup): string {
  return title;
}

/** Adds the titles of products, which only the dashboard knows. */
function useNamedGroups(groups: readonly RestockRequestGroup[] = NO_GROUPS): readonly RestockGroup[] {
  const bodies = useBodies();
  // Variants are named after options, which summaries do not have.
  useLoaded(useMemo(() => [...new Set(groups.map(keyOfProduct))], [groups]));
  return useMemo(
    () =>
      groups.map((group) => ({
        ...group,
        id: `${group.productId}/${group.variantId}`,
        title: titleOfGroup(bodies, group),
        line: inventoryItemOf(group),
      })),
    [groups, bodies],
  );
}

const NO_GROUPS: readonly RestockRequestGroup[] = [];

function keyOfProduct({ productId }: RestockRequestGroup): DocKey {
  return `item:${productId}`;
}

function inventoryItemOf({ productId, variantId, stock }: RestockRequestGroup): RestockGroup['line'] {
  return stock && { productId, variantId, ...stock };
}

/** The columns; the server sorts by their ids. */
function columnsOf(
  open: (id: string) => void,
  timeLabel: (time: number) => string,
): readonly DataColumn<RestockGroup>[] {
  return [
    {
      id: 'product',
      header: t('restock.column.product'),
      isUnsortable: true,
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
      isUnsortable: true,
      value: ({ line }) =>
        line === undefined ? '–' : line.unlimited ? t('products.unlimited') : line.qtyInStock,
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
