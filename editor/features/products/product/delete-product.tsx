import { Trash2 } from 'lucide-react';
import { deleteDocuments } from '../../../core/commands/delete-documents.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { useNavigateTo } from '../../../core/shell/use-navigate-to.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { t } from '../strings.ts';

export function DeleteProduct({ product: { key, title } }: { readonly product: ProductView }) {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const remove = async () => {
    const isSure = await confirm({
      title: t('products.deleteTitle', { count: 1 }),
      text: `${title}. ${t('product.deleteText')}`,
      confirm: t('product.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    // Deletion is not staged. Staged changes are not saved by it either: undo restores the saved product.
    store.discard(key, t('dirty.discardLabel', { title }));
    store.release(key);
    if (!run(deleteDocuments([key], `${t('product.delete')} ${title}`))) return store.stage(key);
    notify({
      text: t('products.deleted', { count: 1 }),
      action: { label: t('bar.undo'), onPress: () => void store.undo() },
    });
    navigate('/config/store/products');
  };
  return (
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
      {t('kit.delete')}
    </Button>
  );
}
