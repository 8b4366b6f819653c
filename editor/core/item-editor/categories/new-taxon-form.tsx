import { type FormEvent, useState } from 'react';
import type { DocKey, Taxon } from '../../../../compiler/model/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useRun } from '../../hooks/use-run.ts';
import type { FoundDocument } from '../../model/documents.ts';
import { useAnnounce } from '../../shell/announcer.tsx';
import { t } from '../../strings/core-strings.ts';
import { chooseTaxon, createChosenTaxon } from './choose-taxon.ts';
import { newTaxon } from './new-taxon.ts';
import css from './organize-card.module.css';
import { isNamed, maxTaxonName, validateTaxonName } from './taxon-name.ts';
import { allTaxons, fieldOf } from './taxons.ts';

export interface NewTaxonFormProps {
  readonly item: DocKey;
  readonly type: Taxon['type'];
  /** Placeholder of the field. */
  readonly example: string;
  /** The tags or categories that can already be selected. */
  readonly existing: readonly FoundDocument[];
}

/** Creates a tag or category from the item editor, or adds the one of the same name that was not offered. */
export function NewTaxonForm({ item, type, example, existing }: NewTaxonFormProps) {
  const { store } = useEditor();
  const run = useRun();
  const announce = useAnnounce();
  const [typed, setTyped] = useState('');
  const tagType = t(`taxon.${type}`);
  const name = typed.trim();
  const error = validateTaxonName(name, { type, others: existing });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || error !== undefined) return;
    const { head } = store.states.getState();
    const field = fieldOf(type);
    const known = allTaxons(head, field).find((taxon) => isNamed(taxon, name));
    const command =
      known === undefined
        ? createChosenTaxon(item, newTaxon(head, { type, name }))
        : chooseTaxon(item, { field, id: known.id, isOn: true });
    if (!run(command)) return;
    announce(t('taxon.added', { name }));
    setTyped('');
  };
  return (
    <form className={css.newTaxon} data-undo="own" onSubmit={add}>
      <TextField
        label={t('taxon.new', { tagType })}
        placeholder={example}
        value={typed}
        onChange={setTyped}
        limit={maxTaxonName(type)}
        error={error}
      />
      <Button type="submit" isSmall isDisabled={name === ''}>
        {t('taxon.add', { tagType })}
      </Button>
    </form>
  );
}
