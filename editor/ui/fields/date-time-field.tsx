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
      value={value === undefined ? '' : toLocalInput(value)}
      onChange={(text) => {
        const time = new Date(text).getTime();
        onChange(Number.isFinite(time) ? time : undefined);
      }}
    />
  );
}

/** "2026-11-24T09:00". */
function toLocalInput(time: number): string {
  const date = new Date(time);
  const pad = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
