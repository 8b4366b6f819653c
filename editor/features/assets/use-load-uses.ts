import { useCallback } from 'react';
import type { AssetView } from '../../core/assets/asset.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { failureText } from '../../core/server/failure-text.ts';
import { useLoadDocuments } from '../../core/server/use-load-documents.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';

/**
 * Loads files with the documents that use them, before they are deleted. Resolves to false, and notifies the user, when
 * that fails.
 */
export function useLoadUses(): (assets: readonly AssetView[]) => Promise<boolean> {
  const { api, store } = useEditor();
  const notify = useNotify();
  const loadDocuments = useLoadDocuments();
  return useCallback(
    async (assets) => {
      // Of a small site, all documents are loaded.
      if (store.states.getState().summarized.size === 0) return true;
      try {
        const uses = await api.findFileUses(assets.map(({ id }) => id));
        return await loadDocuments([...assets.map(({ key }) => key), ...uses]);
      } catch (error) {
        notify({ text: failureText(error), isBad: true });
        return false;
      }
    },
    [api, store, notify, loadDocuments],
  );
}
