import { useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { numberAt } from '../../../../core/model/json-access.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { t } from '../../strings/pages-strings.ts';

/** Publish date of a scheduled page, in the time zone of the device. */
export function PublishTime({ doc }: { readonly doc: DocKey }) {
  const stored = numberAt(useBody(doc), 'publishOn');
  const run = useRun();
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={t('field.publishTime')}
      type="datetime-local"
      value={typed ?? (stored === undefined ? '' : localText(stored))}
      onChange={(text) => {
        setTyped(text);
        const time = new Date(text).getTime();
        if (Number.isFinite(time))
          run(setValue({ doc, at: ['publishOn'], value: time, label: t('step.editPage'), isGesture: true }));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** `2026-11-24T09:00`, the format of `<input type="datetime-local">`. */
function localText(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
