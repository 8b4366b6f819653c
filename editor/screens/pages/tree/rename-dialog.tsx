import { useState } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlays/dialog.tsx';
import { t } from '../../../strings.ts';
import css from '../pages.module.css';

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
    <Dialog
      title={t('pages.renameTitle', { name })}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" onPress={rename}>
            {t('pages.rename')}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <TextField
          label={t('pages.newTitle')}
          value={title}
          onChange={setTitle}
          autoFocus
          error={title.trim() === '' ? t('pages.titleNeeded') : undefined}
        />
      </form>
    </Dialog>
  );
}
