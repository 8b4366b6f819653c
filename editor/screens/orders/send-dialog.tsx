import { useState } from 'react';
import {
  isTracking,
  LONGEST_TRACKING,
  type OrderLetter,
  type StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { isShipped } from '../../model/store/order.ts';
import { tOrder } from '../../strings/order.ts';
import { t } from '../../strings.ts';
import css from './send-dialog.module.css';

export interface SendDialogProps {
  readonly order: StoredOrder;
  readonly onClose: () => void;
  /** Without a letter nobody is told. */
  readonly onSend: (letter: OrderLetter | undefined) => void;
}

/** What the buyer is told: that it is on its way, and where the parcel is if somebody types that. */
export function SendDialog({ order, onClose, onSend }: SendDialogProps) {
  const { number, email } = order;
  const [isTold, setTold] = useState(true);
  const [tracking, setTracking] = useState('');
  const [isTried, setTried] = useState(false);
  const isParcel = isShipped(order);
  const isWrong = isTold && !isTracking(tracking);
  const send = () => {
    setTried(true);
    if (isWrong) return;
    const typed = tracking.trim();
    onSend(isTold ? { ...(typed !== '' && { tracking: typed }) } : undefined);
  };
  return (
    <Dialog
      title={tOrder(isParcel ? 'order.sendTitle' : 'order.doneTitle', { number: String(number) })}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" onPress={send} autoFocus>
            {tOrder(isParcel ? 'order.markSent' : 'order.markDone')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <Checkbox isSelected={isTold} onChange={setTold}>
          {tOrder('order.write')}
        </Checkbox>
        {isTold && (
          <>
            <p className={css.said}>{tOrder(isParcel ? 'order.writeSent' : 'order.writeDone', { email })}</p>
            {isParcel && (
              <TextField
                label={tOrder('order.tracking')}
                help={tOrder('order.trackingHelp')}
                value={tracking}
                onChange={setTracking}
                limit={LONGEST_TRACKING}
                error={isTried && isWrong ? tOrder('order.trackingWrong') : undefined}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
