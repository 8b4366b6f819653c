import type { DocKey } from '../../../../compiler/model/index.ts';
import { chooseTaxon, createChosenTaxon } from './choose-taxon.ts';
import { newTaxon } from './new-taxon.ts';
import css from './organize-card.module.css';
import { isNamed } from './taxon-name.ts';
import { TaxonNameForm, type TaxonNameFormProps } from './taxon-name-form.tsx';
import { allTaxons, fieldOf } from './taxons.ts';

export interface NewTaxonFormProps extends Pick<TaxonNameFormProps, 'type' | 'example'> {
  readonly item: DocKey;
  /** The tags or categories that can already be selected. */
  readonly existing: TaxonNameFormProps['others'];
}

/** Creates a tag or category from the item editor, or adds the one of the same name that was not offered. */
export function NewTaxonForm({ item, type, example, existing }: NewTaxonFormProps) {
  return (
    <TaxonNameForm
      type={type}
      example={example}
      others={existing}
      className={css.newTaxon}
      isSmall
      commandFor={(name, head) => {
        const field = fieldOf(type);
        const known = allTaxons(head, field).find((taxon) => isNamed(taxon, name));
        return known === undefined
          ? createChosenTaxon(item, newTaxon(head, { type, name }))
          : chooseTaxon(item, { field, id: known.id, isOn: true });
      }}
    />
  );
}
