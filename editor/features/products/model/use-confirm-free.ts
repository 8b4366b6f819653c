import { useCallback } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { moneyLabel } from '../../../core/store/money.ts';
import { currencyOf, isFree, type ProductView } from '../../../core/store/product.ts';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { t } from '../strings.ts';

/**
 * Asks before products are published for free, which is usually a missing price. Does not ask again for products that
 * were free before.
 */
export function useConfirmFree(): (
  before: readonly ProductView[],
  after: readonly ProductView[],
) => Promise<boolean> {
  const { store } = useEditor();
  const confirm = useConfirm();
  return useCallback(
    async (before, after) => {
      const alreadyFree = new Set(before.filter(isSoldForFree).map(({ id }) => id));
      const free = after.filter((product) => isSoldForFree(product) && !alreadyFree.has(product.id));
      if (free.length === 0) return true;
      const price = moneyLabel('0', currencyOf(store.states.getState().head));
      return confirm({
        title: t('product.freeTitle', { title: free.map(({ title }) => title).join(', ') }),
        text: t('product.freeText', { price }),
        confirm: t('product.freeConfirm'),
        isDanger: true,
      });
    },
    [store, confirm],
  );
}

function isSoldForFree(product: ProductView): boolean {
  return (product.status === 'Published' || product.status === 'Scheduled') && isFree(product);
}
