import { useParams } from '@tanstack/react-router';
import type {
  EditorOrderAnswer,
  FulfilmentState,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/server/failure-text.ts';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServer, useServerCache } from '../../hooks/server/use-server.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Link } from '../../kit/buttons/link.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { focusMain } from '../../kit/focus-main.ts';
import { Card } from '../../kit/layout/card.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Facts } from '../../kit/layout/facts.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { mailLink } from '../../model/mail-link.ts';
import { addressLines, deliveryOf, PAYMENT_TONES } from '../../model/store/order.ts';
import { dateTimeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { t } from '../../strings.ts';
import { OrderItems } from './order-items.tsx';
import { totalsOf } from './order-totals.ts';

/** One order: what was bought, where it goes, what was paid, and whether it is on its way. */
export function OrderScreen() {
  const { api } = useEditor();
  const { orderId = '' } = useParams({ strict: false });
  const from = useServer([...SERVER.orders, orderId], () => api.order(orderId));
  const crumb = <Breadcrumb label={t('orders.title')} href="/config/store/orders" />;
  const order = from.data?.order;
  const title = order === undefined ? t('orders.title') : t('order.title', { number: String(order.number) });
  return (
    <Screen
      title={title}
      crumb={crumb}
      aside={order !== undefined && <OrderPills order={order} />}
      actions={order !== undefined && <OrderActions order={order} />}
    >
      <Fetched from={from} skeleton={{ kind: 'fields' }} failed={t('error.panel')}>
        {({ order: shown }) => <OrderBody order={shown} />}
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
      action={may('commerce.read') && <Link href="/config/store/activity">{t('order.refundWhy')}</Link>}
    >
      <strong>{t('order.refundTitle')}</strong>{' '}
      {isCancelled ? t('order.refundCancelled') : t('order.refundUnfilled')}
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

function OrderActions({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  const confirm = useConfirm();
  const set = useSetFulfilment(order);
  const { fulfilmentState, paymentState, number } = order;
  if (!may('orders.write') || fulfilmentState === 'cancelled') return null;
  const cancel = async () => {
    const isSure = await confirm({
      title: t('order.cancelTitle', { number: String(number) }),
      text: t('order.cancelText'),
      confirm: t('order.cancel'),
      cancel: t('order.keep'),
      isDanger: true,
    });
    if (!isSure) return;
    await set('cancelled');
    focusMain();
  };
  const isSent = fulfilmentState === 'fulfilled';
  // The same button all the time, so that it keeps the focus.
  return (
    <>
      {!isSent && (
        <Button variant="danger" onPress={() => void cancel()}>
          {t('order.cancel')}
        </Button>
      )}
      {(isSent || paymentState === 'paid') && (
        <Button
          variant={isSent ? 'secondary' : 'primary'}
          onPress={() => void set(isSent ? 'pending' : 'fulfilled')}
        >
          {isSent ? t('order.markPending') : t('order.markSent')}
        </Button>
      )}
    </>
  );
}

function useSetFulfilment({ id, number }: StoredOrder): (state: FulfilmentState) => Promise<void> {
  const { api } = useEditor();
  const { put, renew } = useServerCache();
  const notify = useNotify();
  const said = { fulfilled: 'order.sent', pending: 'order.notSent', cancelled: 'order.cancelled' } as const;
  return async (state) => {
    try {
      const answer = await api.setFulfilment(id, state);
      put<EditorOrderAnswer>([...SERVER.orders, id], () => answer);
      for (const key of [SERVER.orders, SERVER.refunds, SERVER.activity]) renew(key);
      notify(t(said[state], { number: String(number) }));
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    }
  };
}

function OrderBody({ order }: { readonly order: StoredOrder }) {
  const { email, shippingAddress, shippingName, createdOn, paidOn, testMode } = order;
  return (
    <>
      {order.isRefundDue === true && <RefundDue order={order} />}
      {testMode && <NoticeBar>{t('order.test')}</NoticeBar>}
      <Columns
        main={
          <>
            <OrderItems order={order} />
            <Card title={t('order.total')}>
              <Facts facts={totalsOf(order)} isLedger />
            </Card>
          </>
        }
        side={
          <Card title={t('order.customer')}>
            <Facts
              facts={[
                {
                  name: t('order.email'),
                  value: <Link href={mailLink(email)}>{email}</Link>,
                },
                ...(shippingName === undefined ? [] : [{ name: t('order.delivery'), value: shippingName }]),
                {
                  name: t('order.address'),
                  value:
                    shippingAddress === undefined
                      ? t('order.noAddress')
                      : addressLines(shippingAddress).join('\n'),
                },
                {
                  name: t('orders.column.date'),
                  value: [
                    t('order.placed', { time: dateTimeLabel(createdOn) }),
                    ...(paidOn === undefined ? [] : [t('order.paid', { time: dateTimeLabel(paidOn) })]),
                  ].join('\n'),
                },
              ]}
            />
          </Card>
        }
      />
    </>
  );
}
