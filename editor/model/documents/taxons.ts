import type { Bodies } from '../../../compiler/model/index.ts';
import { numberAt, textAt, textsAt } from '../read.ts';
import { documentsOf, type Found } from './documents.ts';

export type TaxonField = 'tags' | 'categories';

/**
 * The tags or categories that an item of a collection may choose: those that items of it have, and those that nothing has
 * yet. A shop is not offered what only the journal is sorted by. In the order in which visitors see them.
 */
export function taxonsFor(bodies: Bodies, collectionId: string, field: TaxonField): readonly Found[] {
  const type = field === 'tags' ? 'tag' : 'category';
  const [here, elsewhere] = [new Set<string>(), new Set<string>()];
  for (const { body } of documentsOf(bodies, 'item')) {
    const used = textAt(body, 'collectionId') === collectionId ? here : elsewhere;
    for (const id of textsAt(body, field)) used.add(id);
  }
  return documentsOf(bodies, 'taxon')
    .filter(({ id, body }) => textAt(body, 'type') === type && (here.has(id) || !elsewhere.has(id)))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ body }: Found): number {
  return numberAt(body, 'displayIndex') ?? 0;
}
