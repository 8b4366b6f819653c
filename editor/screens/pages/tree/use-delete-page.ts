import type { DocKey } from '../../../../compiler/model/index.ts';
import { useRun } from '../../../hooks/documents/use-run.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useAnnounce } from '../../../hooks/shell/announcer.tsx';
import { keysFor } from '../../../kit/key-names.ts';
import { useNotify } from '../../../kit/overlays/toast.tsx';
import { titleOf } from '../../../model/documents/documents.ts';
import { t } from '../../../strings.ts';
import { deletePage } from '../commands/page-commands.ts';

/** Deletes at once and offers to take it back: nobody is asked twice. False when it could not be deleted. */
export function useDeletePage(shown: DocKey | undefined, onShow: (doc: DocKey) => void) {
  const { store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const announce = useAnnounce();
  return (doc: DocKey) => {
    const { head } = store.states.getState();
    const name = titleOf(doc, head.get(doc));
    if (!run(deletePage(doc))) return false;
    const home = [...store.states.getState().head].find(
      ([, body]) => (body as { readonly isHome?: unknown } | undefined)?.isHome === true,
    );
    if (doc === shown && home !== undefined) onShow(home[0]);
    notify({
      text: t('pages.deleted', { name }),
      action: {
        label: t('pages.undo'),
        onPress: () => {
          if (store.undo().ok) onShow(doc);
        },
      },
    });
    announce(t('pages.undoWith', { keys: keysFor('undo') }));
    return true;
  };
}
