import { useParams } from '@tanstack/react-router';
import { Inbox, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { StoredSubmission } from '../../../formatters/vocabulary/api/forms.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { type AnswerField, answerText, fieldsOf } from '../../core/model/form.ts';
import { timeLabel } from '../../core/model/time-label.ts';
import { Fetched } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useSeenSubmissions } from '../../core/server/use-new-submissions.ts';
import { type Parts, useParts } from '../../core/server/use-paged-list.ts';
import { NoRole } from '../../core/shell/no-permission.tsx';
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

/** Answers beside the date; the rest is in the sheet. */
const SHOWN_FIELDS = 3;

/** What people wrote into one form, newest first; spam apart, never dropped. */
export function FormScreen() {
  const { formId = '' } = useParams({ strict: false });
  const may = useMay();
  const doc = `form:${formId}` as const;
  const body = useBody(doc);
  return (
    <Screen
      title={body === undefined ? t('forms.title') : titleOf(doc, body)}
      crumb={<Breadcrumb label={t('forms.back')} href="/config/forms" />}
      isFilling
    >
      {may('answers.read') ? <Answers formId={formId} fields={fieldsOf(body)} /> : <NoRole />}
    </Screen>
  );
}

interface SubmissionsProps {
  readonly formId: string;
  readonly fields: readonly AnswerField[];
}

type Shown = 'submissions' | 'spam';

function Answers({ formId, fields }: SubmissionsProps) {
  const { now } = useEditor();
  const [{ show }] = useSearch();
  const [view, setView] = useTableView();
  const [opened, setOpened] = useState<string>();
  const shown: Shown = show === 'spam' ? 'spam' : 'submissions';
  const parts = useSubmissions(formId, shown);
  useSeenSubmissions(formId, shown === 'submissions' ? parts.entries?.[0]?.createdOn : undefined);
  const columns = useMemo(() => columnsOf(fields, { open: setOpened, now: now() }), [fields, now]);
  const open = parts.entries?.find(({ id }) => id === opened);
  return (
    <Fetched
      from={{ data: parts.entries, error: parts.error, refetch: parts.refetch }}
      failed={t('error.results')}
    >
      {(rows) => (
        <>
          <DataTable
            label={t(shown === 'spam' ? 'forms.spam' : 'forms.submissions')}
            searchLabel={t('forms.search')}
            rows={rows}
            columns={columns}
            idOf={({ id }) => id}
            nameOf={({ createdOn }) => timeLabel(createdOn, now())}
            view={view}
            onView={setView}
            tools={<SubmissionTools shown={shown} parts={parts} />}
            empty={
              shown === 'spam' ? (
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
    </Fetched>
  );
}

function useSubmissions(formId: string, shown: Shown): Parts<StoredSubmission> {
  const { api } = useEditor();
  const load = useCallback(
    async (cursor: string | undefined) => {
      const wanted = { cursor, isSpam: shown === 'spam' };
      const { submissions, nextPageCursor } = await api.submissions(formId, wanted);
      return { entries: submissions, next: nextPageCursor };
    },
    [api, formId, shown],
  );
  return useParts<StoredSubmission>([...SERVER.answers, formId, shown], load);
}

interface SubmissionToolsProps {
  readonly shown: Shown;
  readonly parts: Parts<StoredSubmission>;
}

function SubmissionTools({ shown, parts }: SubmissionToolsProps) {
  const [, change] = useSearch();
  return (
    <>
      <ToggleGroup<Shown>
        label={t('forms.submissionTabs')}
        value={shown}
        onChange={(next) => change({ show: next === 'spam' ? next : undefined })}
        options={[
          { id: 'submissions', label: t('forms.submissions') },
          { id: 'spam', label: t('forms.spam') },
        ]}
      />
      {parts.hasMore && (
        <Button isPending={parts.isLoadingMore} onPress={parts.loadMore}>
          {t('forms.more')}
        </Button>
      )}
    </>
  );
}

interface ColumnTools {
  readonly open: (id: string) => void;
  readonly now: number;
}

function columnsOf(
  fields: readonly AnswerField[],
  { open, now }: ColumnTools,
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
    ...fields.slice(0, SHOWN_FIELDS).map(
      (field, index): DataColumn<StoredSubmission> => ({
        id: `field-${field.id}`,
        header: field.title,
        value: ({ answers }) => answerText(answers[field.id], field.type),
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
