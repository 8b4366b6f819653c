import { ownValue } from '../../../compiler/model/index.ts';
import type { SearchIndex, SearchItem } from '../../../formatters/vocabulary/rules/search-items.ts';
import type { ActiveRelease } from '../../release/active-release.ts';

/** Whether the release has a search index for the language with this prefix: `fr/`. */
export function hasSearchIndex({ manifest }: ActiveRelease, prefix: string): boolean {
  return Object.hasOwn(manifest.files, prefix + INDEX);
}

/** Returns the search index of a release in the language with this prefix; empty if there is none. */
export async function readSearchIndex(
  { manifest, blobs }: ActiveRelease,
  prefix: string,
): Promise<readonly SearchItem[]> {
  const file = ownValue(manifest.files, prefix + INDEX);
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
