import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { OrderEmail } from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { isTracking, MAX_TRACKING_LENGTH } from '../../../formatters/vocabulary/rules/tracking.ts';
import { ActionDialog } from '../../core/server/action-dialog.tsx';
import { isShipped } from '../../core/store/order.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import css from './fulfill-dialog.module.css';
import { t } from './strings.ts';

export interface FulfillDialogProps {
  readonly order: StoredOrder;
  readonly onClose: () => void;
  /** Without `shippingEmail` no email is sent. Rejects when it failed. The dialog then stays open with its input. */
  readonly onFulfill: (shippingEmail: OrderEmail | undefined) => Promise<void>;
}

/** Marks an order as fulfilled, with an optional email that can include tracking details. */
export function FulfillDialog({ order, onClose, onFulfill }: FulfillDialogProps) {
  const { number, email } = order;
  const formId = useId();
  const [notifyChoice, setNotifyChoice] = useState<boolean>();
  const isNotifying = notifyChoice ?? true;
  const [tracking, setTracking] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const fulfillment = useMutation({ mutationFn: onFulfill, onSuccess: onClose });
  const isShipment = isShipped(order);
  const isInvalid = isNotifying && !isTracking(tracking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isInvalid || fulfillment.isPending) return;
    const trimmed = tracking.trim();
    fulfillment.mutate(isNotifying ? { ...(trimmed !== '' && { tracking: trimmed }) } : undefined);
  };
  return (
    <ActionDialog
      title={t('order.fulfilledTitle', { number: String(number) })}
      size="small"
      onClose={onClose}
      mutation={fulfillment}
      action={{
        label: t('order.markFulfilled'),
        type: 'submit',
        form: formId,
      }}
    >
      <form id={formId} className={css.fields} onSubmit={submit}>
        <Checkbox
          isSelected={isNotifying}
          onChange={setNotifyChoice}
          isReadOnly={fulfillment.isPending}
          autoFocus={!isShipment}
        >
          {t('order.notify')}
        </Checkbox>
        {isNotifying && (
          <>
            <p className={css.text}>
              {t(isShipment ? 'order.notifyFulfilled' : 'order.notifyNoShipping', { email })}
            </p>
            {isShipment && (
              <TextField
                label={t('order.tracking')}
                help={t('order.trackingHelp')}
                value={tracking}
                onChange={setTracking}
                limit={MAX_TRACKING_LENGTH}
                error={isSubmitted && isInvalid ? t('order.trackingInvalid') : undefined}
                isReadOnly={fulfillment.isPending}
                // Checking the box above keeps the focus on the box.
                autoFocus={notifyChoice === undefined}
              />
            )}
          </>
        )}
      </form>
    </ActionDialog>
  );
}
