import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { FolderKind } from '../../../core/model/folder-kind.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { addFolder } from '../navigation/new-page-commands.ts';
import { addPageOfTemplate } from '../section-library/add-page-of-template.ts';
import { BLANK_PAGE, PAGE_TEMPLATES } from '../section-library/page-templates.ts';
import { t } from '../strings/new-page-strings.ts';

export interface NewPageDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (doc: DocKey) => void;
}

const TEMPLATE_OPTIONS = PAGE_TEMPLATES.map(({ id, name, description }) => ({
  id,
  label: name,
  description,
}));

/** A page, or an index page or folder for other pages. */
type NewKind = 'page' | FolderKind;

export function NewPageDialog({ onClose, onCreated }: NewPageDialogProps) {
  const {
    kind,
    setKind,
    template,
    setTemplate,
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
    <FormDialog
      title={t('pages.newHeading')}
      submit={t(kind === 'page' ? 'pages.create' : 'pages.createFolder')}
      onSubmit={create}
      onClose={onClose}
    >
      <Select<NewKind>
        label={t('pages.newKind')}
        value={kind}
        onChange={setKind}
        options={[
          { id: 'page', label: t('pages.kindPage') },
          { id: 'index', label: t('pages.kindIndex'), description: t('pages.kindIndexHelp') },
          { id: 'folder', label: t('pages.kindFolder'), description: t('pages.kindFolderHelp') },
        ]}
      />
      {kind === 'page' && (
        <Select
          label={t('pages.newTemplate')}
          value={template.id}
          onChange={(id) => setTemplate(PAGE_TEMPLATES.find((each) => each.id === id) ?? BLANK_PAGE)}
          options={TEMPLATE_OPTIONS}
        />
      )}
      <TextField label={t('pages.newName')} value={title} onChange={setTitle} autoFocus error={error} />
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
  const may = useMay();
  const [kind, setKind] = useState<NewKind>('page');
  const [template, setTemplate] = useState(BLANK_PAGE);
  const [title, setTitle] = useState('');
  const [isInNavigation, setInNavigation] = useState(true);
  const [isTried, setTried] = useState(false);
  const named = title.trim();
  const create = () => {
    setTried(true);
    if (named === '') return;
    const { head } = store.states.getState();
    const entryId = newId();
    if (kind === 'page') {
      const pageId = newDocumentId(head, 'page', { title: named, fallback: 'page' });
      const page = { pageId, title: named, entryId, isInNavigation };
      if (run(addPageOfTemplate(head, { ...page, template, may, newId }))) onCreated(`page:${pageId}`);
      return;
    }
    const collectionId = newDocumentId(head, 'collection', { title: named, fallback: kind });
    if (run(addFolder({ collectionId, kind, title: named, entryId, isInNavigation })))
      onCreated(`collection:${collectionId}`);
  };
  const error = isTried && named === '' ? t('pages.nameRequired') : undefined;
  return {
    kind,
    setKind,
    template,
    setTemplate,
    title,
    setTitle,
    isInNavigation,
    setInNavigation,
    error,
    make: create,
  };
}
