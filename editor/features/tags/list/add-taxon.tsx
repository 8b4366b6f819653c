import { createDocument } from '../../../core/commands/create-document.ts';
import { newTaxon } from '../../../core/item-editor/categories/new-taxon.ts';
import {
  TaxonNameForm,
  type TaxonNameFormProps,
} from '../../../core/item-editor/categories/taxon-name-form.tsx';
import { t } from '../strings.ts';
import css from './taxon-list.module.css';

/** The field above the list that adds a tag or category. `others` are all of them. */
export function AddTaxon({ type, others }: Pick<TaxonNameFormProps, 'type' | 'others'>) {
  return (
    <TaxonNameForm
      type={type}
      example={t(`tags.example.${type}`)}
      others={others}
      className={css.add}
      commandFor={(name, head) =>
        createDocument({
          ...newTaxon(head, { type, name }),
          label: t('taxon.addLabel', { tagType: t(`taxon.${type}`), name }),
        })
      }
    />
  );
}
