import { type NavigationItem, sortedEntries } from '../../../compiler/model/index.ts';
import type { NavigationLink } from '../../../formatters/vocabulary/api/navigation.ts';
import type { Entry } from './entries.ts';

type Items = Readonly<Record<string, NavigationItem>>;
type Content = Pick<NavigationLink, 'title' | 'pageId' | 'collectionId' | 'externalLink'>;

interface Matching {
  readonly entries: readonly Entry[];
  readonly known: Items;
  /** The ids of the entries that the document has. */
  readonly ids: Map<Entry, string>;
  /** What the document has and no entry matches so far. */
  readonly unmatched: Map<string, NavigationItem>;
}

/**
 * Returns the id of each entry. Translations refer to ids: entries that the document already has retain theirs, also
 * when they are moved, when they are renamed in place and when their folder is renamed. All others get ids that no
 * entry ever had, because translations of deleted entries remain.
 */
export function entryIds(entries: readonly Entry[], known: Items): ReadonlyMap<Entry, string> {
  const matching = { entries, known, ids: new Map(), unmatched: new Map(sortedEntries(known)) };
  matchInSameFolders(matching);
  matchMoved(matching);
  matchRenamedFolders(matching);
  matchRenamed(matching);
  return new Map(entries.map((entry) => [entry, matching.ids.get(entry) ?? newId()]));
}

function matchInSameFolders(matching: Matching): void {
  const ids = idsBy(matching, (item) => pathOfItem(item, matching.known));
  for (const entry of missing(matching)) match(matching, entry, ids.get(pathOfEntry(entry))?.shift());
}

function matchMoved(matching: Matching): void {
  const ids = idsBy(matching, contentOf);
  for (const entry of missing(matching)) match(matching, entry, ids.get(contentOf(entry.link))?.shift());
}

/** A folder with another title is the one that contained its entries. */
function matchRenamedFolders(matching: Matching): void {
  const { entries, known, ids } = matching;
  // Inner folders first, because outer ones are found by them.
  for (const entry of missing(matching).toReversed()) {
    if (targetOf(entry.link) !== undefined) continue;
    const inner = entries.filter(({ parent }) => parent === entry).map((each) => known[ids.get(each) ?? '']);
    const former = new Set(inner.map((item) => item?.parent));
    match(
      matching,
      entry,
      find(matching, (item, id) => targetOf(item) === undefined && former.has(id)),
    );
  }
}

/** An entry with another title in the same folder. */
function matchRenamed(matching: Matching): void {
  for (const entry of missing(matching)) {
    const target = targetOf(entry.link);
    const folder = entry.parent && matching.ids.get(entry.parent);
    if (target === undefined || (entry.parent !== undefined && folder === undefined)) continue;
    match(
      matching,
      entry,
      find(matching, (item) => item.parent === folder && targetOf(item) === target),
    );
  }
}

function missing({ entries, ids }: Matching): readonly Entry[] {
  return entries.filter((entry) => !ids.has(entry));
}

function match({ ids, unmatched }: Matching, entry: Entry, id: string | undefined): void {
  if (id === undefined) return;
  ids.set(entry, id);
  unmatched.delete(id);
}

function find({ unmatched }: Matching, test: (item: NavigationItem, id: string) => boolean) {
  return [...unmatched].find(([id, item]) => test(item, id))?.[0];
}

/** The ids of unmatched entries by a key, in their order. */
function idsBy({ unmatched }: Matching, keyOf: (item: NavigationItem) => string): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, item] of unmatched) ids.set(keyOf(item), [...(ids.get(keyOf(item)) ?? []), id]);
  return ids;
}

/** The content of an entry and of the folders that contain it. */
function pathOfEntry({ link, parent }: Entry): string {
  return [contentOf(link), ...(parent === undefined ? [] : [pathOfEntry(parent)])].join();
}

function pathOfItem(item: NavigationItem, known: Items): string {
  const path = new Set<NavigationItem>();
  for (let each: NavigationItem | undefined = item; each !== undefined && !path.has(each); ) {
    path.add(each);
    each = each.parent === undefined ? undefined : known[each.parent];
  }
  return [...path].map(contentOf).join();
}

function contentOf({ title, pageId, collectionId, externalLink }: Content): string {
  const { title: label, url, newWindow } = externalLink ?? {};
  return JSON.stringify([title, pageId, collectionId, label, url, newWindow].map((part) => part ?? 0));
}

/** Where an entry leads; undefined for a folder. */
function targetOf({ pageId, collectionId, externalLink }: Content): string | undefined {
  const target = [pageId, collectionId, externalLink?.url];
  return target.every((part) => part === undefined) ? undefined : JSON.stringify(target);
}

/** Not a number that counts up: it would be that of a deleted entry again. */
function newId(): string {
  return `link-${crypto.randomUUID().slice(0, 13)}`;
}
