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
  /** Called on Escape, the close button, or a click outside, unless `isRequired`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Maximum width: 440, 640 or 880 px, or the whole window, which its content fills. */
  readonly size?: 'small' | 'medium' | 'large' | 'screen';
  /** A panel at the right edge (a bottom sheet on phones), for details of a list. */
  readonly isSheet?: boolean;
  /** Can only be closed by its buttons. */
  readonly isRequired?: boolean;
}

/** A modal dialog or sheet. Traps the focus and restores it on close. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'medium',
  isSheet = false,
  isRequired = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isRequired}
      isKeyboardDismissDisabled={isRequired}
      className={cx(css.scrim, isSheet && css.sheetScrim, size === 'screen' && css.screenScrim)}
    >
      <Modal className={cx(isSheet ? css.sheet : css.modal, !isSheet && css[size])}>
        <AriaDialog className={cx(css.dialog)} role={isRequired ? 'alertdialog' : 'dialog'}>
          <header className={cx(css.header)} data-dialog-top>
            <Heading slot="title" level={2} className={cx(css.title)}>
              {title}
            </Heading>
            {!isRequired && <IconButton label={t('kit.close')} icon={<X />} onPress={onClose} isSmall />}
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

/** Makes long content scrollable by arrow keys, even without focusable elements. */
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
