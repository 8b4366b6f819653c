import { canonicalJson } from '../../formatters/index.ts';
import type { Manifest, ManifestFile } from '../model/release/manifest.ts';

export type StoredPath = readonly [path: string, file: ManifestFile];

/**
 * Returns the JSON of a manifest, the same for the same files in any order. Files, of which large sites have thousands, are serialized
 * without a copy of them.
 */
export function manifestText(files: readonly StoredPath[], others: Omit<Manifest, 'files'>): string {
  const { edgeData, downloads, ...after } = others;
  const before = canonicalJson({ ...(downloads && { downloads }), edgeData }).slice(0, -1);
  return `${before},"files":{${filesText(files)}},${canonicalJson(after).slice(1)}`;
}

/** Sorted by path, as `canonicalJson` does for all names but whole numbers. Files have sorted keys already. */
function filesText(files: readonly StoredPath[]): string {
  const sorted = files.toSorted(([one], [other]) => compare(one, other));
  return sorted.map(([path, file]) => `${JSON.stringify(path)}:${JSON.stringify(file)}`).join(',');
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
