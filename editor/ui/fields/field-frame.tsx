import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './field.module.css';

/** Props of all fields. */
export interface FieldProps {
  readonly label: string;
  /** Hides the label where the context names the field: table cells, the search of a list. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help text. */
  readonly help?: ReactNode | undefined;
  /** Error message. */
  readonly error?: string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly children: ReactNode;
  /** Current and maximum length: 'n / max'. Longer input is allowed and an error. */
  readonly count?: { readonly length: number; readonly max: number } | undefined;
}

/** Layout of a field: label above, help or error below. */
export function FieldFrame({ label, isLabelHidden = false, help, error, count, children }: FieldFrameProps) {
  const isOver = count !== undefined && count.length > count.max;
  return (
    <>
      <span className={cx(css.labelRow, isLabelHidden && 'visually-hidden')}>
        <Label className={cx(css.label)}>{label}</Label>
        {count !== undefined && (
          <span className={cx(css.counter, isOver && css.over)}>
            {t('kit.counter', { n: count.length, max: count.max })}
          </span>
        )}
      </span>
      {children}
      {help !== undefined && error === undefined && (
        <Text slot="description" className={cx(css.help)}>
          {help}
        </Text>
      )}
      <FieldError className={cx(css.error)}>{error}</FieldError>
    </>
  );
}

/** Character counter. */
export function countOf(length: number, max: number | undefined): FieldFrameProps['count'] {
  return max === undefined ? undefined : { length, max };
}
