import { type FormEvent, useState } from 'react';
import type { Bodies, Taxon } from '../../../../compiler/model/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useRun } from '../../hooks/use-run.ts';
import type { FoundDocument } from '../../model/documents.ts';
import type { Command } from '../../operations/changes/change.ts';
import { useAnnounce } from '../../shell/announcer.tsx';
import { t } from '../../strings/core-strings.ts';
import { maxTaxonName, validateTaxonName } from './taxon-name.ts';

export interface TaxonNameFormProps {
  readonly type: Taxon['type'];
  /** Placeholder of the field. */
  readonly example: string;
  /** The tags or categories whose names are taken. */
  readonly others: readonly FoundDocument[];
  readonly className: string | undefined;
  readonly isSmall?: boolean;
  /** What adding a tag or category with this name does. */
  readonly commandFor: (name: string, head: Bodies) => Command;
}

/** A field and a button that add a tag or category. */
export function TaxonNameForm({
  type,
  example,
  others,
  className,
  isSmall = false,
  commandFor,
}: TaxonNameFormProps) {
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
    if (!run(commandFor(name, store.states.getState().head))) return;
    announce(t('taxon.added', { name }));
    setTyped('');
  };
  return (
    <form className={className} data-undo="own" onSubmit={add}>
      <TextField
        label={t('taxon.new', { tagType })}
        placeholder={example}
        value={typed}
        onChange={setTyped}
        limit={maxTaxonName(type)}
        error={error}
      />
      <Button type="submit" isSmall={isSmall} isDisabled={name === ''}>
        {t('taxon.add', { tagType })}
      </Button>
    </form>
  );
}
