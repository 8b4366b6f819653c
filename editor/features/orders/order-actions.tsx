import { useState } from 'react';
import type { EditorOrderResponse, OrderEmail } from '../../../formatters/vocabulary/api/editor.ts';
import type { FulfilmentState, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { isShipped } from '../../core/store/order.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { SendDialog } from './fulfill-dialog.tsx';
import { TakeBackDialog } from './return-dialog.tsx';
import { costsMoney, isStillOut, wayBackOf } from './return-kind.ts';
import { t } from './strings.ts';
import { useChangeOrder } from './use-update-order.ts';

/** Sent, not sent after all, cancelled, or taken back: what the ledger allows an order to become. */
export function OrderActions({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  const { fulfilmentState, paymentState } = order;
  if (!may('orders.write') || fulfilmentState === 'cancelled') return null;
  const isSent = fulfilmentState === 'fulfilled';
  return (
    <>
      {isSent ? <TakeBack order={order} /> : <Cancel order={order} />}
      {(isSent ? isStillOut(order) : paymentState === 'paid') && <Send order={order} />}
    </>
  );
}

function Cancel({ order }: { readonly order: StoredOrder }) {
  const confirm = useConfirm();
  const set = useSetOrTell(order);
  const cancel = async () => {
    const isSure = await confirm({
      title: t('order.cancelTitle', { number: String(order.number) }),
      text: t(cancelTextOf(order)),
      confirm: t('order.cancel'),
      cancel: t('order.keep'),
      isDanger: true,
    });
    if (!isSure) return;
    await set('cancelled');
    focusMain();
  };
  return (
    <Button variant="danger" onPress={() => void cancel()}>
      {t('order.cancel')}
    </Button>
  );
}

function TakeBack({ order }: { readonly order: StoredOrder }) {
  const change = useChangeOrder(order);
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const way = wayBackOf(order);
  if (way === undefined) return null;
  const returnOrder = async (isRestocked: boolean) => {
    const asked = { isRefunded: way === 'refund', isRestocked };
    const { order: after } = await change({ fulfilmentState: 'fulfilled', returnOrder: asked });
    const number = String(after.number);
    const isBack = after.returnedOn !== undefined && t('order.restocked', { number });
    notify(
      way === 'refund'
        ? [t('order.refundRequested', { number }), isBack].filter(Boolean).join('. ')
        : isBack || '',
    );
    focusMain();
  };
  return (
    <>
      <Button variant={way === 'refund' ? 'danger' : 'secondary'} onPress={() => setAsked(true)}>
        {t(`order.${way}`)}
      </Button>
      {isAsked && (
        <TakeBackDialog order={order} way={way} onClose={() => setAsked(false)} onTakeBack={returnOrder} />
      )}
    </>
  );
}

/** Before it is sent somebody says what the buyer reads, unless that was said before. */
function Send({ order }: { readonly order: StoredOrder }) {
  const send = useSetFulfilment(order);
  const set = useSetOrTell(order);
  const unsend = useUnsend(order);
  const [isAsked, setAsked] = useState(false);
  const isSent = order.fulfilmentState === 'fulfilled';
  const press = () => {
    if (isSent) void unsend();
    else if (order.shippedEmailOn !== undefined) void set('fulfilled');
    else setAsked(true);
  };
  // The same button all the time, so that it keeps the focus.
  return (
    <>
      <Button variant={isSent ? 'secondary' : 'primary'} onPress={press}>
        {t(actionOf(order))}
      </Button>
      {isAsked && (
        <SendDialog
          order={order}
          onClose={() => setAsked(false)}
          onSend={(shippingEmail) => send('fulfilled', shippingEmail)}
        />
      )}
    </>
  );
}

/** It turns out not to be sent: asked about, as it was one press beside what is pressed all day. */
function useUnsend(order: StoredOrder): () => Promise<void> {
  const confirm = useConfirm();
  const set = useSetOrTell(order);
  return async () => {
    const isParcel = isShipped(order);
    const isSure = await confirm({
      title: t(isParcel ? 'order.unfulfilledTitle' : 'order.incompleteTitle', {
        number: String(order.number),
      }),
      text: [
        t(isParcel ? 'order.unfulfilledText' : 'order.incompleteText'),
        ...(order.shippedEmailOn === undefined ? [] : [t('order.alreadyNotified')]),
      ].join(' '),
      confirm: t(actionOf(order)),
    });
    if (isSure) await set('pending');
  };
}

/** Money is owed by what the ledger would owe (`oweRefund`): not of a test, nor of what cost nothing. */
function cancelTextOf(order: StoredOrder) {
  const { paymentState, grandTotalCents } = order;
  if (paymentState !== 'paid' || grandTotalCents === 0) return 'order.cancelUnpaid';
  return costsMoney(order) ? 'order.cancelPaid' : 'order.cancelTest';
}

function actionOf(order: StoredOrder) {
  const isSent = order.fulfilmentState === 'fulfilled';
  if (isShipped(order)) return isSent ? 'order.markUnfulfilled' : 'order.markFulfilled';
  return isSent ? 'order.markIncomplete' : 'order.markCompleted';
}

type SetFulfilment = (state: FulfilmentState, shippingEmail?: OrderEmail) => Promise<void>;

/** Says what has happened; rejects when nothing has. */
function useSetFulfilment(order: StoredOrder): SetFulfilment {
  const change = useChangeOrder(order);
  const notify = useNotify();
  return async (state, shippingEmail) => {
    const answer = await change({
      fulfilmentState: state,
      ...(shippingEmail !== undefined && { shippingEmail }),
    });
    notify([saidOf(order, state), ...(shippingEmail === undefined ? [] : [letterSaid(answer)])].join('. '));
  };
}

/** The same where no dialog is open that could tell of a failure. */
function useSetOrTell(order: StoredOrder): (state: FulfilmentState) => Promise<void> {
  const set = useSetFulfilment(order);
  const notify = useNotify();
  return (state) => set(state).catch((error) => notify({ text: failureText(error), isBad: true }));
}

function saidOf(order: StoredOrder, state: FulfilmentState): string {
  const number = String(order.number);
  if (state === 'cancelled') return t('order.canceled', { number });
  if (isShipped(order)) return t(state === 'fulfilled' ? 'order.fulfilled' : 'order.unfulfilled', { number });
  return t(state === 'fulfilled' ? 'order.completed' : 'order.incomplete', { number });
}

function letterSaid({ order, isEmailRetained = false }: EditorOrderResponse): string {
  if (order.shippedEmailOn === undefined) return t('order.notifyFailed');
  return t(isEmailRetained ? 'order.notifyPending' : 'order.notified');
}
