import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { t } from '../../strings.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../class-names.ts';
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
          <header className={cx(css.header)}>
            <Heading slot="title" level={2} className={cx(css.title)}>
              {title}
            </Heading>
            {!mustAnswer && <IconButton label={t('kit.close')} icon={<X />} onPress={onClose} isSmall />}
          </header>
          <div className={cx(css.body)}>{children}</div>
          {actions !== undefined && <footer className={cx(css.actions)}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
