import { useEffect, useRef } from 'react';
import { type DocKey, documentTypeOf } from '../../../compiler/model/index.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import { screenOf, titleOf } from '../model/documents.ts';
import { stagedChanges } from '../operations/state/staging.ts';
import { useNavigateTo } from '../shell/use-navigate-to.ts';
import { t } from '../strings/core-strings.ts';

/** Notifies the user once at startup about documents with unsaved changes, except on the screen of that document. */
export function useRestoredDrafts(path: string): void {
  const { store } = useEditor();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    const state = store.states.getState();
    for (const doc of stagedChanges(state)) {
      const body = state.head.get(doc);
      const screen = screenOf(doc, body);
      if (screen === undefined || isScreenOf(doc, screen, path)) continue;
      notify({
        text: t('dirty.remaining', { title: titleOf(doc, body) }),
        action: { label: t('dirty.open'), onPress: () => navigate(screen) },
      });
    }
  }, [store, notify, navigate, path]);
}

/** Whether a path is that of a screen of the document; the settings have several. */
function isScreenOf(doc: DocKey, screen: string, path: string): boolean {
  if (documentTypeOf(doc) === 'settings') return path.startsWith('/config/settings');
  return path === screen.split('?')[0];
}
