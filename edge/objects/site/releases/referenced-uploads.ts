import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';

/**
 * Uploads that are in no release and that one of the chosen documents names. They lie in the site's folder from the moment
 * they were uploaded, so whoever writes a file by hand names them like any other; nobody has to publish them first.
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

/** Every text that stands in them as a value: one too many does no harm. */
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
