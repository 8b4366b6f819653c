import {
  type Bodies,
  type DocKey,
  MAX_SUMMARY_ENTRIES,
  type Taxon,
} from '../../../../compiler/model/index.ts';
import { fieldOf, type TaxonField } from '../../../core/item-editor/categories/taxons.ts';
import { documentsOf, type FoundDocument } from '../../../core/model/documents.ts';
import { textsAt } from '../../../core/model/json-access.ts';

/** Returns the items that have at least one of the tags or categories. */
export function taggedItems(
  bodies: Bodies,
  type: Taxon['type'],
  ids: ReadonlySet<string>,
): readonly FoundDocument[] {
  return documentsOf(bodies, 'item').filter(({ body }) =>
    textsAt(body, fieldOf(type)).some((id) => ids.has(id)),
  );
}

/** Returns the number of items by tag or category. */
export function countItems(
  items: readonly FoundDocument[],
  type: Taxon['type'],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of items)
    for (const id of new Set(textsAt(body, fieldOf(type)))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Returns the items of which only a summary is loaded that may have more tags or categories than it lists. */
export function cutItems(bodies: Bodies, summarized: ReadonlySet<DocKey>): readonly DocKey[] {
  return [...summarized].filter((key) => {
    const body = bodies.get(key);
    const isCut = (field: TaxonField) => textsAt(body, field).length >= MAX_SUMMARY_ENTRIES;
    return key.startsWith('item:') && (isCut('tags') || isCut('categories'));
  });
}
