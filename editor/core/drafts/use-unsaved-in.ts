import { useCallback } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { screenOf, titleOf } from '../model/documents.ts';
import { stagedChanges } from '../operations/state/staging.ts';
import { useNavigateTo } from '../shell/use-navigate-to.ts';
import { t } from '../strings/core-strings.ts';

/**
 * Returns whether one of the documents has unsaved changes, and notifies the user with a link to it. A change from
 * another screen would otherwise be staged or saved with them.
 */
export function useUnsavedIn(): (docs: readonly DocKey[]) => boolean {
  const { store } = useEditor();
  const notify = useNotify();
  const navigate = useNavigateTo();
  return useCallback(
    (docs) => {
      const state = store.states.getState();
      const staged = stagedChanges(state);
      const doc = docs.find((each) => staged.has(each));
      if (doc === undefined) return false;
      const body = state.head.get(doc);
      const screen = screenOf(doc, body);
      notify({
        text: t('dirty.saveFirst', { title: titleOf(doc, body) }),
        isBad: true,
        ...(screen !== undefined && {
          action: { label: t('dirty.open'), onPress: () => navigate(screen) },
        }),
      });
      return true;
    },
    [store, notify, navigate],
  );
}
