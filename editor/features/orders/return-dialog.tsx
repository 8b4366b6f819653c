import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { ActionDialog } from '../../core/server/action-dialog.tsx';
import { isShipped } from '../../core/store/order.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import css from './fulfill-dialog.module.css';
import { isCharged, type ReturnKind } from './return-kind.ts';
import { t } from './strings.ts';

export interface ReturnDialogProps {
  readonly order: StoredOrder;
  readonly kind: ReturnKind;
  readonly onClose: () => void;
  /** Rejects when it failed. The dialog then stays open. */
  readonly onReturn: (isRestocked: boolean) => Promise<void>;
}

/** Asks before a fulfilled order is refunded or its items return to stock. */
export function ReturnDialog({ order, kind, onClose, onReturn }: ReturnDialogProps) {
  const isRefund = kind === 'refund';
  // A shipped order is still with the customer. A service or ticket is available again at once.
  const [isRestocked, setRestocked] = useState(!isShipped(order));
  const returning = useMutation({ mutationFn: onReturn, onSuccess: onClose });
  return (
    <ActionDialog
      title={t(`order.${kind}Title`, { number: String(order.number) })}
      size="small"
      onClose={onClose}
      mutation={returning}
      action={{
        label: t(`order.${kind}`),
        variant: isRefund ? 'danger-filled' : 'primary',
        onPress: () => returning.mutate(!isRefund || isRestocked),
      }}
    >
      <p className={css.text}>{t(textOf(order, kind))}</p>
      {isRefund && order.returnedOn === undefined && (
        <Checkbox isSelected={isRestocked} onChange={setRestocked} isReadOnly={returning.isPending}>
          {t('order.restockNow')}
        </Checkbox>
      )}
    </ActionDialog>
  );
}

function textOf(order: StoredOrder, kind: ReturnKind) {
  if (kind === 'refund') return 'order.refundText';
  if (isCharged(order)) return 'order.restockText';
  return order.testMode ? 'order.restockTest' : 'order.restockFree';
}
