import { useState } from 'react';
import type { StoredSubmission } from '../../../../formatters/vocabulary/api/forms.ts';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { type FormInput, submissionText } from '../../../core/model/form.ts';
import { mailtoLink } from '../../../core/model/mailto-link.ts';
import { useSiteTime } from '../../../core/time/use-site-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { t } from '../strings.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

export interface SubmissionSheetProps {
  readonly submission: StoredSubmission;
  readonly fields: readonly FormInput[];
  readonly onClose: () => void;
}

/** One submission, field by field. Values of removed fields come last. */
export function SubmissionSheet({ submission, fields, onClose }: SubmissionSheetProps) {
  const may = useMay();
  const { dateTimeLabel } = useSiteTime();
  const { answers, createdOn, pageTitle, pagePath } = submission;
  const known = new Set(fields.map(({ id }) => id));
  const removedFields = Object.keys(answers).filter((id) => !known.has(id));
  const items = [...fields, ...removedFields.map((id) => ({ id, title: id, type: '' }))].map(
    ({ id, title, type }) => ({
      id,
      name: title,
      value: <FieldValue text={submissionText(answers[id], type)} isEmailField={type === 'email'} />,
    }),
  );
  return (
    <Dialog
      title={t('forms.submission', { time: dateTimeLabel(createdOn) })}
      isOpen
      onClose={onClose}
      isSheet
      actions={may('submissions.write') && <SubmissionToolbar submission={submission} onDone={onClose} />}
    >
      <DescriptionList
        items={[...items, { name: t('forms.column.page'), value: `${pageTitle}\n${pagePath}` }]}
      />
    </Dialog>
  );
}

/** Email addresses are links. */
function FieldValue({ text, isEmailField }: { readonly text: string; readonly isEmailField: boolean }) {
  if (isEmailField && isEmail(text)) return <Link href={mailtoLink(text)}>{text}</Link>;
  return text || t('forms.noValue');
}

interface SubmissionToolbarProps {
  readonly submission: StoredSubmission;
  readonly onDone: () => void;
}

function SubmissionToolbar({ submission, onDone }: SubmissionToolbarProps) {
  const { mark, remove } = useSubmissionActions(submission);
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<boolean>) => {
    setBusy(true);
    const isSuccess = await action();
    setBusy(false);
    if (isSuccess) onDone();
  };
  return (
    <>
      <Button variant="danger" isDisabled={isBusy} onPress={() => void run(remove)}>
        {t('forms.delete')}
      </Button>
      <Button isPending={isBusy} onPress={() => void run(() => mark(!submission.isSpam))}>
        {submission.isSpam ? t('forms.markNotSpam') : t('forms.markSpam')}
      </Button>
    </>
  );
}
