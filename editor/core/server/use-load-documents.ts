import { useCallback } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import type { NeededDocuments } from '../hooks/use-loaded.ts';
import { failureText } from './failure-text.ts';

/**
 * Loads documents before an action that changes them or reads them in full. Resolves to false, and notifies the user,
 * when they cannot be loaded.
 */
export function useLoadDocuments(): (docs: NeededDocuments) => Promise<boolean> {
  const { sync } = useEditor();
  const notify = useNotify();
  return useCallback(
    async (docs) => {
      try {
        await sync.load(docs);
        return true;
      } catch (error) {
        notify({ text: failureText(error), isBad: true });
        return false;
      }
    },
    [sync, notify],
  );
}
