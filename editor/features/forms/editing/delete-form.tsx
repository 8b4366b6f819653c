import { Trash2 } from 'lucide-react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useDeleteDocument } from '../../../core/hooks/use-delete-document.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { idOf, titleOf } from '../../../core/model/documents.ts';
import { useLoadDocuments } from '../../../core/server/use-load-documents.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { t } from '../strings.ts';
import { documentsWithForms, formUses } from './form-uses.ts';

export interface DeleteFormProps {
  readonly doc: DocKey;
  readonly listHref: string;
}

/** Deletes the form after a confirmation that names the pages and products with it. */
export function DeleteForm({ doc, listHref }: DeleteFormProps) {
  const { store } = useEditor();
  const may = useMay();
  const deleteDocument = useDeleteDocument();
  const loadDocuments = useLoadDocuments();
  if (!may('forms.write')) return null;
  const remove = async () => {
    if (!(await loadDocuments(documentsWithForms(store.states.getState().head)))) return;
    const { head } = store.states.getState();
    const title = titleOf(doc, head.get(doc));
    const uses = formUses(head, idOf(doc)).map(({ key, body }) => titleOf(key, body));
    await deleteDocument({
      doc,
      title,
      dialog: {
        title: t('forms.deleteFormTitle', { title }),
        text:
          uses.length > 0
            ? t('forms.deleteFormUsed', { titles: uses.join(', ') })
            : t('forms.deleteFormText'),
        confirm: t('forms.deleteForm'),
      },
      deleted: t('forms.formDeleted'),
      listHref,
    });
  };
  return (
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
