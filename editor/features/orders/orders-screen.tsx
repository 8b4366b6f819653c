import { CircleCheck, ExternalLink, ShoppingBag } from 'lucide-react';
import { useMemo } from 'react';
import {
  ORDER_SORTS,
  type OrderFilter,
  type OrderSort,
} from '../../../formatters/vocabulary/api/order-list.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServerPage } from '../../core/server/use-server-page.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { centsLabel } from '../../core/store/money.ts';
import { fulfillmentStatus, paymentStatus } from '../../core/store/order.ts';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { useOrderSummary } from '../../core/store/use-order-summary.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link, LinkButton } from '../../ui/buttons/link.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { ServerTable } from '../../ui/table/server-table.tsx';
import css from './order-row.module.css';
import { t } from './strings.ts';

/** All orders, newest first, only unfulfilled ones, or only those with refunds due. */
export function OrdersScreen() {
  const may = useMay();
  const [{ show }, search] = useSearch();
  const shown = SHOWN.find((each) => each === show) ?? 'all';
  const setShown = (next: Shown) => search({ show: next === 'all' ? undefined : next, page: undefined });
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
            { id: 'unfulfilled', label: t('orders.unfulfilled') },
            { id: 'refunds', label: t('orders.refunds') },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      isFilling
    >
      <RefundsDueNotice isShown={shown === 'refunds'} onShow={() => setShown('refunds')} />
      <OrderTable key={shown} shown={shown} />
    </Screen>
  );
}

const SHOWN = ['all', 'unfulfilled', 'refunds'] as const;
type Shown = (typeof SHOWN)[number];

const FILTERS: Readonly<Record<Shown, OrderFilter>> = {
  all: 'all',
  unfulfilled: 'unfulfilled',
  refunds: 'refund-due',
};

/** Refunds due are the most urgent item on this screen. */
function RefundsDueNotice({ isShown, onShow }: { readonly isShown: boolean; readonly onShow: () => void }) {
  const count = useOrderSummary().data?.refundDueCount ?? 0;
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

function OrderTable({ shown }: { readonly shown: Shown }) {
  const { api, now } = useEditor();
  const [view, setView] = useTableView();
  const filter = FILTERS[shown];
  const page = useServerPage<StoredOrder>([...SERVER.orders, 'list', filter], view, async (request) => {
    const sort = ORDER_SORTS.find((each) => each === request.sort);
    const { orders, total } = await api.orders({ ...request, sort, filter });
    return { entries: orders, total };
  });
  const { timeLabel } = useSiteTime();
  const columns = useMemo(() => columnsWith((time) => timeLabel(time, now())), [timeLabel, now]);
  return (
    <QueryContent from={page} failed={t('error.results')}>
      {({ entries, total }) => (
        <ServerTable
          label={t('orders.title')}
          searchLabel={t('orders.search')}
          rows={entries}
          total={total}
          isPending={page.isPending}
          columns={columns}
          idOf={idOfOrder}
          nameOf={nameOfOrder}
          view={view}
          onView={setView}
          empty={<NoOrders shown={shown} />}
        />
      )}
    </QueryContent>
  );
}

function NoOrders({ shown }: { readonly shown: Shown }) {
  const { siteUrl } = useEditor().site;
  if (shown !== 'all') {
    const isRefunds = shown === 'refunds';
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t(isRefunds ? 'orders.noRefunds' : 'orders.noUnfulfilled')}
        action={<LinkButton href="/config/store/orders">{t('orders.showAll')}</LinkButton>}
      >
        {t(isRefunds ? 'orders.noRefundsText' : 'orders.noUnfulfilledText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('orders.empty')}
      action={
        <LinkButton href={siteUrl} icon={<ExternalLink aria-hidden="true" />} isExternal>
          {t('orders.viewSite')}
        </LinkButton>
      }
    >
      {t('orders.emptyText')}
    </EmptyState>
  );
}

function idOfOrder({ id }: StoredOrder): string {
  return id;
}

function nameOfOrder({ number }: StoredOrder): string {
  return t('orders.number', { number: String(number) });
}

type TimeText = (time: number) => string;

/** The columns; the server sorts by their ids. */
function columnsWith(timeLabel: TimeText): readonly OrderColumn[] {
  return [
    {
      id: 'number',
      header: t('orders.column.number'),
      value: ({ number }) => number,
      render: (order) => <NumberCell order={order} timeLabel={timeLabel} />,
    },
    {
      id: 'date',
      header: t('orders.column.date'),
      value: ({ createdOn }) => createdOn,
      render: ({ createdOn }) => timeLabel(createdOn),
      hideBelow: 'phone',
    },
    {
      id: 'customer',
      header: t('orders.column.email'),
      value: ({ email, shippingAddress }) => shippingAddress?.name ?? email,
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
      id: 'status',
      header: t('orders.column.fulfillment'),
      value: (order) => fulfillmentStatus(order)?.label ?? NO_FULFILLMENT,
      render: (order) => {
        const status = fulfillmentStatus(order);
        return status === undefined ? (
          NO_FULFILLMENT
        ) : (
          <StatusPill tone={status.tone}>{status.label}</StatusPill>
        );
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

/** Of an order that is not paid yet. */
const NO_FULFILLMENT = '–';

type OrderColumn = DataColumn<StoredOrder> & { readonly id: OrderSort };

interface CellProps {
  readonly order: StoredOrder;
}

/** Link to the order, with what the columns show that narrow windows hide: payment, and on phones customer and date. */
function NumberCell({ order, timeLabel }: CellProps & { readonly timeLabel: TimeText }) {
  const { id, number, testMode, email, shippingAddress, createdOn, isRefundDue = false } = order;
  const payment = paymentStatus(order);
  return (
    <>
      <Link href={`/config/store/orders/${encodeURIComponent(id)}`}>
        {t('orders.number', { number: String(number) })}
      </Link>{' '}
      {isRefundDue && <StatusPill tone="bad">{t('orders.refundDue')}</StatusPill>}{' '}
      {testMode && <StatusPill tone="quiet">{t('orders.test')}</StatusPill>}
      <span className={css.note}>{shippingAddress?.name ?? email}</span>
      <span className={css.note}>{timeLabel(createdOn)}</span>
      {isRefundDue || (
        <span className={css.payment}>
          <StatusPill tone={payment.tone}>{payment.label}</StatusPill>
        </span>
      )}
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
