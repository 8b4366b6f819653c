import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { titleOf } from '../../../core/model/documents.ts';
import { useRunLoaded } from '../../../core/server/use-run-loaded.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { keysFor } from '../../../ui/dom/key-names.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { deletePage } from '../navigation/page-commands.ts';
import { t } from '../strings/pages-strings.ts';

/**
 * Deletes at once and offers undo in a notification instead of asking first. Resolves to false when the command
 * failed.
 */
export function useDeletePage(shown: DocKey | undefined, onShow: (doc: DocKey) => void) {
  const { store } = useEditor();
  const run = useRunLoaded();
  const notify = useNotify();
  const announce = useAnnounce();
  return async (doc: DocKey) => {
    const { head } = store.states.getState();
    const name = titleOf(doc, head.get(doc));
    if (!(await run(deletePage(doc)))) return false;
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
