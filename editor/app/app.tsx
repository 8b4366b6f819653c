import { useCallback, useEffect, useRef, useState } from 'react';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import { failureText } from '../core/server/failure-text.ts';
import { ErrorState } from '../ui/feedback/message.tsx';
import css from './app.module.css';
import { ReadyApp } from './ready-app.tsx';
import { loadEarly } from './startup/load-early.ts';
import { createSession, type Session } from './startup/session.ts';
import { type StartedEditor, startEditor } from './startup/start-editor.ts';
import { t } from './strings/app-strings.ts';

type StartState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly started: StartedEditor };

/** Loads the site and the journal, then renders the dashboard. */
export function App() {
  const [start, setStart] = useState<StartState>({ kind: 'starting' });
  const session = useRef<Session>(undefined);
  session.current ??= createSession();
  const { current } = session;
  const open = useCallback(() => {
    setStart({ kind: 'starting' });
    startEditor(current.end).then(
      (started) => setStart({ kind: 'ready', started }),
      (error: unknown) => {
        if (error instanceof ApiFailure && error.kind === 'signed-out') return goToLogin();
        setStart({ kind: 'failed', error });
      },
    );
    // After the requests for the documents: a browser sends six at a time over HTTP/1.1.
    loadEarly(window.location.pathname);
  }, [current]);
  useEffect(open, [open]);
  if (start.kind === 'ready') return <ReadyApp started={start.started} session={current} />;
  return (
    <main className={css.start} aria-busy={start.kind === 'starting'}>
      {start.kind === 'failed' ? (
        <ErrorState title={t('app.startFailed')} onRetry={open}>
          {failureText(start.error)}
        </ErrorState>
      ) : (
        <p className={css.loading} role="status">
          {t('app.loading')}
        </p>
      )}
    </main>
  );
}

/** Redirects to the sign-in page. Nothing is loaded yet, so no unsaved work is lost. */
function goToLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(`${API.login}?${new URLSearchParams({ next: `${pathname}${search}` })}`);
}
