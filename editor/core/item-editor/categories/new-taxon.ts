import type { Bodies, DocKey, Taxon } from '../../../../compiler/model/index.ts';
import { newDocumentId } from '../../model/new-id.ts';
import { allTaxons, displayIndexOf, fieldOf } from './taxons.ts';

export interface NewTaxon {
  readonly doc: DocKey;
  readonly body: Taxon;
}

/** Returns the document of a new tag or category, the last one in display order. */
export function newTaxon(bodies: Bodies, { type, name }: Pick<Taxon, 'type' | 'name'>): NewTaxon {
  const last = allTaxons(bodies, fieldOf(type)).at(-1);
  const title = type === 'tag' ? `tag ${name}` : name;
  const id = newDocumentId(bodies, 'taxon', { title, fallback: type });
  const displayIndex = last === undefined ? 0 : displayIndexOf(last) + 1;
  return { doc: `taxon:${id}`, body: { type, name, displayIndex } };
}
