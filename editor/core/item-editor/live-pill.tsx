import type { DocKey } from '../../../compiler/model/index.ts';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { numberAt } from '../model/json-access.ts';
import { statusOf, toneOf } from '../model/status.ts';
import { useLiveState } from '../server/use-live-state.ts';
import { t } from '../strings/core-strings.ts';
import { useShownStatus } from './use-shown-status.ts';

/** Shows what visitors see of a product or post. The status alone does not tell before it is published. */
export function LivePill({ doc }: { readonly doc: DocKey }) {
  const body = useOpState(({ confirmed, head }) => confirmed.get(doc) ?? head.get(doc));
  const status = useShownStatus({ status: statusOf(body), publishOn: numberAt(body, 'publishOn') });
  const live = useLiveState(doc);
  return (
    <>
      {status !== 'Published' && <StatusPill tone={toneOf(status)}>{status}</StatusPill>}
      {live?.url === undefined && live !== undefined && status === 'Published' && (
        <StatusPill tone="plan">{t('product.liveNext')}</StatusPill>
      )}
      {live?.url !== undefined &&
        (live.isChanged ? (
          <StatusPill tone="warn">{t('product.unpublishedChanges')}</StatusPill>
        ) : (
          <StatusPill tone="ok">{t('product.live')}</StatusPill>
        ))}
    </>
  );
}
