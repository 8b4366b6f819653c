import { useState } from 'react';
import type {
  EditorOrderAnswer,
  FulfilmentState,
  OrderLetter,
  StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/server/failure-text.ts';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServerCache } from '../../hooks/server/use-server.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { focusMain } from '../../kit/focus-main.ts';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { isShipped } from '../../model/store/order.ts';
import { tOrder } from '../../strings/order.ts';
import { SendDialog } from './send-dialog.tsx';

/** Sent, not sent after all, or cancelled. Before it is sent somebody says what the buyer reads, unless that was said before. */
export function OrderActions({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  const confirm = useConfirm();
  const notify = useNotify();
  const send = useSetFulfilment(order);
  const set = (state: FulfilmentState) =>
    send(state).catch((error) => notify({ text: failureText(error), isBad: true }));
  const [isAsked, setAsked] = useState(false);
  const { fulfilmentState, paymentState, number, sentLetterOn } = order;
  if (!may('orders.write') || fulfilmentState === 'cancelled') return null;
  const cancel = async () => {
    const isSure = await confirm({
      title: tOrder('order.cancelTitle', { number: String(number) }),
      text: tOrder(cancelTextOf(order)),
      confirm: tOrder('order.cancel'),
      cancel: tOrder('order.keep'),
      isDanger: true,
    });
    if (!isSure) return;
    await set('cancelled');
    focusMain();
  };
  const isSent = fulfilmentState === 'fulfilled';
  const press = () => {
    if (isSent) void set('pending');
    else if (sentLetterOn !== undefined) void set('fulfilled');
    else setAsked(true);
  };
  // The same button all the time, so that it keeps the focus.
  return (
    <>
      {!isSent && (
        <Button variant="danger" onPress={() => void cancel()}>
          {tOrder('order.cancel')}
        </Button>
      )}
      {(isSent || paymentState === 'paid') && (
        <Button variant={isSent ? 'secondary' : 'primary'} onPress={press}>
          {tOrder(deedOf(order))}
        </Button>
      )}
      {isAsked && (
        <SendDialog
          order={order}
          onClose={() => setAsked(false)}
          onSend={(letter) => send('fulfilled', letter)}
        />
      )}
    </>
  );
}

/** Money is owed by what the ledger would owe (`oweRefund`): not of a test, nor of what cost nothing. */
function cancelTextOf({ paymentState, grandTotalCents, testMode }: StoredOrder) {
  if (paymentState !== 'paid' || grandTotalCents === 0) return 'order.cancelUnpaid';
  return testMode ? 'order.cancelTest' : 'order.cancelPaid';
}

function deedOf(order: StoredOrder) {
  const isSent = order.fulfilmentState === 'fulfilled';
  if (isShipped(order)) return isSent ? 'order.markPending' : 'order.markSent';
  return isSent ? 'order.markNotDone' : 'order.markDone';
}

type SetFulfilment = (state: FulfilmentState, letter?: OrderLetter) => Promise<void>;

/** Says what has happened; rejects when nothing has. */
function useSetFulfilment(order: StoredOrder): SetFulfilment {
  const { api } = useEditor();
  const { put, renew } = useServerCache();
  const notify = useNotify();
  const { id } = order;
  return async (state, letter) => {
    const answer = await api.setFulfilment(id, state, letter);
    put<EditorOrderAnswer>([...SERVER.orders, id], () => answer);
    for (const key of [SERVER.orders, SERVER.refunds, SERVER.activity, SERVER.outbox]) renew(key);
    notify([saidOf(order, state), ...(letter === undefined ? [] : [letterSaid(answer)])].join('. '));
  };
}

function saidOf(order: StoredOrder, state: FulfilmentState): string {
  const number = String(order.number);
  if (state === 'cancelled') return tOrder('order.cancelled', { number });
  if (isShipped(order)) return tOrder(state === 'fulfilled' ? 'order.sent' : 'order.notSent', { number });
  return tOrder(state === 'fulfilled' ? 'order.isDone' : 'order.notDone', { number });
}

function letterSaid({ order, isMailKept = false }: EditorOrderAnswer): string {
  if (order.sentLetterOn === undefined) return tOrder('order.notTold');
  return tOrder(isMailKept ? 'order.toldKept' : 'order.told');
}
