import { useParams } from '@tanstack/react-router';
import type {
  EditorOrderAnswer,
  FulfilmentState,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/failure-text.ts';
import { SERVER } from '../../hooks/server-keys.ts';
import { useMay } from '../../hooks/use-may.ts';
import { useServer, useServerCache } from '../../hooks/use-server.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Facts } from '../../kit/layout/facts.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { addressLines, FULFILMENT_TONES, PAYMENT_TONES } from '../../model/order.ts';
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

function OrderPills({ order: { paymentState, fulfilmentState } }: { readonly order: StoredOrder }) {
  return (
    <>
      <StatusPill tone={PAYMENT_TONES[paymentState]}>{t(`orders.payment.${paymentState}`)}</StatusPill>
      <StatusPill tone={FULFILMENT_TONES[fulfilmentState]}>
        {t(`orders.fulfilment.${fulfilmentState}`)}
      </StatusPill>
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
      isDanger: true,
    });
    if (isSure) await set('cancelled');
  };
  if (fulfilmentState === 'fulfilled')
    return <Button onPress={() => void set('pending')}>{t('order.markPending')}</Button>;
  return (
    <>
      <Button variant="danger" onPress={() => void cancel()}>
        {t('order.cancel')}
      </Button>
      {paymentState === 'paid' && (
        <Button variant="primary" onPress={() => void set('fulfilled')}>
          {t('order.markSent')}
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
      renew(SERVER.orders);
      notify(t(said[state], { number: String(number) }));
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    }
  };
}

function OrderBody({ order }: { readonly order: StoredOrder }) {
  const { email, shippingAddress, createdOn, paidOn, testMode } = order;
  return (
    <>
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
                { name: t('orders.column.email'), value: email },
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
