import { Pencil, Trash2 } from 'lucide-react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import type { FoundDocument } from '../../../core/model/documents.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { DataColumn } from '../../../ui/table/data-column.ts';
import type { TaxonRow } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { RenameForm } from './rename-form.tsx';
import css from './taxon-list.module.css';
import { type Renaming, renameButtonId } from './use-renaming.ts';

interface RowActions extends Omit<Renaming, 'onShow'> {
  readonly onRemove: (row: TaxonRow) => void;
}

export interface TaxonColumnsOptions {
  readonly type: Taxon['type'];
  /** All tags or categories, whose names are taken. */
  readonly all: readonly FoundDocument[];
  /** Absent without the permission to write. */
  readonly actions?: RowActions;
}

/** The columns of the list. */
export function taxonColumns({ type, all, actions }: TaxonColumnsOptions): readonly DataColumn<TaxonRow>[] {
  const name: DataColumn<TaxonRow> = {
    id: 'name',
    header: t('tags.column.name'),
    value: (row) => row.name,
    render: (row) =>
      actions?.editedId === row.id ? (
        <RenameForm
          type={type}
          taxon={row.taxon}
          others={all.filter(({ id }) => id !== row.id)}
          onEnd={actions.end}
        />
      ) : (
        <NameCell row={row} />
      ),
  };
  const items: DataColumn<TaxonRow> = {
    id: 'items',
    header: t('tags.column.items'),
    align: 'end',
    value: ({ itemCount }) => itemCount,
    width: '110px',
  };
  return actions === undefined ? [name, items] : [name, items, actionsColumn(actions)];
}

function NameCell({ row: { name, parents } }: { readonly row: TaxonRow }) {
  return (
    <span className={css.name}>
      {name}{' '}
      {parents.length > 0 && (
        <span className={css.parents}>{t('tags.within', { parents: parents.join(' › ') })}</span>
      )}
    </span>
  );
}

function actionsColumn({ editedId, start, onRemove }: RowActions): DataColumn<TaxonRow> {
  return {
    id: 'actions',
    header: '',
    isUnsortable: true,
    value: () => '',
    render: (row) =>
      row.id !== editedId && (
        <span className={css.actions}>
          <IconButton
            id={renameButtonId(row.id)}
            label={t('tags.edit', { name: row.name })}
            icon={<Pencil />}
            isSmall
            onPress={() => start(row.id)}
          />
          <IconButton
            label={t('tags.removeNamed', { name: row.name })}
            icon={<Trash2 />}
            isSmall
            onPress={() => onRemove(row)}
          />
        </span>
      ),
    width: '96px',
  };
}
