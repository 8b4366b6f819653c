import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the cross, and a click beside it, unless it must be answered. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the main one last. */
  readonly actions?: ReactNode;
  /** Widest it gets: 440, 640 or 880 px. */
  readonly size?: 'small' | 'medium' | 'large';
  /** A panel at the right edge (a sheet from below on phones), for details of a list. */
  readonly isSheet?: boolean;
  /** It only goes away through one of its buttons. */
  readonly mustAnswer?: boolean;
}

/** A dialog or a sheet. While it is open it has the focus; what opened it gets the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'medium',
  isSheet = false,
  mustAnswer = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      className={cx(css.scrim, isSheet && css.sheetScrim)}
    >
      <Modal className={cx(isSheet ? css.sheet : css.modal, !isSheet && css[size])}>
        <AriaDialog className={cx(css.dialog)} role={mustAnswer ? 'alertdialog' : 'dialog'}>
          <header className={cx(css.header)} data-dialog-top>
            <Heading slot="title" level={2} className={cx(css.title)}>
              {title}
            </Heading>
            {!mustAnswer && <IconButton label={t('kit.close')} icon={<X />} onPress={onClose} isSmall />}
          </header>
          <DialogBody>{children}</DialogBody>
          {actions !== undefined && (
            <footer className={cx(css.actions)} data-bottom-bar>
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A text that is longer than the dialog is read with the arrow keys, also where there is nothing in it to press. */
function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const { current } = body;
    if (current === null) return;
    const measure = () => setLong(current.scrollHeight > current.clientHeight + 1);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    for (const child of current.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={body} className={cx(css.body)} {...(isLong && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
