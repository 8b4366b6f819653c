import { type FormEvent, useState } from 'react';
import { type DocKey, LIMITS, type Taxon } from '../../../compiler/model/index.ts';
import { createDocument } from '../../commands/create-document.ts';
import { useRun } from '../../hooks/documents/use-run.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { newDocumentId } from '../../model/documents/new-id.ts';
import { tProduct } from '../../strings/product.ts';
import css from './organise-card.module.css';

export interface NewCategoryProps {
  /** Names that there are. */
  readonly taken: readonly string[];
  readonly onMade: (taxonId: string) => void;
}

/** A category, made where it is missed. */
export function NewCategory({ taken, onMade }: NewCategoryProps) {
  const { store } = useEditor();
  const run = useRun();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || problemOf(name, taken) !== undefined) return;
    const id = newDocumentId(store.states.getState().head, 'taxon', { title: name, fallback: 'category' });
    const body: Taxon = { type: 'category', name, displayIndex: taken.length };
    const doc: DocKey = `taxon:${id}`;
    if (!run(createDocument({ doc, body, label: tProduct('product.addCategoryLabel', { name }) }))) return;
    onMade(id);
    setTyped('');
  };
  return (
    <form className={css.newCategory} data-undo="own" onSubmit={add}>
      <TextField
        label={tProduct('product.newCategory')}
        placeholder={tProduct('product.newCategoryPlaceholder')}
        value={typed}
        onChange={setTyped}
        error={problemOf(name, taken)}
      />
      <Button type="submit" isSmall isDisabled={name === ''}>
        {tProduct('product.addCategory')}
      </Button>
    </form>
  );
}

function problemOf(name: string, taken: readonly string[]): string | undefined {
  const max = LIMITS.categoryCharacters;
  if (name.length > max) return tProduct('product.categoryLong', { max: String(max) });
  return taken.includes(name) ? tProduct('product.categoryTaken') : undefined;
}
