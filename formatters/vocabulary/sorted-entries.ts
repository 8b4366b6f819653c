/**
 * The entries of a record, sorted by their `order` keys and then by id, so that pages, dashboard and server agree on
 * the order on every machine.
 */
export function sortedEntries<Entry extends { readonly order?: string | undefined }>(
  record: Readonly<Record<string, Entry>>,
): readonly (readonly [id: string, entry: Entry])[] {
  return Object.entries(record).sort(
    ([leftId, left], [rightId, right]) =>
      compareText(left.order ?? '', right.order ?? '') || compareText(leftId, rightId),
  );
}

/** Compares by code units. Locale-aware comparison would differ between environments. */
export function compareText(left: string, right: string): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0;
}
