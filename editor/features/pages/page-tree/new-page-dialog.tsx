import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { addPage } from '../navigation/page-commands.ts';
import { t } from '../strings/pages-strings.ts';

export interface NewPageDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (doc: DocKey) => void;
}

export function NewPageDialog({ onClose, onCreated }: NewPageDialogProps) {
  const {
    title,
    setTitle,
    isInNavigation,
    setInNavigation,
    error,
    make: create,
  } = useNewPage((doc) => {
    onCreated(doc);
    onClose();
  });
  return (
    <FormDialog title={t('pages.add')} submit={t('pages.create')} onSubmit={create} onClose={onClose}>
      <TextField label={t('pages.newTitle')} value={title} onChange={setTitle} autoFocus error={error} />
      <Checkbox isSelected={isInNavigation} onChange={setInNavigation}>
        {t('pages.newInNavigation')}
      </Checkbox>
    </FormDialog>
  );
}

/** State of the form. `create` adds the page when the title is valid. */
function useNewPage(onCreated: (doc: DocKey) => void) {
  const { store, newId } = useEditor();
  const run = useRun();
  const [title, setTitle] = useState('');
  const [isInNavigation, setInNavigation] = useState(true);
  const [isTried, setTried] = useState(false);
  const named = title.trim();
  const create = () => {
    setTried(true);
    if (named === '') return;
    const pageId = newDocumentId(store.states.getState().head, 'page', { title: named, fallback: 'page' });
    const ids = { pageId, sectionId: newId(), blockId: newId(), entryId: newId() };
    if (run(addPage({ ...ids, title: named, isInNavigation }))) onCreated(`page:${pageId}`);
  };
  const error = isTried && named === '' ? t('pages.titleRequired') : undefined;
  return { title, setTitle, isInNavigation, setInNavigation, error, make: create };
}
