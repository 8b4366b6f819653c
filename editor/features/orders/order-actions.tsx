import { useState } from 'react';
import type { EditorOrderResponse, OrderEmail } from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { FulfilmentState, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { FulfillDialog } from './fulfill-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { canUnfulfill, isCharged, returnKindOf } from './return-kind.ts';
import { t } from './strings.ts';
import { useUpdateOrder } from './use-update-order.ts';

/** The status changes that an order allows: fulfill, unfulfill, cancel, refund or return to stock. */
export function OrderActions({ order }: { readonly order: StoredOrder }) {
  const may = useMay();
  const { fulfilmentState, paymentState } = order;
  if (!may('orders.write') || fulfilmentState === 'cancelled') return null;
  const isFulfilled = fulfilmentState === 'fulfilled';
  return (
    <>
      {isFulfilled ? <ReturnButton order={order} /> : <CancelButton order={order} />}
      {(isFulfilled ? canUnfulfill(order) : paymentState === 'paid') && <FulfillButton order={order} />}
    </>
  );
}

function CancelButton({ order }: { readonly order: StoredOrder }) {
  const confirm = useConfirm();
  const trySetFulfillment = useTrySetFulfillment(order);
  const cancel = async () => {
    const isConfirmed = await confirm({
      title: t('order.cancelTitle', { number: String(order.number) }),
      text: t(cancelTextOf(order)),
      confirm: t('order.cancel'),
      cancel: t('order.keep'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    await trySetFulfillment('cancelled');
    focusMain();
  };
  return (
    <Button variant="danger" onPress={() => void cancel()}>
      {t('order.cancel')}
    </Button>
  );
}

function ReturnButton({ order }: { readonly order: StoredOrder }) {
  const updateOrder = useUpdateOrder(order);
  const notify = useNotify();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const kind = returnKindOf(order);
  if (kind === undefined) return null;
  const returnOrder = async (isRestocked: boolean) => {
    const request = { isRefunded: kind === 'refund', isRestocked };
    const { order: updated } = await updateOrder({ fulfilmentState: 'fulfilled', returnOrder: request });
    const number = String(updated.number);
    const restockMessage = updated.returnedOn !== undefined && t('order.restocked', { number });
    notify(
      kind === 'refund'
        ? [t('order.refundRequested', { number }), restockMessage].filter(Boolean).join('. ')
        : restockMessage || '',
    );
    focusMain();
  };
  return (
    <>
      <Button variant={kind === 'refund' ? 'danger' : 'secondary'} onPress={() => setDialogOpen(true)}>
        {t(`order.${kind}`)}
      </Button>
      {isDialogOpen && (
        <ReturnDialog order={order} kind={kind} onClose={() => setDialogOpen(false)} onReturn={returnOrder} />
      )}
    </>
  );
}

/** Asks whether to notify the customer, unless the customer was already notified. */
function FulfillButton({ order }: { readonly order: StoredOrder }) {
  const setFulfillment = useSetFulfillment(order);
  const trySetFulfillment = useTrySetFulfillment(order);
  const unfulfill = useUnfulfill(order);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isFulfilled = order.fulfilmentState === 'fulfilled';
  const onPress = () => {
    if (isFulfilled) void unfulfill();
    else if (order.shippedEmailOn !== undefined) void trySetFulfillment('fulfilled');
    else setDialogOpen(true);
  };
  // One button for both states, so that it keeps the focus.
  return (
    <>
      <Button variant={isFulfilled ? 'secondary' : 'primary'} onPress={onPress}>
        {t(actionLabelKey(order))}
      </Button>
      {isDialogOpen && (
        <FulfillDialog
          order={order}
          onClose={() => setDialogOpen(false)}
          onFulfill={(shippingEmail) => setFulfillment('fulfilled', shippingEmail)}
        />
      )}
    </>
  );
}

/** Marks an order as unfulfilled after a confirmation: the button is easily pressed by mistake. */
function useUnfulfill(order: StoredOrder): () => Promise<void> {
  const confirm = useConfirm();
  const trySetFulfillment = useTrySetFulfillment(order);
  return async () => {
    const isConfirmed = await confirm({
      title: t('order.unfulfilledTitle', { number: String(order.number) }),
      text: [
        t('order.unfulfilledText'),
        ...(order.shippedEmailOn === undefined ? [] : [t('order.alreadyNotified')]),
      ].join(' '),
      confirm: t(actionLabelKey(order)),
    });
    if (isConfirmed) await trySetFulfillment('pending');
  };
}

/** Mirrors `oweRefund` in the Worker: test payments and free orders need no refund. */
function cancelTextOf(order: StoredOrder) {
  const { paymentState, grandTotalCents } = order;
  if (paymentState !== 'paid' || grandTotalCents === 0) return 'order.cancelUnpaid';
  return isCharged(order) ? 'order.cancelPaid' : 'order.cancelTest';
}

function actionLabelKey(order: StoredOrder) {
  return order.fulfilmentState === 'fulfilled' ? 'order.markUnfulfilled' : 'order.markFulfilled';
}

type SetFulfillment = (state: FulfilmentState, shippingEmail?: OrderEmail) => Promise<void>;

/** Updates the fulfillment state and shows a notification. Rejects when the request fails. */
function useSetFulfillment(order: StoredOrder): SetFulfillment {
  const updateOrder = useUpdateOrder(order);
  const notify = useNotify();
  return async (state, shippingEmail) => {
    const response = await updateOrder({
      fulfilmentState: state,
      ...(shippingEmail !== undefined && { shippingEmail }),
    });
    notify(
      [statusMessage(order, state), ...(shippingEmail === undefined ? [] : [emailMessage(response)])].join(
        '. ',
      ),
    );
  };
}

/** Like `useSetFulfillment`, but reports errors in a notification. */
function useTrySetFulfillment(order: StoredOrder): (state: FulfilmentState) => Promise<void> {
  const setFulfillment = useSetFulfillment(order);
  const notify = useNotify();
  return (state) => setFulfillment(state).catch((error) => notify({ text: failureText(error), isBad: true }));
}

function statusMessage(order: StoredOrder, state: FulfilmentState): string {
  const number = String(order.number);
  if (state === 'cancelled') return t('order.canceled', { number });
  return t(state === 'fulfilled' ? 'order.fulfilled' : 'order.unfulfilled', { number });
}

function emailMessage({ order, isEmailRetained = false }: EditorOrderResponse): string {
  if (order.shippedEmailOn === undefined) return t('order.notifyFailed');
  return t(isEmailRetained ? 'order.notifyPending' : 'order.notified');
}
