import { useCallback } from 'react';
import type { AssetView } from '../../core/assets/asset.ts';
import { useUnsavedIn } from '../../core/drafts/use-unsaved-in.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import { type FoundDocument, titleOf } from '../../core/model/documents.ts';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { deleteAssets } from './delete-assets.ts';
import { t } from './strings.ts';
import { useLoadUses } from './use-load-uses.ts';
import { usedOn } from './used-on.ts';

/** Deletes files after a confirmation that lists where they are used (R-FILE-MGR-04, -05). Resolves to true when they were deleted. */
export function useDeleteAssets(): (assets: readonly AssetView[]) => Promise<boolean> {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const isUnsavedIn = useUnsavedIn();
  const loadUses = useLoadUses();
  return useCallback(
    async (assets) => {
      const count = assets.length;
      if (!(await loadUses(assets))) return false;
      const { head } = store.states.getState();
      const references: readonly FoundDocument[] = assets.flatMap(({ id }) => usedOn(head, id));
      // Staged changes of a document would hold back the whole deletion.
      if (isUnsavedIn(references.map(({ key }) => key))) return false;
      const titles = [...new Set(references.map(({ key, body }) => titleOf(key, body)))];
      const isSure = await confirm({
        title: t('assets.deleteTitle', { count }),
        text:
          titles.length === 0
            ? t('assets.deleteUnused')
            : t('assets.deleteUsed', { titles: titles.join(', ') }),
        confirm: t('assets.deleteConfirm', { count }),
        isDanger: true,
      });
      const docs = assets.map(({ key }) => key);
      if (!isSure || !run(deleteAssets(docs, t('assets.deleteLabel')))) return false;
      notify({
        text: t('assets.deleted', { count }),
        action: { label: t('bar.undo'), onPress: () => void store.undo() },
      });
      return true;
    },
    [store, run, confirm, notify, isUnsavedIn, loadUses],
  );
}
