import type { DocKey, Status } from '../../../../../compiler/model/index.ts';
import { setStatus } from '../../../../core/commands/set-status.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { flagAt } from '../../../../core/model/json-access.ts';
import { STATUSES, statusOf } from '../../../../core/model/status.ts';
import { useLiveUrlId } from '../../../../core/server/use-live-url-id.ts';
import { useRunLoaded } from '../../../../core/server/use-run-loaded.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { makeHome } from '../../navigation/page-commands.ts';
import { t } from '../../strings/pages-strings.ts';
import css from '../fields/fields.module.css';
import { PublishTime } from './publish-time.tsx';

/** Status, publish date and home page setting. */
export function VisibilityFields({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const run = useRun();
  // The former home page changes, too.
  const runLoaded = useRunLoaded();
  const live = useLiveUrlId(doc);
  const mayWrite = useMay()('pages.write');
  const status = statusOf(body);
  return (
    <>
      <Select<Status>
        label={t('field.visibility')}
        value={status}
        isDisabled={!mayWrite}
        options={STATUSES.map((id) => ({ id, label: id }))}
        onChange={(next) => run(setStatus([doc], next, t('step.editPage')))}
      />
      {status === 'Scheduled' && <PublishTime doc={doc} />}
      {flagAt(body, 'isHome') ? (
        <p className={css.quiet}>{t('field.isHome')}</p>
      ) : (
        mayWrite && (
          <Button isSmall onPress={() => void runLoaded(makeHome(doc, live))}>
            {t('field.makeHome')}
          </Button>
        )
      )}
    </>
  );
}
