import { useState } from 'react';
import { createForm } from '../../core/commands/create-form.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import { newDocumentId } from '../../core/model/new-id.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { t } from './strings.ts';

/** Creates a contact form and opens its editor. */
export function NewFormDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditor();
  const run = useRun();
  const navigate = useNavigateTo();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = typed.trim();
  const create = () => {
    setTried(true);
    if (name === '') return;
    const { head } = store.states.getState();
    const formId = newDocumentId(head, 'form', { title: name, fallback: 'form' });
    if (run(createForm({ formId, name, purpose: 'contact' })))
      navigate(`/config/forms/${encodeURIComponent(formId)}?view=edit`);
  };
  return (
    <FormDialog title={t('forms.add')} submit={t('forms.create')} onSubmit={create} onClose={onClose}>
      <TextField
        label={t('forms.name')}
        placeholder={t('forms.nameExample')}
        help={t('forms.addHelp')}
        value={typed}
        onChange={setTyped}
        error={isTried && name === '' ? t('forms.nameMissing') : undefined}
        limit={200}
        autoFocus
      />
    </FormDialog>
  );
}
