import { type FormEvent, useState } from 'react';
import type { EditorPasswordState } from '../../../formatters/vocabulary/api/editor/account.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { failureText } from '../../core/server/failure-text.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer, useServerCache } from '../../core/server/use-server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import css from './settings.module.css';
import { t } from './strings.ts';

/** The signed-in user and the password form. */
export function AccountSettings() {
  const { api } = useEditor();
  const from = useServer(SERVER.password, api.password);
  return (
    <QueryContent from={from} skeleton={{ kind: 'fields' }}>
      {({ isSet }) => (
        <Card title={t('account.password')}>
          <PasswordForm isSet={isSet} />
        </Card>
      )}
    </QueryContent>
  );
}

const MIN_PASSWORD_LENGTH = 8;

function PasswordForm({ isSet }: { readonly isSet: boolean }) {
  const { me } = useEditor();
  const { current, password, errors, isBusy, setCurrent, setPassword, submit } = usePasswordChange(isSet);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {!isSet && <p className={css.intro}>{t('account.none')}</p>}
      <TextField label={t('account.email')} value={me.email} autoComplete="username" isReadOnly />
      {isSet && (
        <TextField
          label={t('account.current')}
          type="password"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={setCurrent}
        />
      )}
      <TextField
        label={t('account.new')}
        help={t('account.newHelp')}
        type="password"
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {isSet ? t('account.change') : t('account.set')}
        </Button>
      </div>
    </form>
  );
}

interface Errors {
  readonly current?: string;
  readonly password?: string;
}

function usePasswordChange(isSet: boolean) {
  const { api } = useEditor();
  const { setData } = useServerCache();
  const notify = useNotify();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await api.setPassword({ password, ...(isSet && { current }) });
      setCurrent('');
      setPassword('');
      setData<EditorPasswordState>(SERVER.password, () => ({ isSet: true }));
      notify(t('account.changed'));
    } catch (error) {
      setErrors(isSet ? { current: failureText(error) } : { password: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found: Errors = {
      ...(isSet && current === '' && { current: t('account.currentMissing') }),
      ...((password.length < MIN_PASSWORD_LENGTH || password.trim() === '') && {
        password: t('account.tooShort'),
      }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void change();
  };
  return { current, password, errors, isBusy, setCurrent, setPassword, submit };
}
