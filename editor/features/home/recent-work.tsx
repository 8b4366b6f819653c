import { useMemo } from 'react';
import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import { Thumb } from '../../core/assets/thumbnail.tsx';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { StatusBadge } from '../../core/item-editor/status-badge.tsx';
import { listedDocument } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { t } from './strings.ts';

const MAX_DOCUMENTS = 6;
const RECENT_TYPES = ['page', 'item', 'form', 'collection'];

/** The most recently changed documents. */
export function RecentWork() {
  const { site, store, now } = useEditor();
  const { timeLabel } = useSiteTime();
  const bodies = useBodies();
  const recent = useMemo(() => {
    // The times of the server are those of when the dashboard was opened.
    const times = new Map(site.docs.map(({ key, updatedAt }) => [key as DocKey, updatedAt]));
    for (const [key, time] of store.changeTimes) times.set(key, time);
    return [...times]
      .map(([key, updatedAt]) => ({ key, updatedAt }))
      .filter(({ key }) => RECENT_TYPES.includes(documentTypeOf(key)) && bodies.has(key))
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, MAX_DOCUMENTS);
  }, [site, store, bodies]);
  if (recent.length === 0) return null;
  return (
    <Card title={t('home.recent')} isFlush>
      <ItemList
        items={recent.map(({ key, updatedAt }) => {
          const body = bodies.get(key);
          const listed = listedDocument(key, body);
          return {
            ...listed,
            note: `${listed.note} · ${timeLabel(updatedAt, now())}`,
            leading: <Thumb assetId={textAt(body, 'mainImageId') || undefined} size="small" />,
            trailing: <StatusBadge body={body} />,
          };
        })}
      />
    </Card>
  );
}
