import { useMemo } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBodies } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { kindOf, screenOf, titleOf, typeOf } from '../../model/documents/documents.ts';
import { textAt } from '../../model/read.ts';
import { statusOf, toneOf } from '../../model/status.ts';
import { timeLabel } from '../../model/time-label.ts';
import { Thumb } from '../../parts/assets/thumb.tsx';
import { tHome } from '../../strings/screens/home.ts';

const SHOWN = 6;
const WORKED_ON = ['page', 'item', 'form', 'collection'];

/** The documents that were changed last. */
export function RecentWork() {
  const { site, now } = useEditor();
  const bodies = useBodies();
  const recent = useMemo(
    () =>
      [...site.docs]
        .map(({ key, updatedAt }) => ({ key: key as DocKey, updatedAt }))
        .filter(({ key }) => WORKED_ON.includes(typeOf(key)) && bodies.has(key))
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, SHOWN),
    [site, bodies],
  );
  if (recent.length === 0) return null;
  return (
    <Card title={tHome('home.recent')} isFlush>
      <ItemList
        items={recent.map(({ key, updatedAt }) => {
          const body = bodies.get(key);
          const href = screenOf(key, body);
          const status = statusOf(body);
          return {
            id: key,
            title: titleOf(key, body),
            note: `${kindOf(key, body)} · ${timeLabel(updatedAt, now())}`,
            leading: <Thumb assetId={textAt(body, 'mainImageId') || undefined} size="small" />,
            ...(href !== undefined && { href }),
            ...(status !== 'Published' && {
              trailing: <StatusPill tone={toneOf(status)}>{status}</StatusPill>,
            }),
          };
        })}
      />
    </Card>
  );
}
