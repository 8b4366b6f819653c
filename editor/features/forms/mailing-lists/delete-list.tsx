import { Trash2 } from 'lucide-react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';
import { deleteMailingList } from './mailing-list-commands.ts';
import { useDeletion } from './use-deletion.ts';

export interface DeleteListProps {
  readonly listId: string;
  /** The screen that is shown afterwards. */
  readonly listHref: string;
}

/** Deletes the subscribers permanently, then the list. */
export function DeleteList({ listId, listHref }: DeleteListProps) {
  const { store, api } = useEditor();
  const may = useMay();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const deletion = useDeletion();
  // Disconnects the forms of the list.
  if (!may('mailing-lists.write') || !may('submissions.write') || !may('forms.write')) return null;
  const remove = async () => {
    const title = titleOf(
      `mailing-list:${listId}`,
      store.states.getState().head.get(`mailing-list:${listId}`),
    );
    const dialog = {
      title: t('lists.deleteTitle', { title }),
      text: t('lists.deleteText'),
      confirm: t('lists.delete'),
    };
    if (!(await confirm({ ...dialog, isDanger: true }))) return;
    if (!(await deletion.run(() => api.deleteSubscribers(listId)))) return;
    if (!run(deleteMailingList(listId, title))) return;
    notify(t('lists.deleted'));
    navigate(listHref);
  };
  return (
    <Button
      variant="danger"
      icon={<Trash2 aria-hidden="true" />}
      isPending={deletion.isBusy}
      onPress={() => void remove()}
    >
      {t('lists.delete')}
    </Button>
  );
}
