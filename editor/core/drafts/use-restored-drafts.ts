import { useEffect, useRef } from 'react';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { screenOf, titleOf } from '../model/documents.ts';
import { heldChanges } from '../operations/state/staging.ts';
import { useNavigateTo } from '../shell/use-navigate-to.ts';
import { t } from '../strings/core-strings.ts';

/** Says once, when the dashboard is opened, where work was left unsaved; the screen of that work shows it itself. */
export function useKeptDrafts(path: string): void {
  const { store } = useEditor();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    const state = store.states.getState();
    for (const doc of heldChanges(state)) {
      const body = state.head.get(doc);
      const screen = screenOf(doc, body);
      if (screen === undefined || path === screen) continue;
      notify({
        text: t('dirty.remaining', { title: titleOf(doc, body) }),
        action: { label: t('dirty.open'), onPress: () => navigate(screen) },
      });
    }
  }, [store, notify, navigate, path]);
}
