import { Trash2 } from 'lucide-react';
import type { DocKey, Status } from '../../../../compiler/model/index.ts';
import { deleteDocuments } from '../../../core/commands/delete-documents.ts';
import { setStatus } from '../../../core/commands/set-status.ts';
import { useUnsavedIn } from '../../../core/drafts/use-unsaved-in.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { idOf } from '../../../core/model/documents.ts';
import { STATUSES } from '../../../core/model/status.ts';
import { useLoadDocuments } from '../../../core/server/use-load-documents.ts';
import { type ProductView, productOf } from '../../../core/store/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { useConfirmFree } from '../model/use-confirm-free.ts';
import { t } from '../strings.ts';

export interface BulkActionsProps {
  readonly products: readonly ProductView[];
  readonly onDone: () => void;
}

/** Names in the dialog that confirms a deletion. */
const MAX_NAMES = 5;

/** Actions for the selected products. Each is one undo step. */
export function BulkActions({ products, onDone }: BulkActionsProps) {
  const { store } = useEditor();
  const run = useRun();
  const confirm = useConfirm();
  const notify = useNotify();
  const docs: readonly DocKey[] = products.map(({ key }) => key);
  const count = docs.length;
  const isUnsavedIn = useUnsavedIn();
  const confirmFree = useConfirmFree();
  const loadDocuments = useLoadDocuments();
  const setStatuses = async (status: Status) => {
    if (isUnsavedIn(docs) || !(await loadDocuments(docs))) return;
    const { head } = store.states.getState();
    const before = docs.map((key) => productOf({ key, id: idOf(key), body: head.get(key) }));
    const isSure = await confirmFree(
      before,
      before.map((product) => ({ ...product, status })),
    );
    if (isSure && run(setStatus(docs, status, t('products.bulkStatus', { status })))) onDone();
  };
  const remove = async () => {
    if (isUnsavedIn(docs)) return;
    const names = products
      .map(({ title }) => title)
      .slice(0, MAX_NAMES)
      .join(', ');
    const more = count - MAX_NAMES;
    const isSure = await confirm({
      title: t('products.deleteTitle', { count }),
      text: t('products.deleteText', {
        names: more > 0 ? t('products.namesMore', { names, count: more }) : names,
      }),
      confirm: t('products.deleteConfirm', { count }),
      isDanger: true,
    });
    if (
      !isSure ||
      !(await loadDocuments(docs)) ||
      !run(deleteDocuments(docs, t('products.deleteConfirm', { count })))
    )
      return;
    onDone();
    notify({
      text: t('products.deleted', { count }),
      action: { label: t('bar.undo'), onPress: () => void store.undo() },
    });
  };
  return (
    <>
      <Menu
        label={t('products.setStatus')}
        groups={[{ entries: STATUSES.map((status) => ({ id: status, label: status })) }]}
        onChoose={(id) => void setStatuses(id as Status)}
      >
        <Button isSmall>{t('products.setStatus')}</Button>
      </Menu>
      <Button variant="danger" isSmall icon={<Trash2 aria-hidden="true" />} onPress={() => void remove()}>
        {t('products.delete')}
      </Button>
    </>
  );
}
