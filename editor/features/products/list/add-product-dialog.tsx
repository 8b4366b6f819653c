import { useState } from 'react';
import { createDocument } from '../../../core/commands/create-document.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { collectionsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import { newProduct } from '../../../core/store/new-documents.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { t } from '../strings.ts';

/** Asks for a title only. The product screen edits everything else. */
export function AddProductDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { now, newId } = useEditor();
  const bodies = useBodies();
  const run = useRun();
  const navigate = useNavigateTo();
  const shops = collectionsOf(bodies, 'products');
  const [title, setTitle] = useState('');
  const [collectionId, setCollectionId] = useState(shops[0]?.id ?? '');
  const [isSubmitted, setTried] = useState(false);
  const create = () => {
    setTried(true);
    const name = title.trim();
    if (name === '') return;
    const id = newDocumentId(bodies, 'item', { title: name, fallback: 'product' });
    const body = newProduct(bodies, { collectionId, title: name, variantId: newId(), now: now() });
    const isCreated = run(
      createDocument({ doc: `item:${id}`, body, label: t('products.addLabel', { title: name }) }),
    );
    if (isCreated) navigate(`/config/store/products/${id}`);
  };
  return (
    <FormDialog
      title={t('products.addTitle')}
      submit={t('products.create')}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label={t('products.newTitle')}
        placeholder={t('products.titlePlaceholder')}
        value={title}
        onChange={setTitle}
        error={isSubmitted && title.trim() === '' ? t('products.titleMissing') : undefined}
        autoFocus
      />
      {shops.length > 1 && (
        <Select
          label={t('products.collection')}
          options={shops.map(({ id, body }) => ({ id, label: textAt(body, 'title') }))}
          value={collectionId}
          onChange={setCollectionId}
        />
      )}
    </FormDialog>
  );
}
