import { ListChecks } from 'lucide-react';
import { useCallback } from 'react';
import type { EditorAuditEntry } from '../../../formatters/vocabulary/api/editor/audit.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { usePagedList } from '../../core/server/use-paged-list.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { StoreSections } from '../../core/store/store-sections.tsx';
import { useRefunds } from '../../core/store/use-refunds.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList, type ListedItem } from '../../ui/layout/item-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import css from './activity.module.css';
import { actorOf, describeEvent } from './describe-event.ts';
import { orderOf } from './describe-order-event.ts';
import { t } from './strings.ts';

/** The audit log of the store, newest first. Events that need action are highlighted. */
export function ActivityScreen() {
  const may = useMay();
  return (
    <Screen title={t('activity.title')} sections={<StoreSections current="activity" />}>
      {may('commerce.read') ? <EventPages /> : <NoPermission />}
    </Screen>
  );
}

function EventPages() {
  const { api } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const { lines: events, nextPageCursor } = await api.audit(cursor);
      return { entries: events, next: nextPageCursor };
    },
    [api],
  );
  const parts = usePagedList<EditorAuditEntry>(SERVER.activity, load);
  return (
    <QueryContent
      from={{ data: parts.entries, error: parts.error, refetch: parts.refetch }}
      failed={t('error.results')}
    >
      {(events) =>
        events.length === 0 ? (
          <EmptyState isCard icon={<ListChecks />} title={t('activity.empty')}>
            {t('activity.emptyText')}
          </EmptyState>
        ) : (
          <>
            <EventList events={events} />
            {parts.hasMore && (
              <div className={css.more}>
                <Button isPending={parts.isLoadingMore} onPress={parts.loadMore}>
                  {t('activity.more')}
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryContent>
  );
}

/** Events grouped by day. */
function EventList({ events }: { readonly events: readonly EditorAuditEntry[] }) {
  const { now } = useEditor();
  const { dateLabel, timeLabel } = useSiteTime();
  const bodies = useBodies();
  const due = new Set(useRefunds().map(({ number }) => String(number)));
  const itemOf = (event: EditorAuditEntry): ListedItem => ({
    id: String(event.id),
    title: describeEvent(event, bodies),
    note: `${actorOf(event)} · ${timeLabel(event.at, now())}`,
    trailing: event.kind === 'incident' && due.has(orderOf(event.detail)) && (
      <StatusPill tone="bad">{t('orders.refundDue')}</StatusPill>
    ),
  });
  const today = dateLabel(now());
  const days = [...new Set(events.map(({ at }) => dateLabel(at)))];
  return days.map((day) => (
    <Card key={day} title={day === today ? t('activity.today') : day} isFlush>
      <ItemList items={events.filter(({ at }) => dateLabel(at) === day).map(itemOf)} />
    </Card>
  ));
}
