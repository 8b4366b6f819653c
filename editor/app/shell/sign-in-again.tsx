import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../api/index.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/server/failure-text.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { SETTINGS_KEY } from '../../model/documents/documents.ts';
import { textAt } from '../../model/read.ts';
import { tDialogs } from '../../strings/dialogs.ts';
import type { Session } from '../start/session.ts';
import css from './sign-in-again.module.css';

export interface SignInAgainProps {
  readonly session: Session;
}

/** The session has ended somewhere in the middle: signing in where one is, and nothing is lost (editor 4.2, 26). */
export function SignInAgain({ session }: SignInAgainProps) {
  const { api, me, sync, site } = useEditor();
  const title = textAt(useBody(SETTINGS_KEY), 'website', 'siteTitle') || site.websiteId;
  const [email, setEmail] = useState(me.email);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.login({ email, password });
      const now = await api.me();
      // Somebody else has another journal and other rights.
      if (now.id !== me.id) return window.location.reload();
      setPassword('');
      setError(undefined);
      session.begin();
      await sync.resume();
    } catch (failure) {
      const isWrong = failure instanceof ApiFailure && failure.kind === 'signed-out';
      setError(isWrong ? tDialogs('session.wrong') : failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={tDialogs('session.title')} size="small" isOpen onClose={() => undefined} mustAnswer>
      <form className={css.form} onSubmit={(event) => void signIn(event)}>
        <p>{tDialogs('session.text', { title })}</p>
        {error !== undefined && <NoticeBar tone="bad">{error}</NoticeBar>}
        <TextField
          label={tDialogs('session.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <TextField
          label={tDialogs('session.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          autoFocus
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {tDialogs('session.signIn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
