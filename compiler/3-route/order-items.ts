import { compareText } from '../../formatters/vocabulary/sorted-entries.ts';
import type { Collection } from '../model/documents/collection.ts';
import type { SitedItem } from '../model/site.ts';

/** Returns the items in collection order: newest first (events by their start), or as ordered by hand. */
export function orderItems(
  { itemOrder }: Pick<Collection, 'itemOrder'>,
  items: readonly SitedItem[],
): readonly SitedItem[] {
  const byHand = (left: SitedItem, right: SitedItem) => compareText(left.order ?? '', right.order ?? '');
  const byDate = (left: SitedItem, right: SitedItem) => dateOf(right) - dateOf(left);
  // Ties are resolved by id, so that builds are reproducible.
  return items.toSorted(
    (left, right) =>
      (itemOrder === 'manual' ? byHand : byDate)(left, right) || compareText(left.id, right.id),
  );
}

function dateOf({ startDate, publishOn }: SitedItem): number {
  return startDate ?? publishOn ?? 0;
}
