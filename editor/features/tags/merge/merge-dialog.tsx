import { useState } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { useBodies } from '../../../core/hooks/use-documents.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { taggedItems } from '../model/tagged-items.ts';
import type { TaxonRow } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { useReplaceTaxons } from '../use-replace-taxons.ts';
import css from './merge-dialog.module.css';

export interface MergeDialogProps {
  readonly type: Taxon['type'];
  /** At least two. */
  readonly rows: readonly TaxonRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks which of the selected tags or categories remains, with the number of items that move to it (R-TAG-MERGE-03). */
export function MergeDialog({ type, rows, onClose, onDone }: MergeDialogProps) {
  const bodies = useBodies();
  const notify = useNotify();
  const replace = useReplaceTaxons();
  useReturnFocus();
  const [target, setTarget] = useState(() => mostUsed(rows)?.id ?? '');
  const [isPending, setPending] = useState(false);
  const name = rows.find(({ id }) => id === target)?.name ?? '';
  const removed = new Set(rows.map(({ id }) => id).filter((id) => id !== target));
  const count = taggedItems(bodies, type, removed).length;
  const tagTypes = t(`tags.${type}Plural`);
  const merge = async () => {
    setPending(true);
    const isDone = await replace({ type, removed, target }, t('tags.mergeLabel', { tagTypes, name }));
    setPending(false);
    onClose();
    if (!isDone) return;
    onDone();
    notify(t('tags.merged', { name, count }));
  };
  return (
    <Dialog
      title={t('tags.mergeTitle', { count: rows.length, tagTypes })}
      size="small"
      isOpen
      onClose={onClose}
      isRequired={isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('kit.cancel')}
          </Button>
          <Button variant="danger-filled" onPress={() => void merge()} isPending={isPending}>
            {t('tags.mergeConfirm', { name })}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <Select
          label={t('tags.mergeInto')}
          options={rows.map(({ id, name: label, itemCount }) => ({
            id,
            label,
            description: t('tags.itemCount', { count: itemCount }),
          }))}
          value={target}
          onChange={setTarget}
        />
        <p role="status">{t('tags.mergeText', { count, name, tagTypes })}</p>
      </div>
    </Dialog>
  );
}

function mostUsed(rows: readonly TaxonRow[]): TaxonRow | undefined {
  return rows.toSorted((a, b) => b.itemCount - a.itemCount)[0];
}
