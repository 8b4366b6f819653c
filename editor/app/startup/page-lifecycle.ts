import { saveStatus } from '../../core/operations/state/outbox.ts';
import { stagedChanges } from '../../core/operations/state/staging.ts';
import { isServerReachable } from '../../core/shell/load-module.ts';
import { isInProgress } from '../../core/uploads/upload-state.ts';
import type { Session } from './session.ts';
import type { StartedEditor } from './start-editor.ts';

/** Without a stream of changes, documents are refreshed when the page was hidden for longer than this. */
const REFRESH_AFTER_HIDDEN_MS = 5000;
/** Interval of connection checks while the server is unreachable. */
const OFFLINE_CHECK_MS = 5000;

/**
 * Saves when the page is hidden, follows changes on the server while it is visible, and warns before unsaved work is
 * lost. Returns a cleanup function.
 */
export function trackPageLifecycle({ editor, events }: StartedEditor, { isSignedOut }: Session): () => void {
  const { store, sync, uploads, now, isUnreachable } = editor;
  let hiddenSince = now();
  const follow = () => events.setActive(document.visibilityState === 'visible' && !isSignedOut.getState());
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = now();
      void sync.flush({ isLast: true });
    } else if (now() - hiddenSince > REFRESH_AFTER_HIDDEN_MS && !events.isLive()) void sync.refresh();
    follow();
  };
  const onOnline = () => void sync.resume();
  const onHide = () => void sync.flush({ isLast: true });
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const state = store.states.getState();
    const status = saveStatus(state).kind;
    const isUnsent = stagedChanges(state).size > 0 || ['offline', 'failed', 'rejected'].includes(status);
    const isUploading = uploads.entries.getState().some((entry) => isInProgress(entry.state));
    if (isUnsent || isUploading || state.conflicts.length > 0) event.preventDefault();
  };
  const timer = window.setInterval(async () => {
    if (isUnreachable.getState() && (await isServerReachable())) isUnreachable.setState(false, true);
  }, OFFLINE_CHECK_MS);
  follow();
  const unsubscribe = isSignedOut.subscribe(follow);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    window.clearInterval(timer);
    unsubscribe();
    events.stop();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}
