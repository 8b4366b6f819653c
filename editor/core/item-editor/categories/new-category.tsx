import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { createDocument } from '../../commands/create-document.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useRun } from '../../hooks/use-run.ts';
import { type FoundDocument, idOf } from '../../model/documents.ts';
import { t } from '../../strings/core-strings.ts';
import { newTaxon } from './new-taxon.ts';
import css from './organize-card.module.css';
import { isNamed, validateTaxonName } from './taxon-name.ts';

export interface NewCategoryProps {
  /** Placeholder of the field. */
  readonly example: string;
  /** All categories of the site in order. */
  readonly all: readonly FoundDocument[];
  /** The categories that can already be selected. */
  readonly existing: readonly FoundDocument[];
  /** Called with the new category, or the existing one of the same name. */
  readonly onCreate: (taxonId: string) => void;
}

/** Creates a category from the item editor. */
export function NewCategory({ example, all, existing, onCreate }: NewCategoryProps) {
  const { store } = useEditor();
  const run = useRun();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const error = validateTaxonName(name, { type: 'category', others: existing });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || error !== undefined) return;
    const known = all.find((category) => isNamed(category, name));
    if (known !== undefined) {
      onCreate(known.id);
      setTyped('');
      return;
    }
    const created = newTaxon(store.states.getState().head, { type: 'category', name });
    if (!run(createDocument({ ...created, label: t('taxon.addLabel', { tagType: 'category', name }) })))
      return;
    onCreate(idOf(created.doc));
    setTyped('');
  };
  return (
    <form className={css.newCategory} data-undo="own" onSubmit={add}>
      <TextField
        label={t('product.newCategory')}
        placeholder={example}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <Button type="submit" isSmall isDisabled={name === ''}>
        {t('product.addCategory')}
      </Button>
    </form>
  );
}
