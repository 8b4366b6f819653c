import type { DocKey } from '../../../../compiler/model/index.ts';
import { createDocument } from '../../commands/create-document.ts';
import { setValue } from '../../commands/set-value.ts';
import { idOf } from '../../model/documents.ts';
import { textsAt } from '../../model/json-access.ts';
import type { Command } from '../../operations/changes/change.ts';
import { t } from '../../strings/core-strings.ts';
import type { NewTaxon } from './new-taxon.ts';
import { fieldOf, type TaxonField } from './taxons.ts';

export interface TaxonChoice {
  readonly field: TaxonField;
  readonly id: string;
  readonly isOn: boolean;
}

/**
 * Adds a tag or category to an item, or removes it. Also removes those that someone else has deleted since: nothing
 * else on the screen shows them.
 */
export function chooseTaxon(item: DocKey, { field, id, isOn }: TaxonChoice): Command {
  return (bodies) => {
    const others = textsAt(bodies.get(item), field).filter(
      (each) => each !== id && bodies.has(`taxon:${each}`),
    );
    const value = isOn ? [...others, id] : others;
    return setValue({ doc: item, at: [field], label: t('product.editTags'), value })(bodies);
  };
}

/** Creates a tag or category and adds it to an item, in one undo step. */
export function createChosenTaxon(item: DocKey, created: NewTaxon): Command {
  const { type, name } = created.body;
  const label = t('taxon.addLabel', { tagType: t(`taxon.${type}`), name });
  return (bodies) => {
    const choice = { field: fieldOf(type), id: idOf(created.doc), isOn: true };
    const commands = [createDocument({ ...created, label }), chooseTaxon(item, choice)];
    return { label, ops: commands.flatMap((command) => command(bodies).ops) };
  };
}
