import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EditorProvider } from '../core/hooks/editor-context.tsx';
import { type Closable, lazyDialog } from '../core/lazy/lazy-part.tsx';
import { AnnouncerProvider } from '../core/shell/announcer.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { ConfirmProvider } from '../ui/overlays/confirm-dialog.tsx';
import { ToastProvider, useNotify } from '../ui/overlays/toast.tsx';
import { createEditorRouter } from './routes.tsx';
import type { SignInAgainProps } from './shell/sign-in-again.tsx';
import { reportError } from './startup/browser-ports.ts';
import { trackPageLifecycle } from './startup/page-lifecycle.ts';
import type { Session } from './startup/session.ts';
import type { StartedEditor } from './startup/start-editor.ts';
import { t } from './strings/app-strings.ts';

const SignInAgain = lazyDialog(
  () => import('./shell/sign-in-again.tsx'),
  ({ SignInAgain }): ComponentType<SignInAgainProps & Closable> => SignInAgain,
);

export interface ReadyAppProps {
  readonly started: StartedEditor;
  readonly session: Session;
  /** Defaults to the browser history. Tests pass a memory history. */
  readonly history?: RouterHistory;
}

/** The dashboard of a loaded site. Documents live in the editor, outside of the React tree that may crash. */
export function ReadyApp({ started, session, history }: ReadyAppProps) {
  const { editor, isJournalPersistent } = started;
  const [router] = useState(() => createEditorRouter(history ?? createBrowserHistory()));
  const [queryClient] = useState(createQueryClient);
  const isSignedOut = useStore(session.isSignedOut);
  useEffect(() => trackPageLifecycle(started, session), [started, session]);
  // Queries may have missed changes of other users while the server was unreachable.
  useEffect(
    () =>
      editor.isUnreachable.subscribe(
        (isUnreachable, wasUnreachable) =>
          void (wasUnreachable && !isUnreachable && queryClient.invalidateQueries()),
      ),
    [editor, queryClient],
  );
  return (
    <ErrorBoundary onError={(error) => reportError({ event: 'editor-crash', message: String(error) })}>
      <QueryClientProvider client={queryClient}>
        <EditorProvider editor={editor}>
          <AnnouncerProvider>
            <ToastProvider>
              <ConfirmProvider>
                <RouterProvider router={router} />
                {!isJournalPersistent && <StorageWarning />}
                {/* When the dialog cannot be loaded, the next rejected request opens it again. */}
                {isSignedOut && <SignInAgain session={session} onClose={session.begin} />}
              </ConfirmProvider>
            </ToastProvider>
          </AnnouncerProvider>
        </EditorProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Warns once that unsaved changes are lost when the tab closes. */
function StorageWarning() {
  const notify = useNotify();
  useEffect(() => notify({ text: t('app.storageUnavailable'), isBad: true }), [notify]);
  return null;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Errors are shown at once with a retry button: automatic retries would look like a slow server.
      queries: { retry: false, networkMode: 'always', staleTime: 10_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
