import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { keysFor } from '../../../ui/dom/key-names.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { deletePage } from '../navigation/page-commands.ts';
import { t } from '../strings/pages-strings.ts';

/**
 * Deletes at once and offers undo in a notification instead of asking first. Returns false when the command
 * failed.
 */
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
