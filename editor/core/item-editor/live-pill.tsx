import type { DocKey } from '../../../compiler/model/index.ts';
import { useOpState } from '../hooks/use-documents.ts';
import { useLiveState } from '../server/use-live-state.ts';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { statusOf, toneOf } from '../model/status.ts';
import { tProduct } from '../../strings/product.ts';

/** What visitors have of a product or an entry: its status alone does not say so before it is published. */
export function LivePill({ doc }: { readonly doc: DocKey }) {
  const status = statusOf(useOpState(({ confirmed, head }) => confirmed.get(doc) ?? head.get(doc)));
  const live = useLiveState(doc);
  return (
    <>
      {status !== 'Published' && <StatusPill tone={toneOf(status)}>{status}</StatusPill>}
      {live?.url === undefined && live !== undefined && status === 'Published' && (
        <StatusPill tone="plan">{tProduct('product.liveNext')}</StatusPill>
      )}
      {live?.url !== undefined &&
        (live.isChanged ? (
          <StatusPill tone="warn">{tProduct('product.liveOld')}</StatusPill>
        ) : (
          <StatusPill tone="ok">{tProduct('product.live')}</StatusPill>
        ))}
    </>
  );
}
