import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { failureText } from '../../../core/server/failure-text.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServerCache } from '../../../core/server/use-server.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';
import { deleteMailingList } from './mailing-list-commands.ts';

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
  const { invalidate } = useServerCache();
  const [isBusy, setBusy] = useState(false);
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
    setBusy(true);
    try {
      await api.deleteSubscribers(listId);
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
      setBusy(false);
      return;
    }
    invalidate(SERVER.subscribers);
    invalidate(SERVER.outbox);
    setBusy(false);
    if (!run(deleteMailingList(listId, title))) return;
    notify(t('lists.deleted'));
    navigate(listHref);
  };
  return (
    <Button
      variant="danger"
      icon={<Trash2 aria-hidden="true" />}
      isPending={isBusy}
      onPress={() => void remove()}
    >
      {t('lists.delete')}
    </Button>
  );
}
