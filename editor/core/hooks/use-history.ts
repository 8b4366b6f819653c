import { useCallback } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { screenOf, titleOf } from '../model/documents.ts';
import type { StepOutcome } from '../operations/store/op-store.ts';
import { useAnnounce } from '../shell/announcer.tsx';
import { t } from '../strings/core-strings.ts';
import { useEditor } from './editor-context.tsx';

export interface HistoryActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Undo and redo for the buttons and shortcuts. Notifies the user when the change is not visible on the current
 * screen.
 */
export function useHistory(): HistoryActions {
  const { store } = useEditor();
  const notify = useNotify();
  const announce = useAnnounce();
  const announceStep = useCallback(
    (outcome: StepOutcome, key: 'history.undone' | 'history.redone') => {
      if (!outcome.ok) {
        if (outcome.isStale) notify({ text: t('history.stale', { label: outcome.label }), isBad: true });
        return;
      }
      announce(t(key, { label: outcome.label }));
      const doc = outcome.step.forward[0]?.doc;
      if (doc === undefined) return;
      const { head, confirmed } = store.states.getState();
      const body = head.get(doc) ?? confirmed.get(doc);
      const screen = screenOf(doc, body);
      const isHere =
        screen !== undefined && window.location.pathname.startsWith(screen.split('?')[0] ?? screen);
      if (!isHere) notify(t(`${key}On`, { label: outcome.label, title: titleOf(doc, body) }));
    },
    [store, notify, announce],
  );
  const undo = useCallback(() => announceStep(store.undo(), 'history.undone'), [store, announceStep]);
  const redo = useCallback(() => announceStep(store.redo(), 'history.redone'), [store, announceStep]);
  return { undo, redo };
}
