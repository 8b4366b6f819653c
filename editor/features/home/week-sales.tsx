import { useMemo } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { useServer } from '../../core/server/use-server.ts';
import { centsLabel } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { Link } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import css from './home.module.css';
import { t } from './strings.ts';

const DAY_MS = 86_400_000;
const DAY_COUNT = 7;

/** Sales of the last seven days, computed from the newest orders. */
export function WeekSales() {
  const { api } = useEditor();
  const from = useServer(['orders-newest'], async () => api.orders());
  return (
    <Card title={t('home.week')} actions={<Link href="/config/store/orders">{t('home.allOrders')}</Link>}>
      <QueryContent from={from} skeleton={{ kind: 'fields', count: 1 }}>
        {({ orders }) => <Sales orders={orders} />}
      </QueryContent>
    </Card>
  );
}

function Sales({ orders }: { readonly orders: readonly StoredOrder[] }) {
  const { now } = useEditor();
  const currency = currencyOf(useBodies());
  const days = useMemo(() => salesByDay(orders, { now: now(), currency }), [orders, now, currency]);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  if (count === 0) return <p className={css.quiet}>{t('home.noOrders')}</p>;
  const cents = days.reduce((sum, day) => sum + day.cents, 0);
  const max = Math.max(...days.map((day) => day.cents), 1);
  const dailyAmounts = days.map((day) => centsLabel(day.cents, currency)).join(', ');
  return (
    <>
      <p className={css.sales}>
        <span className={css.sum}>{centsLabel(cents, currency)}</span>
        <span className={css.quiet}>{t('home.orders', { count })}</span>
      </p>
      <svg
        className={css.chart}
        viewBox={`0 0 ${DAY_COUNT * 12} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('home.days', { days: dailyAmounts })}
      >
        {days.map((day, index) => {
          const height = Math.max(1, Math.round((day.cents / max) * 40));
          return <rect key={day.start} x={index * 12} y={40 - height} width="10" height={height} />;
        })}
      </svg>
    </>
  );
}

interface DaySales {
  readonly start: number;
  readonly cents: number;
  readonly count: number;
}

interface SalesOptions {
  readonly now: number;
  readonly currency: string;
}

/** Paid orders of each of the last days, today last. Canceled and test orders are not counted. */
function salesByDay(orders: readonly StoredOrder[], { now, currency }: SalesOptions): readonly DaySales[] {
  const today = new Date(now).setHours(0, 0, 0, 0);
  const paid = orders.filter(
    (order) =>
      order.paymentState === 'paid' &&
      order.fulfilmentState !== 'cancelled' &&
      !order.testMode &&
      order.currency === currency,
  );
  return Array.from({ length: DAY_COUNT }, (_, index) => {
    const start = today - (DAY_COUNT - 1 - index) * DAY_MS;
    const dayOrders = paid.filter(({ createdOn }) => createdOn >= start && createdOn < start + DAY_MS);
    const cents = dayOrders.reduce((sum, { grandTotalCents }) => sum + grandTotalCents, 0);
    return { start, cents, count: dayOrders.length };
  });
}
