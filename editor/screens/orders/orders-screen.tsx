import { useCallback, useMemo } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server-keys.ts';
import { useMay } from '../../hooks/use-may.ts';
import { useParts } from '../../hooks/use-parts.ts';
import { useTableView } from '../../hooks/use-search.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Link } from '../../kit/buttons/link.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import type { DataColumn } from '../../kit/table/data-column.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { centsLabel } from '../../model/money.ts';
import { deliveryOf, PAYMENT_TONES } from '../../model/order.ts';
import { timeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { NoRole } from '../../parts/no-role.tsx';
import { StoreSections } from '../../parts/store-sections.tsx';
import { t } from '../../strings.ts';

/** Every order, newest first. */
export function OrdersScreen() {
  const may = useMay();
  return (
    <Screen title={t('orders.title')} sections={<StoreSections current="orders" />} isFilling>
      {may('orders.read') ? <OrderTable /> : <NoRole />}
    </Screen>
  );
}

function OrderTable() {
  const { api, now } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { orders, nextPageCursor } = await api.orders(cursor);
      return { entries: orders, next: nextPageCursor };
    },
    [api],
  );
  const parts = useParts<StoredOrder>(SERVER.orders, load);
  const [view, setView] = useTableView();
  const columns = useMemo(() => columnsAt(now()), [now]);
  return (
    <Fetched
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
          empty={<EmptyState title={t('orders.empty')}>{t('orders.emptyText')}</EmptyState>}
        />
      )}
    </Fetched>
  );
}

function columnsAt(now: number): readonly DataColumn<StoredOrder>[] {
  return [
    {
      id: 'number',
      header: t('orders.column.number'),
      value: ({ number }) => number,
      render: ({ id, number, testMode }) => (
        <>
          <Link href={`/config/store/orders/${encodeURIComponent(id)}`}>
            {t('orders.number', { number: String(number) })}
          </Link>{' '}
          {testMode && <StatusPill tone="quiet">{t('orders.test')}</StatusPill>}
        </>
      ),
    },
    {
      id: 'date',
      header: t('orders.column.date'),
      value: ({ createdOn }) => createdOn,
      render: ({ createdOn }) => timeLabel(createdOn, now),
      hideBelow: 'phone',
    },
    { id: 'email', header: t('orders.column.email'), value: ({ email }) => email, hideBelow: 'phone' },
    {
      id: 'payment',
      header: t('orders.column.payment'),
      value: ({ paymentState }) => t(`orders.payment.${paymentState}`),
      render: ({ paymentState }) => (
        <StatusPill tone={PAYMENT_TONES[paymentState]}>{t(`orders.payment.${paymentState}`)}</StatusPill>
      ),
      hideBelow: 'tablet',
    },
    {
      id: 'fulfilment',
      header: t('orders.column.fulfilment'),
      value: (order) => deliveryOf(order).label,
      render: (order) => {
        const { tone, label } = deliveryOf(order);
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
