import type { ReactNode, Ref } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Group,
  Input,
} from 'react-aria-components';
import { cx } from '../class-names.ts';
import css from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'maxLength'> {
  readonly placeholder?: string;
  /** Figures of one width: SKU, addresses, codes. */
  readonly isMono?: boolean;
  /** Shown with a counter; longer texts are an error and are not cut. */
  readonly limit?: number;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  limit,
  placeholder,
  isMono = false,
  prefix,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) {
  const length = rest.value?.length ?? 0;
  const isInvalid = error !== undefined || (limit !== undefined && length > limit);
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} className={cx(css.field)}>
      <FieldFrame
        label={label}
        error={error}
        {...(isLabelHidden !== undefined && { isLabelHidden })}
        {...(help !== undefined && { help })}
        {...(limit !== undefined && { count: { length, max: limit } })}
      >
        <Group className={cx(css.control)}>
          {prefix !== undefined && <span className={cx(css.affix)}>{prefix}</span>}
          <Input
            className={cx(css.input, isMono && css.mono)}
            {...(placeholder !== undefined && { placeholder })}
            {...(inputRef !== undefined && { ref: inputRef })}
          />
          {suffix !== undefined && <span className={cx(css.affix)}>{suffix}</span>}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
