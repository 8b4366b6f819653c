import type { StoredSubmission } from '../../../../formatters/vocabulary/api/forms.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { failureText } from '../../../core/server/failure-text.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServerCache } from '../../../core/server/use-server.ts';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';

/** Actions for a submission. Each resolves to false when it failed, after a notification. */
export interface SubmissionActions {
  readonly mark: (isSpam: boolean) => Promise<boolean>;
  readonly remove: () => Promise<boolean>;
}

export function useSubmissionActions(submission: StoredSubmission): SubmissionActions {
  const { api } = useEditor();
  const { invalidate } = useServerCache();
  const confirm = useConfirm();
  const notify = useNotify();
  const run = async (request: Promise<void>, message: string): Promise<boolean> => {
    try {
      await request;
      invalidate(SERVER.submissions);
      invalidate(SERVER.outbox);
      notify(message);
      return true;
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
      return false;
    }
  };
  return {
    mark: (isSpam) =>
      run(api.markSubmission(submission, isSpam), t(isSpam ? 'forms.markedSpam' : 'forms.markedNotSpam')),
    remove: async () => {
      const isSure = await confirm({
        title: t('forms.deleteTitle'),
        text: t('forms.deleteText'),
        confirm: t('forms.deleteConfirm'),
        isDanger: true,
      });
      return isSure && (await run(api.deleteSubmission(submission), t('forms.deleted')));
    },
  };
}
