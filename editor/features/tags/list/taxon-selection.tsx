import { Merge, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { TaxonRow } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { useRemoveTaxons } from './use-remove-taxons.ts';

export interface TaxonSelectionProps {
  readonly type: Taxon['type'];
  readonly rows: readonly TaxonRow[];
  readonly onDone: () => void;
}

/** Actions for the selected tags or categories. */
export function TaxonSelection({ type, rows, onDone }: TaxonSelectionProps) {
  const [isMerging, setMerging] = useState(false);
  const remove = useRemoveTaxons(type);
  return (
    <>
      {rows.length > 1 && (
        <Button isSmall icon={<Merge aria-hidden="true" />} onPress={() => setMerging(true)}>
          {t('tags.merge')}
        </Button>
      )}
      <Button
        variant="danger"
        isSmall
        icon={<Trash2 aria-hidden="true" />}
        onPress={() => void remove(rows).then((isDone) => isDone && onDone())}
      >
        {t('tags.remove')}
      </Button>
      {isMerging && <MergeDialog type={type} rows={rows} onClose={() => setMerging(false)} onDone={onDone} />}
    </>
  );
}
