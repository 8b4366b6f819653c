import type { FormEvent, ReactNode, SyntheticEvent } from 'react';
import { cx } from '../dom/class-names.ts';
import type { TextFieldProps } from '../fields/text-field.tsx';
import css from './cell-form.module.css';

/** Handles the keys of a field in the form; no other key reaches the table. */
type CellKeys = NonNullable<TextFieldProps['onKeyDown']>;

export interface CellFormProps {
  readonly onSubmit: () => void;
  /** Called on Escape. */
  readonly onCancel: () => void;
  /** The fields, which get the handler as `onKeyDown`, and buttons. */
  readonly children: (onKeyDown: CellKeys) => ReactNode;
}

/** A form in a cell of a table. Clicks do not select the row, and keys in its fields are not commands of the table. */
export function CellForm({ onSubmit, onCancel, children }: CellFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={cx(css.form)} data-undo="own" onSubmit={submit} onPointerDown={stop} onMouseDown={stop}>
      {children((event) => {
        if (event.key === 'Escape') onCancel();
      })}
    </form>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
