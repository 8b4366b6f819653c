import { Tags } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { useDocuments } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import type { FoundDocument } from '../../../core/model/documents.ts';
import { useTableView } from '../../../core/shell/use-search.ts';
import { EmptyState } from '../../../ui/feedback/message.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { countItems } from '../model/tagged-items.ts';
import { type TaxonRow, taxonRows } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { AddTaxon } from './add-taxon.tsx';
import { taxonColumns } from './taxon-columns.tsx';
import css from './taxon-list.module.css';
import { TaxonSelection } from './taxon-selection.tsx';
import { useRemoveTaxons } from './use-remove-taxons.ts';
import { useRenaming } from './use-renaming.ts';

export interface TaxonListProps {
  readonly type: Taxon['type'];
  /** All tags and categories of the site. */
  readonly taxons: readonly FoundDocument[];
}

/** The tags or the categories: adds, renames, merges and removes them (R-TAG-MGR-01 to -04). */
export function TaxonList({ type, taxons }: TaxonListProps) {
  const may = useMay();
  const items = useDocuments('item');
  const [view, setView] = useTableView();
  const mayWrite = may('tags.write');
  const rows = useMemo(() => taxonRows(taxons, type, countItems(items, type)), [taxons, type, items]);
  const all = useMemo(() => rows.map(({ taxon }) => taxon), [rows]);
  const { editedId, start, end, onShow } = useRenaming(type);
  const remove = useRemoveTaxons(type);
  const onRemove = useCallback((row: TaxonRow) => void remove([row]), [remove]);
  const columns = useMemo(
    () => taxonColumns({ type, all, ...(mayWrite && { actions: { editedId, start, end, onRemove } }) }),
    [type, all, mayWrite, editedId, start, end, onRemove],
  );
  return (
    <div className={css.list}>
      {mayWrite && <AddTaxon type={type} others={all} />}
      <DataTable<TaxonRow>
        label={t(`tags.${type}`)}
        searchLabel={t(`tags.search.${type}`)}
        rows={rows}
        columns={columns}
        idOf={idOfRow}
        nameOf={nameOfRow}
        view={view}
        onView={setView}
        onShow={onShow}
        {...(mayWrite && {
          renderBulk: (chosen: readonly TaxonRow[], clear: () => void) => (
            <TaxonSelection type={type} rows={chosen} onDone={clear} />
          ),
        })}
        empty={
          <EmptyState icon={<Tags />} title={t(`tags.empty.${type}`)}>
            {t(`tags.emptyText.${type}`)}
          </EmptyState>
        }
      />
    </div>
  );
}

function idOfRow({ id }: TaxonRow): string {
  return id;
}

function nameOfRow({ name }: TaxonRow): string {
  return name;
}
