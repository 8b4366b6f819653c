import type {
  CurrencySales,
  EditorOrderSummaryResponse,
} from '../../../formatters/vocabulary/api/order-list.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { centsLabel } from '../../core/store/money.ts';
import { currencyOf } from '../../core/store/product.ts';
import { useOrderSummary } from '../../core/store/use-order-summary.ts';
import { Link } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import css from './home.module.css';
import { t } from './strings.ts';

/** Sales of the last seven days, which the server adds up. */
export function WeekSales() {
  const from = useOrderSummary();
  return (
    <Card title={t('home.week')} actions={<Link href="/config/store/orders">{t('home.allOrders')}</Link>}>
      <QueryContent from={from} skeleton={{ kind: 'fields', count: 1 }}>
        {(summary) => <Sales summary={summary} />}
      </QueryContent>
    </Card>
  );
}

/** Amounts in different currencies are not added up. The currency of the store is first. */
function Sales({ summary: { sales, days, timeZone } }: { readonly summary: EditorOrderSummaryResponse }) {
  const currency = currencyOf(useBodies());
  const isStoreCurrency = (each: CurrencySales) => Number(each.currency === currency);
  const [main, ...others] = sales.toSorted((one, other) => isStoreCurrency(other) - isStoreCurrency(one));
  if (main === undefined) return <p className={css.quiet}>{t('home.noOrders')}</p>;
  return (
    <>
      <SalesSum sales={main} />
      <SalesChart sales={main} days={days} />
      <p className={css.days}>
        <span>{dayLabel(days[0])}</span>
        <span>{t('home.zone', { zone: timeZone })}</span>
        <span>{dayLabel(days.at(-1))}</span>
      </p>
      {others.map((each) => (
        <SalesSum key={each.currency} sales={each} />
      ))}
    </>
  );
}

function SalesSum({ sales: { cents, currency, count } }: { readonly sales: CurrencySales }) {
  return (
    <p className={css.sales}>
      <span className={css.sum}>{centsLabel(cents, currency)}</span>
      <span className={css.quiet}>{t('home.orders', { count })}</span>
    </p>
  );
}

interface SalesChartProps {
  readonly sales: CurrencySales;
  readonly days: readonly string[];
}

function SalesChart({ sales: { dailyCents, currency }, days }: SalesChartProps) {
  const max = Math.max(...dailyCents, 1);
  const dailyAmounts = dailyCents
    .map((cents, index) => `${dayLabel(days[index])} ${centsLabel(cents, currency)}`.trim())
    .join(', ');
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${dailyCents.length * 12} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('home.days', { days: dailyAmounts })}
    >
      {dailyCents.map((cents, day) => {
        const height = Math.max(1, Math.round((cents / max) * 40));
        const x = day * 12;
        return <rect key={x} x={x} y={40 - height} width="10" height={height} />;
      })}
    </svg>
  );
}

/** "Tue 17 Nov", from `2026-11-17`. */
function dayLabel(day = ''): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? '' : DAY.format(time);
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
