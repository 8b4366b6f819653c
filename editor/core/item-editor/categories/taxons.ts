import type { Bodies, Taxon } from '../../../../compiler/model/index.ts';
import { documentsOf, type FoundDocument } from '../../model/documents.ts';
import { numberAt, textAt, textsAt } from '../../model/json-access.ts';

export type TaxonField = 'tags' | 'categories';

/** Returns the field of items that refers to tags or categories. */
export function fieldOf(type: Taxon['type']): TaxonField {
  return type === 'tag' ? 'tags' : 'categories';
}

export interface TaxonOptions {
  readonly collectionId: string;
  readonly field: TaxonField;
  /** Options already shown stay listed, whichever items use them now. */
  readonly shown?: ReadonlySet<string>;
}

/**
 * Returns the tags or categories that an item of a collection can choose, in display order: all tags, which connect items of
 * any kind, and the categories that items of such collections use or that none uses. A shop is not offered the categories of a blog.
 */
export function taxonsFor(
  bodies: Bodies,
  { collectionId, field, shown }: TaxonOptions,
): readonly FoundDocument[] {
  if (field === 'tags') return allTaxons(bodies, field);
  const [inCollection, inOthers] = [new Set<string>(), new Set<string>()];
  const kindOf = (id: string) => numberAt(bodies.get(`collection:${id}`), 'type') ?? id;
  for (const { body } of documentsOf(bodies, 'item')) {
    const used = kindOf(textAt(body, 'collectionId')) === kindOf(collectionId) ? inCollection : inOthers;
    for (const id of textsAt(body, field)) used.add(id);
  }
  return allTaxons(bodies, field).filter(
    ({ id }) => inCollection.has(id) || !inOthers.has(id) || shown?.has(id) === true,
  );
}

/** Returns all tags or categories of the site in display order. */
export function allTaxons(bodies: Bodies, field: TaxonField): readonly FoundDocument[] {
  const type = field === 'tags' ? 'tag' : 'category';
  return documentsOf(bodies, 'taxon')
    .filter(({ body }) => textAt(body, 'type') === type)
    .sort((a, b) => displayIndexOf(a) - displayIndexOf(b));
}

export function displayIndexOf({ body }: FoundDocument): number {
  return numberAt(body, 'displayIndex') ?? 0;
}
