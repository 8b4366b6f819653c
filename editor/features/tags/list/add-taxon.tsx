import { type FormEvent, useState } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { createDocument } from '../../../core/commands/create-document.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import { newTaxon } from '../../../core/item-editor/categories/new-taxon.ts';
import { maxTaxonName, validateTaxonName } from '../../../core/item-editor/categories/taxon-name.ts';
import type { FoundDocument } from '../../../core/model/documents.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { t } from '../strings.ts';
import css from './taxon-list.module.css';

export interface AddTaxonProps {
  readonly type: Taxon['type'];
  /** All tags or categories, whose names are taken. */
  readonly others: readonly FoundDocument[];
}

/** The field above the list that adds a tag or category. */
export function AddTaxon({ type, others }: AddTaxonProps) {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  const [typed, setTyped] = useState('');
  const tagType = t(`taxon.${type}`);
  const name = typed.trim();
  const error = validateTaxonName(name, { type, others });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || error !== undefined) return;
    const created = newTaxon(store.states.getState().head, { type, name });
    if (!run(createDocument({ ...created, label: t('taxon.addLabel', { tagType, name }) }))) return;
    announce(t('taxon.added', { name }));
    setTyped('');
  };
  return (
    <form className={css.add} data-undo="own" onSubmit={add}>
      <TextField
        label={t('taxon.new', { tagType })}
        placeholder={t(`tags.example.${type}`)}
        value={typed}
        onChange={setTyped}
        limit={maxTaxonName(type)}
        error={error}
      />
      <Button type="submit" isDisabled={name === ''}>
        {t('taxon.add', { tagType })}
      </Button>
    </form>
  );
}
