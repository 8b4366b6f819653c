import type { ReactElement } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';

export interface FileTriggerProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Media types and file extensions. */
  readonly accept?: readonly string[];
  readonly isMultiple?: boolean;
  /** The button. */
  readonly children: ReactElement;
}

export function FileTrigger({ onFiles, accept, isMultiple = true, children }: FileTriggerProps) {
  return (
    <AriaFileTrigger
      allowsMultiple={isMultiple}
      onSelect={(list) => {
        if (list !== null && list.length > 0) onFiles([...list]);
      }}
      {...(accept !== undefined && { acceptedFileTypes: accept })}
    >
      {children}
    </AriaFileTrigger>
  );
}
