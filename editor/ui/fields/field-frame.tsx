import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './field.module.css';

/** What all fields have in common. */
export interface FieldProps {
  readonly label: string;
  /** For fields whose place says what they are: cells of a table, the search of a list. */
  readonly isLabelHidden?: boolean | undefined;
  /** What to know before filling it in. */
  readonly help?: ReactNode | undefined;
  /** What is wrong with it now. */
  readonly error?: string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly children: ReactNode;
  /** Characters so far, and the most that there may be: 'n / max'. More can be typed, and is an error. */
  readonly count?: { readonly length: number; readonly max: number } | undefined;
}

/** Label above, help or error below: the inside of a field of the kit. */
export function FieldFrame({ label, isLabelHidden = false, help, error, count, children }: FieldFrameProps) {
  const isOver = count !== undefined && count.length > count.max;
  return (
    <>
      <span className={cx(css.labelRow, isLabelHidden && css.isHidden)}>
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

/** The counter of a text that may only be so long. */
export function countOf(length: number, max: number | undefined): FieldFrameProps['count'] {
  return max === undefined ? undefined : { length, max };
}
