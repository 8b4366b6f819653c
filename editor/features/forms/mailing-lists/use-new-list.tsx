import { type ReactNode, useState } from 'react';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../strings.ts';
import { createMailingList } from './mailing-list-commands.ts';

export interface NewList {
  readonly fields: ReactNode;
  /** Creates the list and returns its id; undefined while a field is invalid. */
  readonly create: () => string | undefined;
}

/** The fields of a new mailing list. */
export function useNewList(): NewList {
  const { store } = useEditor();
  const run = useRun();
  const [typedName, setName] = useState('');
  const [typedEmail, setEmail] = useState('');
  const [doubleOptIn, setDoubleOptIn] = useState(true);
  const [isTried, setTried] = useState(false);
  const name = typedName.trim();
  const contactEmail = typedEmail.trim();
  const emailError = contactEmail === '' || isEmail(contactEmail) ? undefined : t('lists.emailInvalid');
  const create = () => {
    setTried(true);
    if (name === '' || name.length > MAX_NAME || emailError !== undefined) return undefined;
    const id = newDocumentId(store.states.getState().head, 'mailing-list', { title: name, fallback: 'list' });
    const list = { name, doubleOptIn, ...(contactEmail !== '' && { contactEmail }) };
    return run(createMailingList(id, list)) ? id : undefined;
  };
  const fields = (
    <>
      <TextField
        label={t('lists.name')}
        placeholder={t('lists.nameExample')}
        help={t('lists.nameHelp')}
        value={typedName}
        onChange={setName}
        error={isTried && name === '' ? t('forms.nameMissing') : undefined}
        limit={MAX_NAME}
        autoFocus
      />
      <TextField
        label={t('lists.contactEmail')}
        help={t('lists.contactEmailHelp')}
        value={typedEmail}
        onChange={setEmail}
        error={emailError}
        inputMode="email"
      />
      <Switch isSelected={doubleOptIn} onChange={setDoubleOptIn}>
        {t('lists.doubleOptIn')}
      </Switch>
    </>
  );
  return { fields, create };
}

const MAX_NAME = 200;
