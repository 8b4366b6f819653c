import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { t } from '../strings/pages-strings.ts';

export interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

export function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const [title, setTitle] = useState(name);
  const rename = () => {
    if (title.trim() === '') return;
    if (title.trim() !== name) onRename(title.trim());
    onClose();
  };
  return (
    <FormDialog
      title={t('pages.renameTitle', { name })}
      submit={t('pages.rename')}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        label={t('pages.newTitle')}
        value={title}
        onChange={setTitle}
        autoFocus
        error={title.trim() === '' ? t('pages.titleRequired') : undefined}
      />
    </FormDialog>
  );
}
