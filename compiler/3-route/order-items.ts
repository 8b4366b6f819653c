import { compareText } from '../../formatters/vocabulary/sorted-entries.ts';
import type { Collection } from '../model/documents/collection.ts';
import type { SitedItem } from '../model/site.ts';

/** The items in the order in which the collection shows them: newest first, or as they were put by hand. */
export function orderItems(
  { itemOrder }: Pick<Collection, 'itemOrder'>,
  items: readonly SitedItem[],
): readonly SitedItem[] {
  const byHand = (left: SitedItem, right: SitedItem) => compareText(left.order ?? '', right.order ?? '');
  const byDate = (left: SitedItem, right: SitedItem) => (right.publishOn ?? 0) - (left.publishOn ?? 0);
  // The id decides between equals, so that a build is the same on every machine.
  return items.toSorted(
    (left, right) =>
      (itemOrder === 'manual' ? byHand : byDate)(left, right) || compareText(left.id, right.id),
  );
}
