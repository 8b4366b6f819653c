import { useCallback, useEffect } from 'react';
import type { DocKey } from '../../compiler/model/index.ts';
import { useNotify } from '../kit/overlays/toast.tsx';
import { titleOf } from '../model/documents.ts';
import { heldChanges, saveStatus } from '../ops/index.ts';
import { t } from '../strings.ts';
import { useEditor } from './editor-context.tsx';
import { useOpState } from './use-documents.ts';

export interface Held {
  /** Changes wait for Save. */
  readonly isDirty: boolean;
  /** Sends them; what cannot be sent is kept, and the status line says so. */
  readonly save: () => Promise<void>;
  /** Takes them back, as a step that can be undone. */
  readonly discard: () => void;
}

/**
 * Keeps a document's changes here until Save is pressed, as long as the screen is open. Whoever leaves with unsaved work is
 * asked what shall become of it, so that nothing is held any more when the screen goes away.
 */
export function useHeld(doc: DocKey): Held {
  const { store, sync } = useEditor();
  const notify = useNotify();
  const isDirty = useOpState(useCallback((state) => heldChanges(state).has(doc), [doc]));
  // What was saved leaves unheld; once nothing of it waits any more, the next change is held again.
  const isFree = useOpState(
    useCallback(
      ({ held, pending }) => !held.has(doc) && pending.every(({ ops }) => ops.every((op) => op.doc !== doc)),
      [doc],
    ),
  );
  useEffect(() => {
    if (isFree) store.hold(doc);
  }, [store, doc, isFree]);
  useEffect(() => () => store.save(doc), [store, doc]);
  const save = useCallback(async () => {
    store.save(doc);
    await sync.flush();
    const state = store.states.getState();
    const isSent = state.pending.every(({ ops }) => ops.every((op) => op.doc !== doc));
    if (isSent) return notify(t('dirty.saved', { title: titleOf(doc, state.head.get(doc)) }));
    const status = saveStatus(state);
    const message = status.kind === 'failed' ? status.message : '';
    if (message !== '') notify({ text: t('save.why', { message }), isBad: true });
  }, [store, sync, doc, notify]);
  const discard = useCallback(() => {
    const title = titleOf(doc, store.states.getState().head.get(doc));
    const outcome = store.discard(doc, t('dirty.discardLabel', { title }));
    if (!outcome.ok) return notify({ text: t('run.refused'), isBad: true });
    notify({
      text: t('dirty.discarded', { title }),
      action: { label: t('dirty.undo'), onPress: () => void store.undo() },
    });
  }, [store, doc, notify]);
  return { isDirty, save, discard };
}
