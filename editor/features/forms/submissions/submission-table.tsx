import { Inbox, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { StoredSubmission } from '../../../../formatters/vocabulary/api/forms.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { type FormInput, submissionText } from '../../../core/model/form.ts';
import { QueryContent } from '../../../core/server/query-content.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useSeenSubmissions } from '../../../core/server/use-new-submissions.ts';
import { type ServerPageState, useServerPage } from '../../../core/server/use-server-page.ts';
import { useSearch, useTableView } from '../../../core/shell/use-search.ts';
import { useSiteTime } from '../../../core/time/use-site-time.ts';
import { CellButton } from '../../../ui/buttons/cell-button.tsx';
import { ToggleGroup } from '../../../ui/buttons/toggle-group.tsx';
import { EmptyState } from '../../../ui/feedback/message.tsx';
import type { DataColumn } from '../../../ui/table/data-column.ts';
import { ServerTable } from '../../../ui/table/server-table.tsx';
import type { TableView } from '../../../ui/table/table-view.ts';
import { t } from '../strings.ts';
import { SubmissionSheet } from './submission-sheet.tsx';

/** Fields shown as table columns. The rest is shown in the sheet. */
const COLUMN_FIELD_COUNT = 3;

export interface SubmissionTableProps {
  readonly formId: string;
  readonly fields: readonly FormInput[];
}

type SubmissionFilter = 'submissions' | 'spam';

/** The submissions of a form, newest first, with spam in a separate list. */
export function SubmissionTable({ formId, fields }: SubmissionTableProps) {
  const { now } = useEditor();
  const [{ show }] = useSearch();
  const [view, setView] = useTableView();
  const [openId, setOpened] = useState<string>();
  const filter: SubmissionFilter = show === 'spam' ? 'spam' : 'submissions';
  const page = useSubmissions(formId, filter, view);
  const entries = page.data?.entries;
  useSeenSubmissions(
    formId,
    filter === 'submissions' && !page.isPending && isNewestFirst(view) ? entries?.[0]?.createdOn : undefined,
  );
  const { timeLabel } = useSiteTime();
  const timeOf = useCallback((time: number) => timeLabel(time, now()), [timeLabel, now]);
  const columns = useMemo(() => columnsOf(fields, { open: setOpened, timeOf }), [fields, timeOf]);
  const nameOf = useCallback(({ createdOn }: StoredSubmission) => timeOf(createdOn), [timeOf]);
  const open = entries?.find(({ id }) => id === openId);
  return (
    <QueryContent from={page} failed={t('error.results')}>
      {({ entries: rows, total }) => (
        <>
          <ServerTable
            label={t(filter === 'spam' ? 'forms.spam' : 'forms.view.submissions')}
            searchLabel={t('forms.search')}
            rows={rows}
            total={total}
            isPending={page.isPending}
            columns={columns}
            idOf={idOfSubmission}
            nameOf={nameOf}
            view={view}
            onView={setView}
            tools={<SubmissionTabs filter={filter} />}
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

function idOfSubmission({ id }: StoredSubmission): string {
  return id;
}

/** Whether the first row is the newest submission of all. */
function isNewestFirst({ page, search, sort }: TableView): boolean {
  return page === 0 && search.trim() === '' && (sort === undefined || sort.isDescending);
}

function useSubmissions(
  formId: string,
  filter: SubmissionFilter,
  view: TableView,
): ServerPageState<StoredSubmission> {
  const { api } = useEditor();
  const key = [...SERVER.submissions, formId, filter];
  return useServerPage<StoredSubmission>(key, view, async ({ sort: _, ...request }) => {
    const { submissions, total } = await api.submissions(formId, { ...request, isSpam: filter === 'spam' });
    return { entries: submissions, total };
  });
}

function SubmissionTabs({ filter }: { readonly filter: SubmissionFilter }) {
  const [, change] = useSearch();
  return (
    <ToggleGroup<SubmissionFilter>
      label={t('forms.submissionTabs')}
      value={filter}
      onChange={(next) => change({ show: next === 'spam' ? next : undefined, page: undefined })}
      options={[
        { id: 'submissions', label: t('forms.inbox') },
        { id: 'spam', label: t('forms.spam') },
      ]}
    />
  );
}

interface ColumnOptions {
  readonly open: (id: string) => void;
  readonly timeOf: (time: number) => string;
}

function columnsOf(
  fields: readonly FormInput[],
  { open, timeOf }: ColumnOptions,
): readonly DataColumn<StoredSubmission>[] {
  return [
    {
      id: 'date',
      header: t('forms.column.date'),
      value: ({ createdOn }) => createdOn,
      render: ({ id, createdOn }) => <CellButton onPress={() => open(id)}>{timeOf(createdOn)}</CellButton>,
      width: '150px',
    },
    ...fields.slice(0, COLUMN_FIELD_COUNT).map(
      (field, index): DataColumn<StoredSubmission> => ({
        id: `field-${field.id}`,
        header: field.title,
        value: ({ answers }) => submissionText(answers[field.id], field.type),
        isUnsortable: true,
        ...(index > 0 && { hideBelow: 'phone' as const }),
      }),
    ),
    {
      id: 'page',
      header: t('forms.column.page'),
      value: ({ pageTitle, pagePath }) => pageTitle || pagePath,
      isUnsortable: true,
      hideBelow: 'tablet',
    },
  ];
}
