import { useParams } from '@tanstack/react-router';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { titleOf } from '../../core/model/documents.ts';
import { fieldsOf } from '../../core/model/form.ts';
import { MissingContent } from '../../core/shell/missing-content.tsx';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useSearch } from '../../core/shell/use-search.ts';
import { Breadcrumb } from '../../ui/collections/breadcrumb.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { DeleteForm } from './editing/delete-form.tsx';
import { FormEditor } from './editing/form-editor.tsx';
import { t } from './strings.ts';
import { SubmissionTable } from './submissions/submission-table.tsx';

const LIST = '/config/forms';

type FormView = 'submissions' | 'edit';

/** One form: its submissions, and the editor of its fields. */
export function FormScreen() {
  const { formId = '' } = useParams({ strict: false });
  const doc: DocKey = `form:${formId}`;
  const body = useBody(doc);
  const views = useViews();
  const [{ view }] = useSearch();
  const current = views.find((each) => each === view) ?? views[0];
  const isEditing = current === 'edit';
  const path = `${LIST}/${encodeURIComponent(formId)}`;
  return (
    <Screen
      title={body === undefined ? t('forms.title') : titleOf(doc, body)}
      breadcrumb={<Breadcrumb label={t('forms.back')} href={LIST} />}
      sections={
        views.length > 1 && (
          <Sections
            label={t('forms.sections')}
            links={views.map((each) => ({
              href: each === views[0] ? path : `${path}?view=${each}`,
              label: t(`forms.view.${each}`),
              isCurrent: each === current,
            }))}
          />
        )
      }
      actions={isEditing && body !== undefined && <DeleteForm doc={doc} listHref={LIST} />}
      isFilling={!isEditing}
    >
      {current === undefined && <NoPermission />}
      {current === 'submissions' && <SubmissionTable formId={formId} fields={fieldsOf(body)} />}
      {isEditing &&
        (body === undefined ? (
          <MissingContent list={t('forms.title')} href={LIST} />
        ) : (
          <FormEditor key={doc} doc={doc} />
        ))}
    </Screen>
  );
}

/** The views that the user may open; the first one is shown by default. */
function useViews(): readonly FormView[] {
  const may = useMay();
  return [
    ...(may('submissions.read') ? (['submissions'] as const) : []),
    ...(may('forms.read') ? (['edit'] as const) : []),
  ];
}
