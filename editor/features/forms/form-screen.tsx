import { useParams } from '@tanstack/react-router';
import { Inbox, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { StoredSubmission } from '../../../formatters/vocabulary/api/forms.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { type FormInput, fieldsOf, submissionText } from '../../core/model/form.ts';
import { timeLabel } from '../../core/model/time-label.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useSeenSubmissions } from '../../core/server/use-new-submissions.ts';
import { type PagedList, usePagedList } from '../../core/server/use-paged-list.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch, useTableView } from '../../core/shell/use-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CellButton } from '../../ui/buttons/cell-button.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { Breadcrumb } from '../../ui/collections/breadcrumb.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { DataColumn } from '../../ui/table/data-column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { t } from './strings.ts';
import { SubmissionSheet } from './submission-sheet.tsx';

/** Fields shown as table columns. The rest is shown in the sheet. */
const COLUMN_FIELD_COUNT = 3;

/** The submissions of a form, newest first, with spam in a separate list. */
export function FormScreen() {
  const { formId = '' } = useParams({ strict: false });
  const may = useMay();
  const doc = `form:${formId}` as const;
  const body = useBody(doc);
  return (
    <Screen
      title={body === undefined ? t('forms.title') : titleOf(doc, body)}
      breadcrumb={<Breadcrumb label={t('forms.back')} href="/config/forms" />}
      isFilling
    >
      {may('submissions.read') ? (
        <SubmissionTable formId={formId} fields={fieldsOf(body)} />
      ) : (
        <NoPermission />
      )}
    </Screen>
  );
}

interface SubmissionTableProps {
  readonly formId: string;
  readonly fields: readonly FormInput[];
}

type SubmissionFilter = 'submissions' | 'spam';

function SubmissionTable({ formId, fields }: SubmissionTableProps) {
  const { now } = useEditor();
  const [{ show }] = useSearch();
  const [view, setView] = useTableView();
  const [openId, setOpened] = useState<string>();
  const filter: SubmissionFilter = show === 'spam' ? 'spam' : 'submissions';
  const list = useSubmissions(formId, filter);
  useSeenSubmissions(formId, filter === 'submissions' ? list.entries?.[0]?.createdOn : undefined);
  const columns = useMemo(() => columnsOf(fields, { open: setOpened, now: now() }), [fields, now]);
  const open = list.entries?.find(({ id }) => id === openId);
  return (
    <QueryContent
      from={{ data: list.entries, error: list.error, refetch: list.refetch }}
      failed={t('error.results')}
    >
      {(rows) => (
        <>
          <DataTable
            label={t(filter === 'spam' ? 'forms.spam' : 'forms.submissions')}
            searchLabel={t('forms.search')}
            rows={rows}
            columns={columns}
            idOf={({ id }) => id}
            nameOf={({ createdOn }) => timeLabel(createdOn, now())}
            view={view}
            onView={setView}
            tools={<SubmissionTools filter={filter} list={list} />}
            empty={
              filter === 'spam' ? (
                <EmptyState icon={<ShieldCheck />} title={t('forms.noSpam')} />
              ) : (
                <EmptyState icon={<Inbox />} title={t('forms.noSubmissions')}>
                  {t('forms.noSubmissionsText')}
                </EmptyState>
              )
            }
          />
          {open !== undefined && (
            <SubmissionSheet submission={open} fields={fields} onClose={() => setOpened(undefined)} />
          )}
        </>
      )}
    </QueryContent>
  );
}

function useSubmissions(formId: string, filter: SubmissionFilter): PagedList<StoredSubmission> {
  const { api } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const query = { cursor, isSpam: filter === 'spam' };
      const { submissions, nextPageCursor } = await api.submissions(formId, query);
      return { entries: submissions, next: nextPageCursor };
    },
    [api, formId, filter],
  );
  return usePagedList<StoredSubmission>([...SERVER.submissions, formId, filter], load);
}

interface SubmissionToolsProps {
  readonly filter: SubmissionFilter;
  readonly list: PagedList<StoredSubmission>;
}

function SubmissionTools({ filter, list }: SubmissionToolsProps) {
  const [, change] = useSearch();
  return (
    <>
      <ToggleGroup<SubmissionFilter>
        label={t('forms.submissionTabs')}
        value={filter}
        onChange={(next) => change({ show: next === 'spam' ? next : undefined })}
        options={[
          { id: 'submissions', label: t('forms.submissions') },
          { id: 'spam', label: t('forms.spam') },
        ]}
      />
      {list.hasMore && (
        <Button isPending={list.isLoadingMore} onPress={list.loadMore}>
          {t('forms.more')}
        </Button>
      )}
    </>
  );
}

interface ColumnOptions {
  readonly open: (id: string) => void;
  readonly now: number;
}

function columnsOf(
  fields: readonly FormInput[],
  { open, now }: ColumnOptions,
): readonly DataColumn<StoredSubmission>[] {
  return [
    {
      id: 'date',
      header: t('forms.column.date'),
      value: ({ createdOn }) => createdOn,
      render: ({ id, createdOn }) => (
        <CellButton onPress={() => open(id)}>{timeLabel(createdOn, now)}</CellButton>
      ),
      width: '150px',
    },
    ...fields.slice(0, COLUMN_FIELD_COUNT).map(
      (field, index): DataColumn<StoredSubmission> => ({
        id: `field-${field.id}`,
        header: field.title,
        value: ({ answers }) => submissionText(answers[field.id], field.type),
        ...(index > 0 && { hideBelow: 'phone' as const }),
      }),
    ),
    {
      id: 'page',
      header: t('forms.column.page'),
      value: ({ pageTitle, pagePath }) => pageTitle || pagePath,
      hideBelow: 'tablet',
    },
  ];
}
