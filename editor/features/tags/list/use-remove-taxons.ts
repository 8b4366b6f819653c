import { useCallback } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { documentsOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { focusMain } from '../../../ui/focus/focus-main.ts';
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { taggedItems } from '../model/tagged-items.ts';
import type { TaxonRow } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { useReplaceTaxons } from '../use-replace-taxons.ts';

/**
 * Removes tags or categories after a confirmation with the number of items that have them (R-TAG-MERGE-03). Resolves
 * to true when they were removed.
 */
export function useRemoveTaxons(type: Taxon['type']): (rows: readonly TaxonRow[]) => Promise<boolean> {
  const { store } = useEditor();
  const confirm = useConfirm();
  const notify = useNotify();
  const replace = useReplaceTaxons();
  return useCallback(
    async (rows) => {
      const removed = new Set(rows.map(({ id }) => id));
      const { head } = store.states.getState();
      const count = taggedItems(head, type, removed).length;
      const hasChildren = documentsOf(head, 'taxon').some(
        ({ id, body }) => removed.has(textAt(body, 'parent')) && !removed.has(id),
      );
      const { title, text, action, done } = textsOf(type, rows, count);
      const isSure = await confirm({
        title,
        text: hasChildren ? `${text} ${t('tags.subcategories')}` : text,
        confirm: action,
        isDanger: true,
      });
      if (!isSure || !(await replace({ type, removed }, action))) return false;
      notify(done);
      focusMain();
      return true;
    },
    [store, type, confirm, notify, replace],
  );
}

interface RemovalTexts {
  readonly title: string;
  readonly text: string;
  /** The button, and the name of the change. */
  readonly action: string;
  readonly done: string;
}

function textsOf(type: Taxon['type'], rows: readonly TaxonRow[], items: number): RemovalTexts {
  const [first, ...others] = rows;
  if (first !== undefined && others.length === 0) {
    const { name } = first;
    return {
      title: t('tags.removeTitle', { name }),
      text: t('tags.removeText', { count: items }),
      action: t('tags.removeConfirm', { tagType: t(`taxon.${type}`) }),
      done: t('tags.removed', { name }),
    };
  }
  const many = { count: rows.length, tagTypes: t(`tags.${type}Plural`) };
  return {
    title: t('tags.removeManyTitle', many),
    text: t('tags.removeManyText', { count: items }),
    action: t('tags.removeManyConfirm', many),
    done: t('tags.removedMany', many),
  };
}
