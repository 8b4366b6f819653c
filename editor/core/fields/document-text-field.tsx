import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type TextFieldOf, useTextField } from './use-field.ts';

export interface DocumentTextFieldProps extends TextFieldOf {
  /** The name of the field. */
  readonly name: string;
  readonly help?: string;
  readonly limit?: number;
  /** Lines that it has at first; one line without. */
  readonly rows?: number;
  readonly isMono?: boolean;
  readonly prefix?: string;
  readonly isReadOnly?: boolean;
}

/** A text of a document in a field. */
export function DocumentTextField(props: DocumentTextFieldProps) {
  const { name, help, limit, rows, isMono, prefix, isReadOnly = false, ...field } = props;
  const { text, error, onChange } = useTextField(field);
  const shared = { label: name, value: text, onChange, error, help, limit, isMono, isReadOnly };
  if (rows !== undefined) return <TextArea {...shared} rows={rows} />;
  return <TextField {...shared} prefix={prefix} />;
}
