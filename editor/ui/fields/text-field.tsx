import type { ReactNode, Ref } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Group,
  Input,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './field.module.css';
import { countOf, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'maxLength'> {
  readonly placeholder?: string | undefined;
  /** Monospace, for SKUs, URLs and codes. */
  readonly isMono?: boolean | undefined;
  /** Shows a counter; longer text is an error and is not truncated. */
  readonly limit?: number | undefined;
  readonly prefix?: ReactNode | undefined;
  readonly suffix?: ReactNode | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  limit,
  placeholder = '',
  isMono = false,
  prefix,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) {
  const length = rest.value?.length ?? 0;
  const isInvalid = error !== undefined || length > (limit ?? length);
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} className={cx(css.field)}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        help={help}
        error={error}
        count={countOf(length, limit)}
      >
        <Group className={cx(css.control)}>
          {prefix !== undefined && <span className={cx(css.affix)}>{prefix}</span>}
          <Input
            className={cx(css.input, isMono && css.mono)}
            placeholder={placeholder}
            ref={inputRef ?? null}
          />
          {suffix !== undefined && <span className={cx(css.affix)}>{suffix}</span>}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
