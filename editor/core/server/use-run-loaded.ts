import { useCallback } from 'react';
import { useEditor } from '../hooks/editor-context.tsx';
import { useRun } from '../hooks/use-run.ts';
import type { Command } from '../operations/changes/change.ts';
import { useLoadDocuments } from './use-load-documents.ts';

/**
 * Runs commands on documents that the screen does not show: those that are not loaded are loaded first. Resolves to
 * true on success, and notifies the user otherwise.
 */
export function useRunLoaded(): (command: Command) => Promise<boolean> {
  const { store } = useEditor();
  const run = useRun();
  const loadDocuments = useLoadDocuments();
  return useCallback(
    async (command) => {
      const outcome = store.run(command);
      if (outcome.ok) return true;
      if (outcome.notLoaded !== undefined && !(await loadDocuments(outcome.notLoaded))) return false;
      return run(command);
    },
    [store, run, loadDocuments],
  );
}
