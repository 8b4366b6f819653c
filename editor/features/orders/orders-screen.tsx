import { useCallback, useMemo } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { timeLabel } from '../../core/model/time-label.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { usePagedList } from '../../core/server/use-paged-list.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { centsLabel } from '../../core/store/money.ts';
import { fulfillmentStatus, paymentStatus } from '../../core/store/order.ts';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { useRefunds } from '../../core/store/use-refunds.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import css from './order-row.module.css';
import { t } from './strings.ts';

/** All orders, newest first, or only those with refunds due. */
export function OrdersScreen() {
  const may = useMay();
  const [{ show }, search] = useSearch();
  const isRefunds = show === 'refunds';
  const setShown = (shown: Shown) =>
    search({ show: shown === 'refunds' ? shown : undefined, page: undefined });
  if (!may('orders.read')) {
    return (
      <Screen title={t('orders.title')} sections={<StoreSections current="orders" />}>
        <NoPermission />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('orders.title')}
      sections={<StoreSections current="orders" />}
      actions={
        <ToggleGroup
          label={t('orders.filter')}
          options={[
            { id: 'all', label: t('orders.all') },
            { id: 'refunds', label: t('orders.refunds') },
          ]}
          value={isRefunds ? 'refunds' : 'all'}
          onChange={setShown}
        />
      }
      isFilling
    >
      <RefundsDueNotice isShown={isRefunds} onShow={() => setShown('refunds')} />
      <OrderTable key={show} isRefunds={isRefunds} />
    </Screen>
  );
}

type Shown = 'all' | 'refunds';

/** Refunds due are the most urgent item on this screen. */
function RefundsDueNotice({ isShown, onShow }: { readonly isShown: boolean; readonly onShow: () => void }) {
  const count = useRefunds().length;
  if (count === 0) return null;
  const show = () => {
    onShow();
    focusMain();
  };
  return (
    <NoticeBar
      tone="warn"
      action={
        !isShown && (
          <Button isSmall onPress={show}>
            {t('orders.refundsShow')}
          </Button>
        )
      }
    >
      {t('orders.refundsDueText', { count })}
    </NoticeBar>
  );
}

function OrderTable({ isRefunds }: { readonly isRefunds: boolean }) {
  const { api, now } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { orders, nextPageCursor } = await (isRefunds ? api.refunds : api.orders)(cursor);
      return { entries: orders, next: nextPageCursor };
    },
    [api, isRefunds],
  );
  const parts = usePagedList<StoredOrder>(isRefunds ? [...SERVER.refunds, 'list'] : SERVER.orders, load);
  const [view, setView] = useTableView();
  const columns = useMemo(() => columnsAt(now()), [now]);
  const empty = isRefunds ? (
    <EmptyState title={t('orders.noRefunds')}>{t('orders.noRefundsText')}</EmptyState>
  ) : (
    <EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>
  );
  return (
    <QueryContent
      from={{ data: parts.entries, error: parts.error, refetch: parts.refetch }}
      failed={t('error.results')}
    >
      {(orders) => (
        <DataTable
          label={t('orders.title')}
          searchLabel={t('orders.search')}
          rows={orders}
          columns={columns}
          idOf={({ id }) => id}
          nameOf={({ number }) => t('orders.number', { number })}
          view={view}
          onView={setView}
          tools={
            parts.hasMore && (
              <Button isPending={parts.isLoadingMore} onPress={parts.loadMore}>
                {t('orders.more')}
              </Button>
            )
          }
          empty={empty}
        />
      )}
    </QueryContent>
  );
}

function columnsAt(now: number): readonly DataColumn<StoredOrder>[] {
  return [
    {
      id: 'number',
      header: t('orders.column.number'),
      value: ({ number }) => number,
      render: (order) => <NumberCell order={order} now={now} />,
    },
    {
      id: 'date',
      header: t('orders.column.date'),
      value: ({ createdOn }) => createdOn,
      render: ({ createdOn }) => timeLabel(createdOn, now),
      hideBelow: 'phone',
    },
    {
      id: 'email',
      header: t('orders.column.email'),
      value: customerOf,
      render: (order) => <CustomerCell order={order} />,
      hideBelow: 'phone',
    },
    {
      id: 'payment',
      header: t('orders.column.payment'),
      value: (order) => paymentStatus(order).label,
      render: (order) => {
        const { tone, label } = paymentStatus(order);
        return <StatusPill tone={tone}>{label}</StatusPill>;
      },
      hideBelow: 'tablet',
    },
    {
      id: 'fulfilment',
      header: t('orders.column.fulfillment'),
      value: (order) => fulfillmentStatus(order).label,
      render: (order) => {
        const { tone, label } = fulfillmentStatus(order);
        return <StatusPill tone={tone}>{label}</StatusPill>;
      },
    },
    {
      id: 'total',
      header: t('orders.column.total'),
      align: 'end',
      value: ({ grandTotalCents }) => grandTotalCents,
      render: ({ grandTotalCents, currency }) => centsLabel(grandTotalCents, currency),
    },
  ];
}

interface CellProps {
  readonly order: StoredOrder;
}

/** Link to the order with its status. On phones it includes customer and date, whose columns are hidden. */
function NumberCell({ order, now }: CellProps & { readonly now: number }) {
  const { id, number, testMode, email, shippingAddress, createdOn, isRefundDue = false } = order;
  return (
    <>
      <Link href={`/config/store/orders/${encodeURIComponent(id)}`}>
        {t('orders.number', { number: String(number) })}
      </Link>{' '}
      {isRefundDue && <StatusPill tone="bad">{t('orders.refundDue')}</StatusPill>}{' '}
      {testMode && <StatusPill tone="quiet">{t('orders.test')}</StatusPill>}
      <span className={css.note}>{shippingAddress?.name ?? email}</span>
      <span className={css.note}>{timeLabel(createdOn, now)}</span>
    </>
  );
}

function CustomerCell({ order: { email, shippingAddress } }: CellProps) {
  return (
    <>
      {shippingAddress?.name ?? email}
      {shippingAddress !== undefined && <span className={css.email}>{email}</span>}
    </>
  );
}

/** "Ana Reis, ana@example.com", so that search finds both. Orders without shipping have no name. */
function customerOf({ email, shippingAddress }: Pick<StoredOrder, 'email' | 'shippingAddress'>): string {
  return shippingAddress === undefined ? email : `${shippingAddress.name}, ${email}`;
}
