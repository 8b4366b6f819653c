import { useCallback, useEffect, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { titleOf } from '../model/documents.ts';
import { savedBodies, saveStatus, sendable } from '../operations/state/outbox.ts';
import { heldChanges } from '../operations/state/staging.ts';
import { t } from '../strings/core-strings.ts';
import { firstWrongField, showField, useHasWrongField } from './invalid-field.ts';
import { useSaveKey } from './use-save-key.ts';

export interface Held {
  /** Changes wait for Save, or what was typed cannot be saved as it is. */
  readonly isDirty: boolean;
  /**
   * Sends them; what cannot be sent is kept, and the status line says so. False when nothing was saved, because a field is
   * wrong (it has the focus then) or somebody thought better of it.
   */
  readonly save: () => Promise<boolean>;
  /** Takes them back, as a step that can be undone. */
  readonly discard: () => void;
  /** Counts what was discarded: fields of an older edition, and what was typed into them, are gone. */
  readonly edition: number;
}

/**
 * Keeps a document's changes here until Save is pressed. Whoever leaves with unsaved work is asked what shall become of
 * it; whoever reloads, or is torn away, finds it again, still unsaved. `asks`: a last question before it is saved.
 */
export function useHeld(doc: DocKey, asks?: () => Promise<boolean>): Held {
  const { store } = useEditor();
  const notify = useNotify();
  const send = useSend(doc);
  const [edition, setEdition] = useState(0);
  const hasWrong = useHasWrongField();
  const isDirty = useOpState(useCallback((state) => heldChanges(state).has(doc), [doc])) || hasWrong;
  useEffect(() => {
    store.hold(doc);
    return () => store.letGo(doc);
  }, [store, doc]);
  const save = async () => {
    const wrong = firstWrongField();
    if (wrong !== undefined) {
      notify({ text: t('dirty.invalid'), isBad: true });
      showField(wrong);
      return false;
    }
    if (asks !== undefined && !(await asks())) return false;
    await send();
    return true;
  };
  const discard = useCallback(() => {
    const title = titleOf(doc, store.states.getState().head.get(doc));
    const outcome = store.discard(doc, t('dirty.discardLabel', { title }));
    if (!outcome.ok) return notify({ text: t('run.conflict'), isBad: true });
    setEdition((last) => last + 1);
    notify({
      text: t('dirty.discarded', { title }),
      action: { label: t('dirty.undo'), onPress: () => void store.undo() },
    });
  }, [store, doc, notify]);
  useSaveKey(isDirty ? save : undefined);
  return { isDirty, save, discard, edition };
}

/** Lets what waited go, and says what became of it. */
function useSend(doc: DocKey): () => Promise<void> {
  const { store, sync } = useEditor();
  const notify = useNotify();
  return async () => {
    store.save(doc);
    await sync.flush();
    const state = store.states.getState();
    // What was changed meanwhile waits for the next Save, and is not asked about here.
    const isSent = sendable(state).every(({ ops }) => ops.every((op) => op.doc !== doc));
    if (isSent) return notify(t('dirty.saved', { title: titleOf(doc, savedBodies(state).get(doc)) }));
    const status = saveStatus(state);
    const message = status.kind === 'failed' ? status.message : '';
    if (message !== '') notify({ text: t('save.failedReason', { message }), isBad: true });
  };
}
