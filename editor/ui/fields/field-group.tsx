import type { ReactNode, Ref } from 'react';
import css from './field-group.module.css';

export interface FieldGroupProps {
  readonly label: string;
  /** Visually hides the label where the heading above says the same. */
  readonly isLabelHidden?: boolean;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly children: ReactNode;
}

/** Controls that share a label, one below the other. */
export function FieldGroup({ label, isLabelHidden = false, ref, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group} ref={ref}>
      <legend className={isLabelHidden ? 'visually-hidden' : css.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
