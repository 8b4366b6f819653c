import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { numberAt } from '../../../../core/model/json-access.ts';
import { SiteTimeField } from '../../../../core/time/site-time-field.tsx';
import { t } from '../../strings/pages-strings.ts';

/** Publish date of a scheduled page. */
export function PublishTime({ doc }: { readonly doc: DocKey }) {
  const run = useRun();
  return (
    <SiteTimeField
      label={t('field.publishTime')}
      value={numberAt(useBody(doc), 'publishOn')}
      onChange={(time) => {
        if (time === undefined) return;
        run(setValue({ doc, at: ['publishOn'], value: time, label: t('step.editPage'), isGesture: true }));
      }}
    />
  );
}
