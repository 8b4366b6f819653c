import { TextField } from './text-field.tsx';

export interface DateTimeFieldProps {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly value: number | undefined;
  readonly isReadOnly?: boolean;
  readonly onChange: (time: number | undefined) => void;
}

/** A date and time in the user's time zone, as a native input. */
export function DateTimeField({ label, value, isReadOnly = false, onChange }: DateTimeFieldProps) {
  return (
    <TextField
      label={label}
      type="datetime-local"
      isReadOnly={isReadOnly}
      value={value === undefined ? '' : localText(value)}
      onChange={(text) => {
        const time = new Date(text).getTime();
        onChange(Number.isFinite(time) ? time : undefined);
      }}
    />
  );
}

/** "2026-11-24T09:00". */
function localText(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
