import { Inbox } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type {
  StoredSubscriber,
  SubscriberState,
} from '../../../../formatters/vocabulary/api/mailing-lists.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useDocuments } from '../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { QueryContent } from '../../../core/server/query-content.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServerPage } from '../../../core/server/use-server-page.ts';
import { useSearch, useTableView } from '../../../core/shell/use-search.ts';
import { useSiteTime } from '../../../core/time/use-site-time.ts';
import { CellButton } from '../../../ui/buttons/cell-button.tsx';
import { ToggleGroup } from '../../../ui/buttons/toggle-group.tsx';
import { EmptyState } from '../../../ui/feedback/message.tsx';
import type { DataColumn } from '../../../ui/table/data-column.ts';
import { ServerTable } from '../../../ui/table/server-table.tsx';
import { t } from '../strings.ts';
import { SubscriberSheet } from './subscriber-sheet.tsx';

/** The subscribers of a list, newest first, with unconfirmed addresses in a separate list. */
export function SubscriberTable({ listId }: { readonly listId: string }) {
  const { api } = useEditor();
  const [{ show }] = useSearch();
  const [view, setView] = useTableView();
  const [openId, setOpened] = useState<string>();
  const state: SubscriberState = show === 'unconfirmed' ? 'unconfirmed' : 'subscribed';
  const key = [...SERVER.subscribers, listId, state];
  const page = useServerPage<StoredSubscriber>(key, view, async ({ sort: _, ...request }) => {
    const { subscribers, total } = await api.subscribers(listId, { ...request, state });
    return { entries: subscribers, total };
  });
  const columns = useColumns(setOpened);
  const open = page.data?.entries.find(({ id }) => id === openId);
  return (
    <QueryContent from={page} failed={t('error.results')}>
      {({ entries, total }) => (
        <>
          <ServerTable
            label={t(`lists.${state}`)}
            searchLabel={t('lists.search')}
            rows={entries}
            total={total}
            isPending={page.isPending}
            columns={columns}
            idOf={idOf}
            nameOf={nameOf}
            view={view}
            onView={setView}
            tools={<StateTabs state={state} />}
            empty={
              <EmptyState icon={<Inbox />} title={t(`lists.no.${state}`)}>
                {t(`lists.no.${state}Text`)}
              </EmptyState>
            }
          />
          {open !== undefined && (
            <SubscriberSheet listId={listId} subscriber={open} onClose={() => setOpened(undefined)} />
          )}
        </>
      )}
    </QueryContent>
  );
}

function idOf({ id }: StoredSubscriber): string {
  return id;
}

function nameOf({ email }: StoredSubscriber): string {
  return email;
}

function useColumns(open: (id: string) => void): readonly DataColumn<StoredSubscriber>[] {
  const { now } = useEditor();
  const { timeLabel } = useSiteTime();
  const forms = useDocuments('form');
  const titleOfForm = useCallback(
    (formId: string) => {
      const form = forms.find(({ id }) => id === formId);
      return form === undefined ? formId : titleOf(form.key, form.body);
    },
    [forms],
  );
  return useMemo(
    () => [
      {
        id: 'email',
        header: t('lists.column.email'),
        value: ({ email }) => email,
        render: ({ id, email }) => <CellButton onPress={() => open(id)}>{email}</CellButton>,
        isUnsortable: true,
      },
      {
        id: 'date',
        header: t('lists.column.date'),
        value: ({ createdOn }) => createdOn,
        render: ({ createdOn }) => timeLabel(createdOn, now()),
        width: '150px',
      },
      {
        id: 'form',
        header: t('lists.column.form'),
        value: ({ formId }) => titleOfForm(formId),
        isUnsortable: true,
        hideBelow: 'tablet',
      },
    ],
    [open, now, timeLabel, titleOfForm],
  );
}

function StateTabs({ state }: { readonly state: SubscriberState }) {
  const [, change] = useSearch();
  return (
    <ToggleGroup<SubscriberState>
      label={t('lists.states')}
      value={state}
      onChange={(next) => change({ show: next === 'unconfirmed' ? next : undefined, page: undefined })}
      options={[
        { id: 'subscribed', label: t('lists.subscribed') },
        { id: 'unconfirmed', label: t('lists.unconfirmed') },
      ]}
    />
  );
}
