import { type FormEvent, useState } from 'react';
import type { DocKey, Taxon } from '../../../../compiler/model/index.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { createDocument } from '../../commands/create-document.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useRun } from '../../hooks/use-run.ts';
import type { FoundDocument } from '../../model/documents.ts';
import { textAt } from '../../model/json-access.ts';
import { newDocumentId } from '../../model/new-id.ts';
import { t } from '../../strings/core-strings.ts';
import css from './organize-card.module.css';
import { displayIndexOf } from './taxons.ts';

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
  const error = validateName(name, existing);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || error !== undefined) return;
    const known = all.find((category) => isNamed(category, name));
    if (known !== undefined) {
      onCreate(known.id);
      setTyped('');
      return;
    }
    const last = all.at(-1);
    const id = newDocumentId(store.states.getState().head, 'taxon', { title: name, fallback: 'category' });
    const body: Taxon = {
      type: 'category',
      name,
      displayIndex: last === undefined ? 0 : displayIndexOf(last) + 1,
    };
    const doc: DocKey = `taxon:${id}`;
    if (!run(createDocument({ doc, body, label: t('product.addCategoryLabel', { name }) }))) return;
    onCreate(id);
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

function validateName(name: string, existing: readonly FoundDocument[]): string | undefined {
  const max = LIMITS.categoryCharacters;
  if (name.length > max) return t('limit.tooLong', { max });
  return existing.some((category) => isNamed(category, name)) ? t('product.categoryTaken') : undefined;
}

/** Names that differ only in case or spaces around them are the same (R-TAG-MSG-03). */
function isNamed({ body }: FoundDocument, name: string): boolean {
  return textAt(body, 'name').trim().toLowerCase() === name.trim().toLowerCase();
}
