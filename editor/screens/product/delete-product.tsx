import { Trash2 } from 'lucide-react';
import { deleteDocuments } from '../../commands/delete-documents.ts';
import { useRun } from '../../hooks/documents/use-run.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useNavigateTo } from '../../hooks/shell/use-navigate-to.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import type { ProductView } from '../../model/store/product.ts';
import { tProduct } from '../../strings/product.ts';
import { t } from '../../strings.ts';

export function DeleteProduct({ product: { key, title } }: { readonly product: ProductView }) {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const navigate = useNavigateTo();
  const notify = useNotify();
  const remove = async () => {
    const isSure = await confirm({
      title: t('products.deleteTitle', { count: 1 }),
      text: `${title}. ${tProduct('product.deleteText')}`,
      confirm: tProduct('product.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    // Deleting is no draft. What waits here is not saved by it either: undoing brings back what there was.
    store.discard(key, t('dirty.discardLabel', { title }));
    store.letGo(key);
    if (!run(deleteDocuments([key], `${tProduct('product.delete')} ${title}`))) return store.hold(key);
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
