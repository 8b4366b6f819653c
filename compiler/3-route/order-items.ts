import { compareText } from '../../formatters/vocabulary/sorted-entries.ts';
import type { Collection } from '../model/documents/collection.ts';
import type { RoutedItem } from './routed-site.ts';

/** Returns the items in collection order: newest first (events by their start), or as ordered by hand. */
export function orderItems<Own extends RoutedItem>(
  { itemOrder }: Pick<Collection, 'itemOrder'>,
  items: readonly Own[],
): readonly Own[] {
  const byHand = (left: RoutedItem, right: RoutedItem) => compareText(left.order ?? '', right.order ?? '');
  const byDate = (left: RoutedItem, right: RoutedItem) => dateOf(right) - dateOf(left);
  // Ties are resolved by id, so that builds are reproducible.
  return items.toSorted(
    (left, right) =>
      (itemOrder === 'manual' ? byHand : byDate)(left, right) || compareText(left.id, right.id),
  );
}

function dateOf({ startDate, publishOn }: RoutedItem): number {
  return startDate ?? publishOn ?? 0;
}
