import type { DocKey } from '../../../compiler/model/index.ts';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { deleteDocuments } from '../commands/delete-documents.ts';
import type { Command } from '../operations/changes/change.ts';
import { useNavigateTo } from '../shell/use-navigate-to.ts';
import { t } from '../strings/core-strings.ts';
import { useEditor } from './editor-context.tsx';
import { useRun } from './use-run.ts';

export interface Deletion {
  readonly doc: DocKey;
  /** The title of the document. */
  readonly title: string;
  /** The confirmation; `confirm` is also the name of the undo step. */
  readonly dialog: { readonly title: string; readonly text: string; readonly confirm: string };
  /** The notification after the deletion. */
  readonly deleted: string;
  /** The screen that is shown afterwards. */
  readonly listHref: string;
  /** Runs the command; returns false when it has failed. Default: `useRun`. */
  readonly run?: (command: Command) => boolean;
}

/** Deletes a document after a confirmation, offers to undo that, and shows the list of such documents. */
export function useDeleteDocument(): (deletion: Deletion) => Promise<void> {
  const { store } = useEditor();
  const runCommand = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigateTo();
  return async ({ doc, title, dialog, deleted, listHref, run = runCommand }) => {
    if (!(await confirm({ ...dialog, isDanger: true }))) return;
    if (!run(deleteDocuments([doc], `${dialog.confirm} ${title}`))) return;
    notify({ text: deleted, action: { label: t('bar.undo'), onPress: () => void store.undo() } });
    navigate(listHref);
  };
}
