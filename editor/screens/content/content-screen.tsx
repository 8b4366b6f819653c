import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useBodies, useDocuments } from '../../hooks/documents/use-documents.ts';
import { useSearch, useTableView } from '../../hooks/shell/use-search.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Link } from '../../kit/buttons/link.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { Sections } from '../../kit/layout/sections.tsx';
import type { DataColumn } from '../../kit/table/data-column.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { collectionsOf, type Found } from '../../model/documents/documents.ts';
import { numberAt, textAt } from '../../model/read.ts';
import { statusOf, toneOf } from '../../model/status.ts';
import { dateLabel } from '../../model/time-label.ts';
import { Thumb } from '../../parts/assets/thumb.tsx';
import { NoRole } from '../../parts/no-role.tsx';
import { t } from '../../strings.ts';
import { AddEntryDialog } from './add-entry-dialog.tsx';
import css from './content.module.css';

/** The entries of one collection; the others are a click away. */
export function ContentScreen() {
  const { collectionId } = useParams({ strict: false });
  const may = useMay();
  const bodies = useBodies();
  const [search, change] = useSearch();
  const collections = useMemo(() => collectionsOf(bodies, 'content'), [bodies]);
  const current = collections.find(({ id }) => id === collectionId) ?? collections[0];
  if (!may('content.read') && !may('events.read')) {
    return (
      <Screen title={t('content.title')}>
        <NoRole />
      </Screen>
    );
  }
  if (current === undefined) {
    return (
      <Screen title={t('content.title')}>
        <EmptyState title={t('content.none')} />
      </Screen>
    );
  }
  const addButton = may('content.write') && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => change({ add: '1' })}>
      {t('content.add')}
    </Button>
  );
  return (
    <Screen
      title={textAt(current.body, 'title')}
      sections={
        collections.length > 1 && (
          <Sections
            label={t('content.collections')}
            links={collections.map(({ id, body }) => ({
              href: `/config/content/${encodeURIComponent(id)}`,
              label: textAt(body, 'title'),
              isCurrent: id === current.id,
            }))}
          />
        )
      }
      actions={addButton}
      isFilling
    >
      <EntryTable key={current.id} collectionId={current.id} />
      {search.add !== undefined && may('content.write') && (
        <AddEntryDialog collectionId={current.id} onClose={() => change({ add: undefined })} />
      )}
    </Screen>
  );
}

function EntryTable({ collectionId }: { readonly collectionId: string }) {
  const items = useDocuments('item');
  const [view, setView] = useTableView();
  const rows = useMemo(
    () =>
      items
        .filter(({ body }) => textAt(body, 'collectionId') === collectionId)
        .sort((a, b) => (numberAt(b.body, 'publishOn') ?? 0) - (numberAt(a.body, 'publishOn') ?? 0)),
    [items, collectionId],
  );
  const columns = useMemo(() => columnsOf(collectionId), [collectionId]);
  return (
    <DataTable<Found>
      label={t('content.title')}
      searchLabel={t('content.search')}
      rows={rows}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ body }) => textAt(body, 'title')}
      view={view}
      onView={setView}
      empty={<EmptyState title={t('content.empty')}>{t('content.emptyText')}</EmptyState>}
    />
  );
}

function columnsOf(collectionId: string): readonly DataColumn<Found>[] {
  return [
    {
      id: 'title',
      header: t('content.column.title'),
      value: ({ body }) => textAt(body, 'title'),
      render: ({ id, body }) => (
        <span className={css.entry}>
          <Thumb assetId={textAt(body, 'mainImageId') || undefined} size="small" />
          <Link href={`/config/content/${encodeURIComponent(collectionId)}/${encodeURIComponent(id)}`}>
            {textAt(body, 'title')}
          </Link>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('content.column.status'),
      value: ({ body }) => statusOf(body),
      render: ({ body }) => <StatusPill tone={toneOf(statusOf(body))}>{statusOf(body)}</StatusPill>,
      width: '140px',
    },
    {
      id: 'date',
      header: t('content.column.date'),
      value: ({ body }) => numberAt(body, 'publishOn') ?? 0,
      render: ({ body }) => {
        const time = numberAt(body, 'publishOn');
        return time === undefined ? '' : dateLabel(time);
      },
      hideBelow: 'phone',
      width: '130px',
    },
  ];
}
