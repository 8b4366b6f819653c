import { useCallback } from 'react';
import { deleteDocuments } from '../commands/delete-documents.ts';
import { useConfirm } from '../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../kit/overlays/toast.tsx';
import type { AssetView } from '../model/asset.ts';
import { titleOf } from '../model/documents.ts';
import { usedOn } from '../model/used-on.ts';
import { t } from '../strings.ts';
import { useEditor } from './editor-context.tsx';
import { useRun } from './use-run.ts';

/** Deletes files after saying where they are shown; links to them stay (R-FILE-MGR-04, -05). True when it was done. */
export function useDeleteAssets(): (assets: readonly AssetView[]) => Promise<boolean> {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  return useCallback(
    async (assets) => {
      const count = assets.length;
      const { head } = store.states.getState();
      const titles = [
        ...new Set(assets.flatMap(({ id }) => usedOn(head, id)).map(({ key, body }) => titleOf(key, body))),
      ];
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
      if (!isSure || !run(deleteDocuments(docs, t('assets.deleteLabel')))) return false;
      notify({
        text: t('assets.deleted', { count }),
        action: { label: t('bar.undo'), onPress: () => void store.undo() },
      });
      return true;
    },
    [store, run, confirm, notify],
  );
}
