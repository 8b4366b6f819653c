import { useCallback } from 'react';
import { deleteAssets } from './delete-assets.ts';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { type Found, titleOf } from '../../core/model/documents.ts';
import type { AssetView } from '../../core/assets/asset.ts';
import { usedOn } from './used-on.ts';
import { tAssets } from '../../strings/screens/assets.ts';
import { t } from '../../strings.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useUnsavedIn } from '../../core/drafts/use-unsaved-in.ts';
import { useRun } from '../../core/hooks/use-run.ts';

/** Deletes files after saying where they are shown, and takes them out there (R-FILE-MGR-04, -05). True when it was done. */
export function useDeleteAssets(): (assets: readonly AssetView[]) => Promise<boolean> {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const isUnsavedIn = useUnsavedIn();
  return useCallback(
    async (assets) => {
      const count = assets.length;
      const { head } = store.states.getState();
      const users: readonly Found[] = assets.flatMap(({ id }) => usedOn(head, id));
      // What waits for Save would keep the whole deletion waiting.
      if (isUnsavedIn(users.map(({ key }) => key))) return false;
      const titles = [...new Set(users.map(({ key, body }) => titleOf(key, body)))];
      const isSure = await confirm({
        title: tAssets('assets.deleteTitle', { count }),
        text:
          titles.length === 0
            ? tAssets('assets.deleteUnused')
            : tAssets('assets.deleteUsed', { titles: titles.join(', ') }),
        confirm: tAssets('assets.deleteConfirm', { count }),
        isDanger: true,
      });
      const docs = assets.map(({ key }) => key);
      if (!isSure || !run(deleteAssets(docs, tAssets('assets.deleteLabel')))) return false;
      notify({
        text: tAssets('assets.deleted', { count }),
        action: { label: t('bar.undo'), onPress: () => void store.undo() },
      });
      return true;
    },
    [store, run, confirm, notify, isUnsavedIn],
  );
}
