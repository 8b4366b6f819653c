import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type TextFieldOf, useTextField } from './use-field.ts';

export interface DocumentTextFieldProps extends TextFieldOf {
  /** Field label. */
  readonly name: string;
  readonly help?: string;
  /** What applies while it is empty; of single-line fields. */
  readonly placeholder?: string | undefined;
  readonly limit?: number;
  /** Initial number of lines; a single-line field without it. */
  readonly rows?: number;
  readonly isMono?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly inputMode?: 'decimal';
  readonly isReadOnly?: boolean;
}

/** A text field bound to a document. */
export function DocumentTextField(props: DocumentTextFieldProps) {
  const { name, help, limit, rows, isMono, isReadOnly = false } = props;
  const { placeholder, prefix, suffix, inputMode, ...field } = props;
  const { text, error, onChange, onBlur } = useTextField(field);
  const shared = { label: name, value: text, onChange, onBlur, error, help, limit, isMono, isReadOnly };
  if (rows !== undefined) return <TextArea {...shared} rows={rows} />;
  const line = { placeholder, prefix, suffix, ...(inputMode !== undefined && { inputMode }) };
  return <TextField {...shared} {...line} />;
}
