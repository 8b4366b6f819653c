import { Trash2 } from 'lucide-react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useDeleteDocument } from '../../../core/hooks/use-delete-document.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { t } from '../strings.ts';

export function DeleteProduct({ product: { key, title } }: { readonly product: ProductView }) {
  const { store } = useEditor();
  const run = useRun();
  const deleteDocument = useDeleteDocument();
  // Deletion is not staged. Staged changes are not saved by it either: undo restores the saved product.
  const runUnstaged = (command: Command) => {
    store.discard(key, t('dirty.discardLabel', { title }));
    store.release(key);
    const isDone = run(command);
    if (!isDone) store.stage(key);
    return isDone;
  };
  const remove = () =>
    deleteDocument({
      doc: key,
      title,
      dialog: {
        title: t('products.deleteTitle', { count: 1 }),
        text: `${title}. ${t('product.deleteText')}`,
        confirm: t('product.delete'),
      },
      deleted: t('products.deleted', { count: 1 }),
      listHref: '/config/store/products',
      run: runUnstaged,
    });
  return (
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
