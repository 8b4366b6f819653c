import { useCallback, useEffect, useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { titleOf } from '../model/documents.ts';
import { rejectedFields, savedBodies, sendable } from '../operations/state/outbox.ts';
import { stagedChanges } from '../operations/state/staging.ts';
import { t } from '../strings/core-strings.ts';
import { describeError, withLocalMessage } from './describe-error.ts';
import { firstInvalidField, showField, useHasInvalidField } from './invalid-field.ts';
import { useSaveKey } from './use-save-key.ts';
import { useShowField } from './use-show-field.ts';

export interface ManualSave {
  /** Whether changes are unsaved or a field holds invalid input. */
  readonly isDirty: boolean;
  /** Focuses the first invalid field; undefined when all fields are valid. */
  readonly showInvalid: (() => void) | undefined;
  /**
   * Saves the changes. If sending fails, they are retained and the status line shows the error. Returns false when
   * nothing was saved because a value is invalid (its field receives the focus) or the user canceled.
   */
  readonly save: () => Promise<boolean>;
  /** Reverts the changes in one undo step. */
  readonly discard: () => void;
  /** Incremented on discard, so that fields reset their input. */
  readonly resetCount: number;
}

/**
 * Stages a document's changes until Save is pressed. Leaving with unsaved changes prompts the user; after a reload or
 * crash they are restored, still unsaved. `asks` runs a last confirmation before saving.
 */
export function useManualSave(doc: DocKey, confirm?: () => Promise<boolean>): ManualSave {
  const { store } = useEditor();
  const notify = useNotify();
  const send = useSend(doc);
  const [resetCount, setResetCount] = useState(0);
  const hasInvalid = useHasInvalidField();
  const isDirty = useOpState(useCallback((state) => stagedChanges(state).has(doc), [doc])) || hasInvalid;
  useEffect(() => {
    store.stage(doc);
    return () => store.release(doc);
  }, [store, doc]);
  const save = async () => {
    const invalid = firstInvalidField();
    if (invalid !== undefined) {
      notify({ text: t('dirty.invalid'), isBad: true });
      showField(invalid);
      return false;
    }
    if (confirm !== undefined && !(await confirm())) return false;
    return send();
  };
  const discard = useCallback(() => {
    const title = titleOf(doc, store.states.getState().head.get(doc));
    const outcome = store.discard(doc, t('dirty.discardLabel', { title }));
    if (!outcome.ok) return notify({ text: t('run.conflict'), isBad: true });
    setResetCount((last) => last + 1);
    notify({
      text: t('dirty.discarded', { title }),
      action: { label: t('dirty.undo'), onPress: () => void store.undo() },
    });
  }, [store, doc, notify]);
  useSaveKey(isDirty ? save : undefined);
  const showInvalid = useCallback(() => {
    const invalid = firstInvalidField();
    if (invalid !== undefined) showField(invalid);
  }, []);
  return { isDirty, showInvalid: hasInvalid ? showInvalid : undefined, save, discard, resetCount };
}

/** Sends the saved changes and reports the result. Returns false when they were rejected. */
function useSend(doc: DocKey): () => Promise<boolean> {
  const { store, sync, checks } = useEditor();
  const notify = useNotify();
  const showRejected = useShowField();
  return async () => {
    store.save(doc);
    await sync.flush();
    const state = store.states.getState();
    const error = rejectedFields(state).find((each) => each.doc === doc);
    if (error !== undefined) {
      notify({
        text: describeError(withLocalMessage(error, checks.getState().check, state.head), state.head),
        isBad: true,
        action: { label: t('save.showField'), onPress: () => showRejected(error) },
      });
      return false;
    }
    // Changes made in the meantime wait for the next Save and are not confirmed here.
    const isSent = sendable(state).every(({ ops }) => ops.every((op) => op.doc !== doc));
    if (isSent) notify(t('dirty.saved', { title: titleOf(doc, savedBodies(state).get(doc)) }));
    return true;
  };
}
