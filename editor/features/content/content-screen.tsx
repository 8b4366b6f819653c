import { useParams } from '@tanstack/react-router';
import { Newspaper, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { Thumb } from '../../core/assets/thumbnail.tsx';
import { CollectionViewSwitch } from '../../core/content/collection-view-switch.tsx';
import { ContentSections } from '../../core/content/content-sections.tsx';
import { useCollectionView } from '../../core/content/use-collection-view.ts';
import { useBodies, useDocuments } from '../../core/hooks/use-documents.ts';
import { useLoaded } from '../../core/hooks/use-loaded.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { StatusCell } from '../../core/item-editor/status-cell.tsx';
import { collectionsOf, type FoundDocument } from '../../core/model/documents.ts';
import { hasEvents, timeOfEntry } from '../../core/model/events.ts';
import { numberAt, textAt } from '../../core/model/json-access.ts';
import { statusOf } from '../../core/model/status.ts';
import { StaleNotice } from '../../core/server/query-content.tsx';
import { useUnseen } from '../../core/server/use-unpublished.ts';
import { MissingContent } from '../../core/shell/missing-content.tsx';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PhoneNote } from '../../ui/table/phone-note.tsx';
import { AddEntryDialog } from './add-entry-dialog.tsx';
import { areaOfEntries } from './area-of-entries.ts';
import css from './content.module.css';
import { CONTENT_KINDS, type ContentKind } from './content-kind.ts';
import { EntryCards } from './entry-cards.tsx';
import { NewBlogDialog } from './new-blog-dialog.tsx';
import { t } from './strings.ts';

/** The posts of one blog or the events of one events page, with links to the others. */
export function ContentScreen() {
  const { collectionId } = useParams({ strict: false });
  const may = useMay();
  const bodies = useBodies();
  const [search, change] = useSearch();
  const collections = useMemo(() => collectionsOf(bodies, 'content'), [bodies]);
  const current =
    collectionId === undefined ? collections[0] : collections.find(({ id }) => id === collectionId);
  if (!may('content.read') && !may('events.read')) {
    return (
      <Screen title={t('content.title')}>
        <NoPermission />
      </Screen>
    );
  }
  const mayAdd = may('content.write');
  const addBlog = mayAdd ? (kind: ContentKind) => change({ add: kind }) : undefined;
  const addedKind = CONTENT_KINDS.find((kind) => kind === search.add);
  return (
    <>
      {current !== undefined ? (
        <Blog current={current} onAddBlog={addBlog} />
      ) : collections.length === 0 ? (
        <NoBlog onAdd={addBlog} />
      ) : (
        <Screen title={t('content.title')}>
          <MissingContent list={t('content.title')} href="/config/content" />
        </Screen>
      )}
      {addedKind !== undefined && mayAdd && (
        <NewBlogDialog
          kind={addedKind}
          isFirst={collections.length === 0}
          onClose={() => change({ add: undefined })}
        />
      )}
    </>
  );
}

interface NoBlogProps {
  /** Undefined without the permission to create one. */
  readonly onAdd: ((kind: ContentKind) => void) | undefined;
}

function NoBlog({ onAdd }: NoBlogProps) {
  const mayAddEvents = useMay()('events.write');
  return (
    <Screen title={t('content.title')} sections={<ContentSections />}>
      <EmptyState
        isCard
        icon={<Newspaper />}
        title={t('content.none')}
        action={
          onAdd !== undefined && (
            <div className={css.choices}>
              <Button variant="primary" onPress={() => onAdd('blog')}>
                {t('content.addBlog')}
              </Button>
              {mayAddEvents && <Button onPress={() => onAdd('events')}>{t('content.addEvents')}</Button>}
            </div>
          )
        }
      >
        {t('content.noneText')}
      </EmptyState>
    </Screen>
  );
}

interface BlogProps {
  readonly current: FoundDocument;
  /** Undefined without the permission to create one. */
  readonly onAddBlog: ((kind: ContentKind) => void) | undefined;
}

function Blog({ current, onAddBlog }: BlogProps) {
  const [search, change] = useSearch();
  const ofEvents = hasEvents(current.body);
  const may = useMay();
  const mayAdd = may(`${areaOfEntries(current.body)}.write`);
  const mayAddEvents = may('events.write');
  const addButton = mayAdd && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => change({ add: '1' })}>
      {t(ofEvents ? 'content.addEvent' : 'content.add')}
    </Button>
  );
  return (
    <Screen
      title={textAt(current.body, 'title')}
      sections={<ContentSections blog={current} />}
      actions={
        <>
          {onAddBlog !== undefined && (
            <Button onPress={() => onAddBlog(ofEvents && mayAddEvents ? 'events' : 'blog')}>
              {t(mayAddEvents ? 'content.addCollection' : 'content.addBlog')}
            </Button>
          )}
          {addButton}
        </>
      }
      isFilling
    >
      <EntryTable key={current.id} collection={current} addButton={addButton} />
      {search.add === '1' && mayAdd && (
        <AddEntryDialog collection={current} onClose={() => change({ add: undefined })} />
      )}
    </Screen>
  );
}

interface EntryTableProps {
  readonly collection: FoundDocument;
  readonly addButton: ReactNode;
}

function EntryTable({ collection, addButton }: EntryTableProps) {
  const collectionId = collection.id;
  const ofEvents = hasEvents(collection.body);
  const items = useDocuments('item');
  const unpublished = useUnseen();
  const [view, setView] = useTableView();
  const rows = useMemo(
    () =>
      items
        .filter(({ body }) => textAt(body, 'collectionId') === collectionId)
        .sort((a, b) => (timeOfEntry(b.body) ?? 0) - (timeOfEntry(a.body) ?? 0)),
    [items, collectionId],
  );
  const { dateLabel } = useSiteTime();
  const columns = useMemo(
    () => columnsOf(collectionId, { unpublished, dateLabel }),
    [collectionId, unpublished, dateLabel],
  );
  const [shownAs, showAs] = useCollectionView('content');
  const { onShow, loading } = useShownEntries(shownAs === 'product');
  return (
    <>
      <StaleNotice
        from={{ data: undefined, error: loading.error, refetch: loading.retry }}
        failed={t('error.collections')}
      />
      <DataTable<FoundDocument>
        label={t('content.title')}
        searchLabel={t(ofEvents ? 'content.searchEvents' : 'content.search')}
        rows={rows}
        columns={columns}
        idOf={idOfEntry}
        nameOf={titleOfEntry}
        view={view}
        onView={setView}
        onShow={onShow}
        tools={<CollectionViewSwitch view={shownAs} onChange={showAs} />}
        {...(shownAs !== 'list' && {
          renderPage: (page: readonly FoundDocument[], empty: ReactNode) => (
            <EntryCards entries={page} view={shownAs} unpublished={unpublished} empty={empty} />
          ),
        })}
        empty={
          <EmptyState
            icon={<Newspaper />}
            title={t(ofEvents ? 'content.noEvents' : 'content.empty')}
            action={addButton}
          >
            {t(ofEvents ? 'content.noEventsText' : 'content.emptyText')}
          </EmptyState>
        }
      />
    </>
  );
}

const NO_KEYS: readonly DocKey[] = [];

/** Follows the page that is shown. Its posts are loaded if more than their summaries is needed. */
function useShownEntries(isNeeded: boolean) {
  const [keys, setKeys] = useState(NO_KEYS);
  const loading = useLoaded(isNeeded ? keys : NO_KEYS);
  const onShow = useCallback((page: readonly FoundDocument[]) => {
    const next = page.map(({ key }) => key);
    setKeys((known) => (known.join(' ') === next.join(' ') ? known : next));
  }, []);
  return { onShow, loading };
}

function idOfEntry({ id }: FoundDocument): string {
  return id;
}

function titleOfEntry({ body }: FoundDocument): string {
  return textAt(body, 'title');
}

interface ColumnOptions {
  readonly unpublished: ReadonlySet<string>;
  readonly dateLabel: (time: number) => string;
}

function columnsOf(
  collectionId: string,
  { unpublished, dateLabel }: ColumnOptions,
): readonly DataColumn<FoundDocument>[] {
  const dateOf = (body: unknown) => {
    const time = timeOfEntry(body);
    return time === undefined ? '' : dateLabel(time);
  };
  return [
    {
      id: 'title',
      header: t('content.column.title'),
      value: ({ body }) => textAt(body, 'title'),
      render: ({ id, body }) => (
        <span className={css.entry}>
          <Thumb assetId={textAt(body, 'mainImageId') || undefined} size="small" />
          <span>
            <Link href={`/config/content/${encodeURIComponent(collectionId)}/${encodeURIComponent(id)}`}>
              {textAt(body, 'title')}
            </Link>
            <PhoneNote>{dateOf(body)}</PhoneNote>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('content.column.status'),
      value: ({ body }) => statusOf(body),
      render: ({ key, body }) => (
        <StatusCell
          status={statusOf(body)}
          publishOn={numberAt(body, 'publishOn')}
          isUnseen={unpublished.has(key)}
        />
      ),
      width: '140px',
    },
    {
      id: 'date',
      header: t('content.column.date'),
      value: ({ body }) => timeOfEntry(body) ?? 0,
      render: ({ body }) => dateOf(body),
      hideBelow: 'phone',
      width: '130px',
    },
  ];
}
