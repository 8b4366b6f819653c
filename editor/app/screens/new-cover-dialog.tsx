import { useState } from 'react';
import { PAGE_TYPE } from '../../../formatters/vocabulary/content/page-type.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import { newDocumentId } from '../../core/model/new-id.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { addPage, coverContent } from '../../features/pages/navigation/new-page-commands.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { t } from './strings.ts';

/** Creates a cover page as a draft and opens it. */
export function NewCoverDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, newId } = useEditor();
  const run = useRun();
  const navigate = useNavigateTo();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const title = name.trim();
  const create = () => {
    setChecked(true);
    if (title === '') return;
    const pageId = newDocumentId(store.states.getState().head, 'page', { title, fallback: 'cover' });
    const cover = {
      pageId,
      title,
      content: coverContent(title, newId),
      pageType: PAGE_TYPE['splash-page'],
      entryId: newId(),
      isInNavigation: false,
    };
    if (!run(addPage(cover))) return;
    onClose();
    navigate(`/config/pages/${encodeURIComponent(pageId)}`);
  };
  return (
    <FormDialog
      title={t('screens.newCover')}
      submit={t('screens.createCover')}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label={t('screens.coverTitle')}
        value={name}
        onChange={setName}
        autoFocus
        error={isChecked && title === '' ? t('screens.coverTitleMissing') : undefined}
      />
    </FormDialog>
  );
}
