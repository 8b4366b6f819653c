import { useCallback } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import type { Command } from '../operations/changes/change.ts';
import { t } from '../strings/core-strings.ts';
import { useEditor } from './editor-context.tsx';

/** Runs commands. Returns true on success and notifies the user when a newer change conflicts. */
export function useRun(): (command: Command) => boolean {
  const { store } = useEditor();
  const notify = useNotify();
  return useCallback(
    (command) => {
      const outcome = store.run(command);
      if (!outcome.ok) notify({ text: t('run.conflict'), isBad: true });
      return outcome.ok;
    },
    [store, notify],
  );
}
