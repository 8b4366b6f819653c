import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Dialog, type DialogProps } from '../../ui/overlays/dialog.tsx';
import { t } from '../strings/core-strings.ts';
import css from './action-dialog.module.css';
import { failureText } from './failure-text.ts';

/** The part of a TanStack mutation that the dialog shows. */
interface MutationState {
  readonly isPending: boolean;
  readonly error: unknown;
}

export interface ActionDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> {
  readonly mutation: MutationState;
  /** The button that runs the mutation. */
  readonly action: Omit<ButtonProps, 'isPending' | 'children'> & { readonly label: ReactNode };
}

/** A dialog for one mutation. It cannot be closed while the mutation is pending, and shows the error when it fails. */
export function ActionDialog({ mutation, action, children, onClose, ...dialog }: ActionDialogProps) {
  const { isPending, error } = mutation;
  const { label, ...button } = action;
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={onClose}
      isRequired={isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('kit.cancel')}
          </Button>
          <Button variant="primary" {...button} isPending={isPending}>
            {label}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {error !== null && <NoticeBar tone="bad">{failureText(error)}</NoticeBar>}
        {children}
      </div>
    </Dialog>
  );
}
