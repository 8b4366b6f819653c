import { useState } from 'react';
import type { StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { failureText } from '../../hooks/server/failure-text.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { isShipped } from '../../model/store/order.ts';
import { tOrder } from '../../strings/order.ts';
import { t } from '../../strings.ts';
import css from './send-dialog.module.css';
import { costsMoney, type WayBack } from './way-back.ts';

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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const takeBack = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onTakeBack(!isRefund || isRestocked);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={tOrder(`order.${way}Title`, { number: String(order.number) })}
      size="small"
      isOpen
      onClose={onClose}
      mustAnswer={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t('kit.cancel')}
          </Button>
          <Button variant={isRefund ? 'danger-filled' : 'primary'} isPending={isBusy} onPress={takeBack}>
            {tOrder(`order.${way}`)}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {failure !== undefined && <NoticeBar tone="bad">{failure}</NoticeBar>}
        <p className={css.said}>{tOrder(textOf(order, way))}</p>
        {isRefund && order.returnedOn === undefined && (
          <Checkbox isSelected={isRestocked} onChange={setRestocked} isReadOnly={isBusy}>
            {tOrder('order.restockToo')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}

function textOf(order: StoredOrder, way: WayBack) {
  if (way === 'refund') return 'order.refundText';
  if (costsMoney(order)) return 'order.restockText';
  return order.testMode ? 'order.restockTest' : 'order.restockFree';
}
