import { useParams } from '@tanstack/react-router';
import { isWebAddress, type StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServer } from '../../hooks/server/use-server.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Link } from '../../kit/buttons/link.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Facts } from '../../kit/layout/facts.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { mailLink } from '../../model/mail-link.ts';
import { addressLines, deliveryOf, PAYMENT_TONES } from '../../model/store/order.ts';
import { dateTimeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { tOrder } from '../../strings/order.ts';
import { t } from '../../strings.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { totalsOf } from './order-totals.ts';

/** One order: what was bought, where it goes, what was paid, and whether it is on its way. */
export function OrderScreen() {
  const { api } = useEditor();
  const { orderId = '' } = useParams({ strict: false });
  const from = useServer([...SERVER.orders, orderId], () => api.order(orderId));
  const crumb = <Breadcrumb label={t('orders.title')} href="/config/store/orders" />;
  const order = from.data?.order;
  const title =
    order === undefined ? t('orders.title') : tOrder('order.title', { number: String(order.number) });
  return (
    <Screen
      title={title}
      crumb={crumb}
      aside={order !== undefined && <OrderPills order={order} />}
      actions={order !== undefined && <OrderActions order={order} />}
    >
      <Fetched from={from} skeleton={{ kind: 'fields' }} failed={t('error.panel')}>
        {({ order: shown, isMailKept = false }) => <OrderBody order={shown} isMailKept={isMailKept} />}
      </Fetched>
    </Screen>
  );
}

/** What happened, and what is to be done about it. */
function RefundDue({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  const isCancelled = order.paymentState === 'paid' && order.fulfilmentState === 'cancelled';
  return (
    <NoticeBar
      tone="warn"
      action={may('commerce.read') && <Link href="/config/store/activity">{tOrder('order.refundWhy')}</Link>}
    >
      <strong>{tOrder('order.refundTitle')}</strong>{' '}
      {isCancelled ? tOrder('order.refundCancelled') : tOrder('order.refundUnfilled')}
    </NoticeBar>
  );
}

function LetterKept() {
  const may = useMay();
  return (
    <NoticeBar
      tone="warn"
      action={may('mail.read') && <Link href="/config/settings/mail">{tOrder('order.toMail')}</Link>}
    >
      {tOrder('order.letterKept')}
    </NoticeBar>
  );
}

function OrderPills({ order }: { readonly order: StoredOrder }) {
  const { paymentState, isRefundDue = false } = order;
  const delivery = deliveryOf(order);
  return (
    <>
      {isRefundDue && <StatusPill tone="bad">{t('orders.refundDue')}</StatusPill>}
      <StatusPill tone={PAYMENT_TONES[paymentState]}>{t(`orders.payment.${paymentState}`)}</StatusPill>
      <StatusPill tone={delivery.tone}>{delivery.label}</StatusPill>
    </>
  );
}

interface OrderBodyProps {
  readonly order: StoredOrder;
  /** The letter to the buyer has not been sent. */
  readonly isMailKept: boolean;
}

function OrderBody({ order, isMailKept }: OrderBodyProps) {
  const { email, shippingAddress, shippingName, tracking, testMode } = order;
  return (
    <>
      {order.isRefundDue === true && <RefundDue order={order} />}
      {isMailKept && <LetterKept />}
      {testMode && <NoticeBar>{tOrder('order.test')}</NoticeBar>}
      <Columns
        main={
          <>
            <OrderItems order={order} />
            <Card title={tOrder('order.total')}>
              <Facts facts={totalsOf(order)} isLedger />
            </Card>
          </>
        }
        side={
          <Card title={tOrder('order.customer')}>
            <Facts
              facts={[
                {
                  name: tOrder('order.email'),
                  value: <Link href={mailLink(email)}>{email}</Link>,
                },
                ...(shippingName === undefined
                  ? []
                  : [{ name: tOrder('order.delivery'), value: shippingName }]),
                {
                  name: tOrder('order.address'),
                  value:
                    shippingAddress === undefined
                      ? tOrder('order.noAddress')
                      : addressLines(shippingAddress).join('\n'),
                },
                ...(tracking === undefined
                  ? []
                  : [{ name: tOrder('order.trackingName'), value: <Tracking text={tracking} /> }]),
                {
                  name: t('orders.column.date'),
                  value: datesOf(order, isMailKept).join('\n'),
                },
              ]}
            />
          </Card>
        }
      />
    </>
  );
}

function datesOf(order: StoredOrder, isMailKept: boolean): readonly string[] {
  const { createdOn, paidOn, sentLetterOn } = order;
  return [
    tOrder('order.placed', { time: dateTimeLabel(createdOn) }),
    ...(paidOn === undefined ? [] : [tOrder('order.paid', { time: dateTimeLabel(paidOn) })]),
    ...(sentLetterOn === undefined
      ? []
      : [
          tOrder(isMailKept ? 'order.letterKeptOn' : 'order.letterOn', { time: dateTimeLabel(sentLetterOn) }),
        ]),
  ];
}

function Tracking({ text }: { readonly text: string }) {
  return isWebAddress(text) ? (
    <Link href={text} isExternal>
      {text}
    </Link>
  ) : (
    text
  );
}
