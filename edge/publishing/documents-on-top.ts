import { type Doc, type DocKey, ownValue } from '../../compiler/model/index.ts';
import type { PublishBase, SiteObject } from '../domain/site.ts';
import type { Remote } from '../platform/remote/remote.ts';
import { readForPublish } from './read-documents.ts';

/** A publish during which another release went live. */
export interface OvertakenPublish {
  /** As in the request. */
  readonly keys: readonly DocKey[] | 'all';
  readonly base: PublishBase;
  /** The documents that were built, as they were when the publish started. */
  readonly docs: readonly Doc[];
  /** Release that was live then; null: none. */
  readonly previous: string | null;
  /** Release that is live now. */
  readonly active: string | undefined;
}

/**
 * Returns the documents of the same publish on top of the release that is live now. Undefined when that release contains another
 * revision of a document that is being published, or when the two releases can no longer be compared.
 */
export async function documentsOnTop(
  site: Remote<SiteObject>,
  { keys, base, docs, previous, active }: OvertakenPublish,
): Promise<readonly Doc[] | undefined> {
  // Of these releases only: a call returns at most 32 MB.
  const revsOf = async (id: string | null | undefined) =>
    id === null || id === undefined ? {} : site.releasedRevisions(id);
  const [before, now] = [await revsOf(previous), await revsOf(active)];
  if (before === undefined || now === undefined) return undefined;
  const own: Readonly<Record<string, number>> = Object.fromEntries(docs.map(({ key, rev }) => [key, rev]));
  const published = keys === 'all' ? differingKeys(before, own) : keys;
  const isTaken = (key: DocKey) => ![ownValue(before, key), ownValue(own, key)].includes(ownValue(now, key));
  if (published.some(isTaken)) return undefined;
  const chosen = new Set<DocKey>(published);
  const others = await readForPublish(site, published, base);
  return [...docs.filter(({ key }) => chosen.has(key)), ...others.filter(({ key }) => !chosen.has(key))];
}

type Revisions = Readonly<Record<string, number>>;

function differingKeys(one: Revisions, other: Revisions): readonly DocKey[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => ownValue(one, key) !== ownValue(other, key)) as DocKey[];
}
