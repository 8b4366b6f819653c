import type { StoredSubmission } from '../../../formatters/vocabulary/index.ts';
import { Facts } from '../../kit/layout/facts.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { type AnswerField, answerText } from '../../model/form.ts';
import { dateTimeLabel } from '../../model/time-label.ts';
import { t } from '../../strings.ts';

export interface AnswerSheetProps {
  readonly submission: StoredSubmission;
  readonly fields: readonly AnswerField[];
  readonly onClose: () => void;
}

/** One answer, question by question; answers to questions that are gone come last. */
export function AnswerSheet({ submission, fields, onClose }: AnswerSheetProps) {
  const { answers, createdOn, pageTitle, pagePath } = submission;
  const known = new Set(fields.map(({ id }) => id));
  const gone = Object.keys(answers).filter((id) => !known.has(id));
  const facts = [...fields, ...gone.map((id) => ({ id, title: id }))].map(({ id, title }) => ({
    name: title,
    value: answerText(answers[id]) || t('forms.noValue'),
  }));
  return (
    <Dialog title={t('forms.answer', { time: dateTimeLabel(createdOn) })} isOpen onClose={onClose} isSheet>
      <Facts facts={[...facts, { name: t('forms.column.page'), value: `${pageTitle}\n${pagePath}` }]} />
    </Dialog>
  );
}
