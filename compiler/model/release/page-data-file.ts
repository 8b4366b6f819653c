/** The file with the data of a page: `journal/index.json` for `journal/index.html`. */
export function dataFileOf(pageFile: string): string {
  return pageFile.replace(/\.html$/, '.json');
}

/** The file with the items of a collection from a month, such as `2026-11`. Below `/api`, where no page can be. */
export function monthFileOf(collectionId: string, month: string): string {
  return `api/open/GetItemsByMonth/${collectionId}/${month}.json`;
}
