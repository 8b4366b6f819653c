import type { ClipboardEvent } from 'react';
import { useRun } from '../../../core/hooks/use-run.ts';
import { readPrice } from '../../../core/store/money.ts';
import type { ProductView } from '../../../core/store/product.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { setVariants } from '../commands/set-variants.ts';
import { pastedColumn } from '../model/pasted-column.ts';
import { t } from '../strings.ts';
import { type MoneyFieldName, moneyValues } from './money-cell.tsx';

/** Pastes a spreadsheet column into a cell and the cells below it, as one undo step (editor 4.2, 16). */
export function usePasteColumn(
  product: ProductView,
  { currency, isReadOnly }: { readonly currency: string; readonly isReadOnly: boolean },
) {
  const run = useRun();
  const notify = useNotify();
  return (field: MoneyFieldName, first: number) => (event: ClipboardEvent) => {
    const lines = pastedColumn(event.clipboardData.getData('text/plain'));
    if (lines === undefined || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    const cells = lines.slice(0, product.variants.length - first);
    const invalid = cells.findIndex((text) => text !== '' && readPrice(text, currency) === undefined);
    if (invalid >= 0) {
      const text = cells[invalid] ?? '';
      return notify({ text: t('product.pastedInvalid', { line: invalid + 1, text }), isBad: true });
    }
    const values = cells.flatMap((typed, index) => {
      const variant = product.variants[first + index];
      return variant === undefined || typed === '' ? [] : moneyValues(variant.id, { field, typed, currency });
    });
    const label = field === 'priceMoney' ? t('product.editPrice') : t('product.editSale');
    if (run(setVariants(product.key, values, label)))
      notify(t('product.pasted', { count: cells.filter((text) => text !== '').length }));
  };
}
