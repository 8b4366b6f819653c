import { useCallback } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import type { Command } from '../operations/changes/change.ts';
import { t } from '../strings/core-strings.ts';
import { useEditor } from './editor-context.tsx';

/**
 * Runs commands. Returns true on success and notifies the user when a newer change conflicts. Screens load what their
 * commands change; if one comes first, its documents are loaded for the next attempt.
 */
export function useRun(): (command: Command) => boolean {
  const { store, sync } = useEditor();
  const notify = useNotify();
  return useCallback(
    (command) => {
      const outcome = store.run(command);
      if (outcome.ok) return true;
      if (outcome.notLoaded === undefined) notify({ text: t('run.conflict'), isBad: true });
      else {
        // The next attempt succeeds, or is the one that reports why it cannot be loaded.
        sync.load(outcome.notLoaded).catch(() => undefined);
        notify({ text: t('run.loading'), isBad: true });
      }
      return false;
    },
    [store, sync, notify],
  );
}
