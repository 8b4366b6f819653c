import { setValue } from '../../../../core/commands/set-value.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { numberAt } from '../../../../core/model/json-access.ts';
import { SiteTimeField } from '../../../../core/time/site-time-field.tsx';
import { t } from '../../strings/pages-strings.ts';
import type { FieldTarget } from '../fields/fields.tsx';

/** A point in time, in the time zone of the site. */
export function TimeOfField({ doc, at, label }: FieldTarget) {
  const run = useRun();
  const step = t('step.editBlock', { field: label });
  return (
    <SiteTimeField
      label={label}
      value={numberAt(useBody(doc), ...at)}
      onChange={(time) => {
        if (time !== undefined) run(setValue({ doc, at, value: time, label: step, isGesture: true }));
      }}
    />
  );
}
