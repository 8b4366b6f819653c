import { useState } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { ActionDialog } from '../../core/server/action-dialog.tsx';
import { useAction } from '../../core/server/use-deed.ts';
import { isShipped } from '../../core/store/order.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { costsMoney, type WayBack } from './back-link.ts';
import css from './fulfill-dialog.module.css';
import { t } from './strings.ts';

export interface TakeBackDialogProps {
  readonly order: StoredOrder;
  readonly way: WayBack;
  readonly onClose: () => void;
  /** Rejects when it failed: then the dialog stays. */
  readonly onTakeBack: (isRestocked: boolean) => Promise<void>;
}

/** What it means to take back an order that was sent: who is written to, what is owed, and what comes into stock. */
export function TakeBackDialog({ order, way, onClose, onTakeBack }: TakeBackDialogProps) {
  const isRefund = way === 'refund';
  // A parcel is with the customer still; a seat is free at once.
  const [isRestocked, setRestocked] = useState(!isShipped(order));
  const deed = useAction();
  const returnOrder = async () => {
    if (await deed.run(() => onTakeBack(!isRefund || isRestocked))) onClose();
  };
  return (
    <ActionDialog
      title={t(`order.${way}Title`, { number: String(order.number) })}
      size="small"
      onClose={onClose}
      deed={deed}
      action={{
        label: t(`order.${way}`),
        variant: isRefund ? 'danger-filled' : 'primary',
        onPress: () => void returnOrder(),
      }}
    >
      <p className={css.said}>{t(textOf(order, way))}</p>
      {isRefund && order.returnedOn === undefined && (
        <Checkbox isSelected={isRestocked} onChange={setRestocked} isReadOnly={deed.isBusy}>
          {t('order.restockNow')}
        </Checkbox>
      )}
    </ActionDialog>
  );
}

function textOf(order: StoredOrder, way: WayBack) {
  if (way === 'refund') return 'order.refundText';
  if (costsMoney(order)) return 'order.restockText';
  return order.testMode ? 'order.restockTest' : 'order.restockFree';
}
