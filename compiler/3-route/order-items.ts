import type { Collection, SitedItem } from '../model/index.ts';

/** The items in the order in which the collection shows them: newest first, or as they were put by hand. */
export function orderItems(
  { itemOrder }: Pick<Collection, 'itemOrder'>,
  items: readonly SitedItem[],
): readonly SitedItem[] {
  const byHand = (left: SitedItem, right: SitedItem) => compare(left.order ?? '', right.order ?? '');
  const byDate = (left: SitedItem, right: SitedItem) => (right.publishOn ?? 0) - (left.publishOn ?? 0);
  // The id decides between equals, so that a build is the same on every machine.
  return items.toSorted(
    (left, right) => (itemOrder === 'manual' ? byHand : byDate)(left, right) || compare(left.id, right.id),
  );
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
