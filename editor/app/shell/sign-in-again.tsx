import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Session } from '../startup/session.ts';
import { t } from '../strings/app-strings.ts';
import css from './sign-in-again.module.css';

export interface SignInAgainProps {
  readonly session: Session;
}

/** Signs in again after the session expired, without leaving the screen (editor 4.2, 26). */
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
      // Another user has another journal and other permissions.
      if (now.id !== me.id) return window.location.reload();
      setPassword('');
      setError(undefined);
      session.begin();
      await sync.resume();
    } catch (failure) {
      const isWrong = failure instanceof ApiFailure && failure.kind === 'signed-out';
      setError(isWrong ? t('session.invalid') : failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('session.title')} size="small" isOpen onClose={() => undefined} isRequired>
      <form className={css.form} onSubmit={(event) => void signIn(event)}>
        <p>{t('session.text', { title })}</p>
        {error !== undefined && <NoticeBar tone="bad">{error}</NoticeBar>}
        <TextField
          label={t('session.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <TextField
          label={t('session.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          autoFocus
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('session.signIn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
