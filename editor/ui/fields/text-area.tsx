import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './field.module.css';
import { countOf, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'maxLength'> {
  readonly placeholder?: string | undefined;
  /** Lines that are shown at least. Default 3. */
  readonly rows?: number;
  readonly isMono?: boolean | undefined;
  readonly limit?: number | undefined;
}

/** Vertical padding and borders, in pixels. */
const PADDING = 16;

/** A multiline text field that grows with its content. */
export function TextArea({
  label,
  isLabelHidden,
  help,
  error,
  limit,
  rows = 3,
  placeholder = '',
  isMono = false,
  ...rest
}: TextAreaProps) {
  const length = rest.value?.length ?? 0;
  const isInvalid = error !== undefined || length > (limit ?? length);
  return (
    <TextField {...rest} isInvalid={isInvalid} className={cx(css.field)}>
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        help={help}
        error={error}
        count={countOf(length, limit)}
      >
        <div className={cx(css.control)}>
          <AriaTextArea
            rows={rows}
            className={cx(css.input, css.area, isMono && css.mono)}
            placeholder={placeholder}
            // With the size of its content, a text area has no rows.
            style={{ minHeight: `calc(${rows}lh + ${PADDING}px)` }}
          />
        </div>
      </FieldFrame>
    </TextField>
  );
}
