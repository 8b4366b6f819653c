import { useRef, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from '../strings/core-strings.ts';
import { useSiteTime } from './use-site-time.ts';
import { wallClock, zonedTime } from './zoned-time.ts';

export interface SiteTimeFieldProps {
  readonly label: string;
  /** Epoch milliseconds. */
  readonly value: number | undefined;
  readonly isReadOnly?: boolean;
  /** Returns an error message for a time that must not be stored. */
  readonly validate?: ((time: number) => string | undefined) | undefined;
  /** Shown unless the text has an error of its own. */
  readonly error?: string | undefined;
  readonly onChange: (time: number | undefined) => void;
}

/**
 * A date and time in the time zone of the site, which it names. A time that the clocks skip is an error; of one that
 * they show twice, the earlier one is used.
 */
export function SiteTimeField({
  label,
  value,
  isReadOnly = false,
  validate,
  error,
  onChange,
}: SiteTimeFieldProps) {
  const { zone } = useSiteTime();
  const input = useRef<HTMLInputElement>(null);
  const { text, edit, reset } = useTimeDraft({ value, zone, validate, onChange });
  const read = zonedTime(text, zone);
  const isEarlier = read.kind === 'time' && read.isTwice && read.time === value;
  return (
    <TextField
      label={label}
      type="datetime-local"
      inputRef={input}
      isReadOnly={isReadOnly}
      value={text}
      // While a part is missing, browsers report an empty text.
      onChange={(typed) => edit(typed, input.current?.validity.badInput === true)}
      onBlur={reset}
      error={errorOf(read, zone, validate) ?? error}
      help={
        <>
          {t('time.zone', { zone })}
          <span role="status">{isEarlier && ` · ${t('time.twice')}`}</span>
        </>
      }
    />
  );
}

function errorOf(
  read: ReturnType<typeof zonedTime>,
  zone: string,
  validate: SiteTimeFieldProps['validate'],
): string | undefined {
  if (read.kind === 'skipped') return t('time.skipped', { zone });
  return read.kind === 'time' ? validate?.(read.time) : undefined;
}

interface TimeDraftOptions extends Pick<SiteTimeFieldProps, 'value' | 'validate' | 'onChange'> {
  readonly zone: string;
}

/** The text of the field. Input that is no time stays in the field and is not committed. */
function useTimeDraft({ value, zone, validate, onChange }: TimeDraftOptions) {
  const stored = value === undefined ? '' : wallClock(value, zone);
  const [draft, setDraft] = useState<{ readonly text: string; readonly base: string }>();
  // Undo or another user has replaced the value since.
  const text = draft?.base === stored ? draft.text : stored;
  const edit = (typed: string, isIncomplete: boolean) => {
    const read = zonedTime(typed, zone);
    if (isIncomplete || errorOf(read, zone, validate) !== undefined)
      return setDraft({ text: typed, base: stored });
    setDraft(undefined);
    onChange(read.kind === 'time' ? read.time : undefined);
  };
  const reset = () => {
    if (text === '') setDraft(undefined);
  };
  return { text, edit, reset };
}
