import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../strings/ui-strings.ts';
import { Dialog } from './dialog.tsx';
import css from './form-dialog.module.css';

export interface FormDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Label of the button that closes the dialog. Default: Cancel. */
  readonly cancel?: string | undefined;
  /** While the action is in progress, the dialog cannot be closed. */
  readonly isPending?: boolean;
  /** Additional buttons. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with a small form and one action. */
export function FormDialog({
  title,
  submit,
  cancel = t('kit.cancel'),
  onSubmit,
  onClose,
  isPending = false,
  more,
  children,
}: FormDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onClose={onClose}
      isRequired={isPending}
      actions={
        <>
          {more}
          <Button onPress={onClose} isDisabled={isPending}>
            {cancel}
          </Button>
          <Button variant="primary" onPress={onSubmit} isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {/* Without a submit button, Enter only submits forms with a single field. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
