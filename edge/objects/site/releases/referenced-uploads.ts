import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';

/**
 * Returns unreleased uploads that a selected document refers to. Uploads are in the site's folder at once, so they need
 * not be selected separately.
 */
export function uploadsNamedIn(
  newest: readonly Doc[],
  keys: readonly DocKey[],
  released: readonly Doc[],
): readonly DocKey[] {
  const known = new Set(released.map(({ key }) => key));
  const uploads = newest.map(({ key }) => key).filter((key) => key.startsWith(ASSET) && !known.has(key));
  if (uploads.length === 0) return [];
  const chosen = new Set(keys);
  const names = namesIn(newest.filter(({ key }) => chosen.has(key)).map(({ body }) => body));
  return uploads.filter((key) => names.has(key.slice(ASSET.length)));
}

const ASSET = 'asset:';

/** All string values; false positives are harmless. */
function namesIn(bodies: readonly unknown[]): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [...bodies];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') names.add(value);
    else if (Array.isArray(value)) for (const each of value) waiting.push(each);
    else if (isRecord(value)) for (const each of Object.values(value)) waiting.push(each);
  }
  return names;
}
