import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../dom/class-names.ts';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import css from './side-panel.module.css';

export interface SidePanelProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel next to the canvas, which shows each change at once. Takes the focus, and returns it when it closes. */
export function SidePanel({ title, close, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={cx(css.panel)} aria-label={title} data-undo="document">
      <header className={cx(css.head)}>
        <h2 className={cx(css.title)} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={close} icon={<X />} isSmall onPress={onClose} />
      </header>
      {children}
    </section>
  );
}
