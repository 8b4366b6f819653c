import { useState } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { maxTaxonName, validateTaxonName } from '../../../core/item-editor/categories/taxon-name.ts';
import type { FoundDocument } from '../../../core/model/documents.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CellForm } from '../../../ui/table/cell-form.tsx';
import { nameOf } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';
import { renameFieldId } from './use-renaming.ts';

export interface RenameFormProps {
  readonly type: Taxon['type'];
  readonly taxon: FoundDocument;
  /** The others of its kind. */
  readonly others: readonly FoundDocument[];
  readonly onEnd: () => void;
}

/** Edits the name of a tag or category in its row. Enter saves it, Escape reverts it. */
export function RenameForm({ type, taxon, others, onEnd }: RenameFormProps) {
  const run = useRun();
  const announce = useAnnounce();
  const before = nameOf(taxon);
  const [typed, setTyped] = useState(before);
  const name = typed.trim();
  const error = name === '' ? t('tags.nameMissing') : validateTaxonName(name, { type, others });
  const save = () => {
    if (error !== undefined) return;
    const label = t('tags.renameLabel', { tagType: t(`taxon.${type}`), name: before });
    if (!run(setValue({ doc: taxon.key, at: ['name'], value: name, label }))) return;
    if (name !== before) announce(t('tags.renamed', { name }));
    onEnd();
  };
  return (
    <CellForm onSubmit={save} onCancel={onEnd}>
      {(onKeyDown) => (
        <>
          <TextField
            id={renameFieldId(taxon.id)}
            label={t('tags.editName', { name: before })}
            isLabelHidden
            value={typed}
            onChange={setTyped}
            onKeyDown={onKeyDown}
            limit={maxTaxonName(type)}
            error={error}
            autoFocus
          />
          <Button type="submit" variant="primary" isSmall>
            {t('tags.save')}
          </Button>
          <Button isSmall onPress={onEnd}>
            {t('kit.cancel')}
          </Button>
        </>
      )}
    </CellForm>
  );
}
