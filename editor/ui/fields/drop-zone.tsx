import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { isFileDropItem, useDrop } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './drop-zone.module.css';

export interface DropZoneProps {
  /** Label of the drop action. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts dropped or pasted files. Not focusable, because an upload button does the same. */
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
