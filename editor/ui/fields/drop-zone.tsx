import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { isFileDropItem, useDrop } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './drop-zone.module.css';

export interface DropZoneProps {
  /** What happens to files that are let go here. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/**
 * Takes files that are dragged here or pasted. For who can do neither there is a button elsewhere, so that it is nothing
 * to stop at.
 */
export function DropZone({ label, onFiles, children }: DropZoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    onDrop: async ({ items }) => {
      const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
      if (files.length > 0) onFiles(files);
    },
  });
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      {...dropProps}
      ref={ref}
      className={cx(css.zone)}
      data-drop-target={isDropTarget || undefined}
      tabIndex={-1}
      onPaste={onPaste}
    >
      {isDropTarget && <span className={cx(css.target)}>{label}</span>}
      {children}
    </div>
  );
}
