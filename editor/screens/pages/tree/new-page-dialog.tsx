import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useRun } from '../../../hooks/use-run.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlays/dialog.tsx';
import { newDocumentId } from '../../../model/new-id.ts';
import { t } from '../../../strings.ts';
import { addPage } from '../commands/page-commands.ts';
import css from '../pages.module.css';

export interface NewPageDialogProps {
  readonly onClose: () => void;
  readonly onMade: (doc: DocKey) => void;
}

export function NewPageDialog({ onClose, onMade }: NewPageDialogProps) {
  const { store, newId } = useEditor();
  const run = useRun();
  const [title, setTitle] = useState('');
  const [isInNavigation, setInNavigation] = useState(true);
  const [isTried, setTried] = useState(false);
  const make = () => {
    setTried(true);
    const named = title.trim();
    if (named === '') return;
    const pageId = newDocumentId(store.states.getState().head, 'page', { title: named, fallback: 'page' });
    const made = run(
      addPage({
        pageId,
        title: named,
        sectionId: newId(),
        blockId: newId(),
        entryId: newId(),
        isInNavigation,
      }),
    );
    if (!made) return;
    onMade(`page:${pageId}`);
    onClose();
  };
  return (
    <Dialog
      title={t('pages.add')}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kit.cancel')}</Button>
          <Button variant="primary" onPress={make}>
            {t('pages.create')}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <TextField
          label={t('pages.newTitle')}
          value={title}
          onChange={setTitle}
          autoFocus
          error={isTried && title.trim() === '' ? t('pages.titleNeeded') : undefined}
        />
        <Checkbox isSelected={isInNavigation} onChange={setInNavigation}>
          {t('pages.newInNavigation')}
        </Checkbox>
      </form>
    </Dialog>
  );
}
