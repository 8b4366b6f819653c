/**
 * The entries of a record in the order of the keys that they carry. The id decides between equals, so that page, dashboard and
 * server put them alike on every machine.
 */
export function entriesInOrder<Entry extends { readonly order?: string | undefined }>(
  record: Readonly<Record<string, Entry>>,
): readonly (readonly [id: string, entry: Entry])[] {
  return Object.entries(record).sort(
    ([leftId, left], [rightId, right]) =>
      compareTexts(left.order ?? '', right.order ?? '') || compareTexts(leftId, rightId),
  );
}

/** For sorting: by the units of the texts alone, for a language would order them differently from place to place. */
export function compareTexts(left: string, right: string): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0;
}
