import type { SearchIndex, SearchItem } from '../../../formatters/vocabulary/rules/search-items.ts';
import type { ActiveRelease } from '../../release/active-release.ts';

/** Returns the search index of a release; empty if there is none. */
export async function readSearchIndex({ manifest, blobs }: ActiveRelease): Promise<readonly SearchItem[]> {
  const file = Object.hasOwn(manifest.files, INDEX) ? manifest.files[INDEX] : undefined;
  if (file === undefined) return [];
  const known = indexes.get(file.hash);
  if (known !== undefined) return known;
  const index = (await (await blobs.get(file.hash))?.json()) as SearchIndex | undefined;
  if (index === undefined) return [];
  if (indexes.size >= MAX_INDEXES) indexes.clear();
  indexes.set(file.hash, index.items);
  return index.items;
}

const INDEX = 'search-index.json';

/** Cache of the isolate, by hash. */
const indexes = new Map<string, readonly SearchItem[]>();
const MAX_INDEXES = 4;
