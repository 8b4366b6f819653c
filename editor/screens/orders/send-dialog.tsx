import { type FormEvent, useId, useState } from 'react';
import {
  isTracking,
  LONGEST_TRACKING,
  type OrderLetter,
  type StoredOrder,
} from '../../../formatters/vocabulary/index.ts';
import { failureText } from '../../hooks/server/failure-text.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
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
  /** Without a letter nobody is told. Rejects when it failed: then the dialog stays, with what was typed. */
  readonly onSend: (letter: OrderLetter | undefined) => Promise<void>;
}

/** What the buyer is told: that it is on its way, and where the parcel is if somebody types that. */
export function SendDialog({ order, onClose, onSend }: SendDialogProps) {
  const { number, email } = order;
  const formId = useId();
  const [told, setTold] = useState<boolean>();
  const isTold = told ?? true;
  const [tracking, setTracking] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isParcel = isShipped(order);
  const isWrong = isTold && !isTracking(tracking);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const typed = tracking.trim();
    try {
      await onSend(isTold ? { ...(typed !== '' && { tracking: typed }) } : undefined);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={tOrder(isParcel ? 'order.sendTitle' : 'order.doneTitle', { number: String(number) })}
      size="small"
      isOpen
      onClose={onClose}
      mustAnswer={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
            {tOrder(isParcel ? 'order.markSent' : 'order.markDone')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.fields} onSubmit={(event) => void send(event)}>
        {failure !== undefined && <NoticeBar tone="bad">{failure}</NoticeBar>}
        <Checkbox isSelected={isTold} onChange={setTold} isReadOnly={isBusy} autoFocus={!isParcel}>
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
                isReadOnly={isBusy}
                // Not when the tick above has brought it back: the focus stays there.
                autoFocus={told === undefined}
              />
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}
