import { type FormEvent, useId, useState } from 'react';
import type { OrderEmail } from '../../../formatters/vocabulary/api/editor.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { isTracking, MAX_TRACKING_LENGTH } from '../../../formatters/vocabulary/rules/tracking.ts';
import { ActionDialog } from '../../core/server/action-dialog.tsx';
import { useAction } from '../../core/server/use-deed.ts';
import { isShipped } from '../../core/store/order.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import css from './fulfill-dialog.module.css';
import { t } from './strings.ts';

export interface SendDialogProps {
  readonly order: StoredOrder;
  readonly onClose: () => void;
  /** Without a letter nobody is told. Rejects when it failed: then the dialog stays, with what was typed. */
  readonly onSend: (shippingEmail: OrderEmail | undefined) => Promise<void>;
}

/** What the buyer is told: that it is on its way, and where the parcel is if somebody types that. */
export function SendDialog({ order, onClose, onSend }: SendDialogProps) {
  const { number, email } = order;
  const formId = useId();
  const [told, setTold] = useState<boolean>();
  const isTold = told ?? true;
  const [tracking, setTracking] = useState('');
  const [isTried, setTried] = useState(false);
  const deed = useAction();
  const isParcel = isShipped(order);
  const isWrong = isTold && !isTracking(tracking);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    const typed = tracking.trim();
    const shippingEmail = isTold ? { ...(typed !== '' && { tracking: typed }) } : undefined;
    if (await deed.run(() => onSend(shippingEmail))) onClose();
  };
  return (
    <ActionDialog
      title={t(isParcel ? 'order.fulfilledTitle' : 'order.completedTitle', { number: String(number) })}
      size="small"
      onClose={onClose}
      deed={deed}
      action={{
        label: t(isParcel ? 'order.markFulfilled' : 'order.markCompleted'),
        type: 'submit',
        form: formId,
      }}
    >
      <form id={formId} className={css.fields} onSubmit={(event) => void send(event)}>
        <Checkbox isSelected={isTold} onChange={setTold} isReadOnly={deed.isBusy} autoFocus={!isParcel}>
          {t('order.notify')}
        </Checkbox>
        {isTold && (
          <>
            <p className={css.said}>
              {t(isParcel ? 'order.notifyFulfilled' : 'order.notifyCompleted', { email })}
            </p>
            {isParcel && (
              <TextField
                label={t('order.tracking')}
                help={t('order.trackingHelp')}
                value={tracking}
                onChange={setTracking}
                limit={MAX_TRACKING_LENGTH}
                error={isTried && isWrong ? t('order.trackingInvalid') : undefined}
                isReadOnly={deed.isBusy}
                // Not when the tick above has brought it back: the focus stays there.
                autoFocus={told === undefined}
              />
            )}
          </>
        )}
      </form>
    </ActionDialog>
  );
}
