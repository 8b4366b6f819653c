import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Dialog, type DialogProps } from '../../ui/overlays/dialog.tsx';
import { t } from '../strings/core-strings.ts';
import css from './action-dialog.module.css';
import type { Deed } from './use-deed.ts';

export interface ActionDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> {
  readonly deed: Deed;
  /** The button of the deed: its verb, and what it does or the form that it sends. */
  readonly action: Omit<ButtonProps, 'isPending' | 'children'> & { readonly label: ReactNode };
}

/** A dialog about one deed. It stays, and cannot be left, until the server has answered; a failure is said in it. */
export function ActionDialog({ deed, action, children, onClose, ...dialog }: ActionDialogProps) {
  const { isBusy, failure } = deed;
  const { label, ...button } = action;
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={onClose}
      mustAnswer={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t('kit.cancel')}
          </Button>
          <Button variant="primary" {...button} isPending={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {failure !== undefined && <NoticeBar tone="bad">{failure.text}</NoticeBar>}
        {children}
      </div>
    </Dialog>
  );
}
