import type { ReactNode } from 'react';
import { DropZone as AriaDropZone, isFileDropItem, Text } from 'react-aria-components';
import { cx } from '../class-names.ts';
import css from './drop-zone.module.css';

export interface DropZoneProps {
  /** What happens to files that are let go here. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dragged here or pasted. */
export function DropZone({ label, onFiles, children }: DropZoneProps) {
  return (
    <AriaDropZone
      className={cx(css.zone)}
      onDrop={async ({ items }) => {
        const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
        if (files.length > 0) onFiles(files);
      }}
    >
      {({ isDropTarget }) => (
        <>
          <Text slot="label" className={cx(isDropTarget ? css.target : css.hidden)}>
            {label}
          </Text>
          {children}
        </>
      )}
    </AriaDropZone>
  );
}
