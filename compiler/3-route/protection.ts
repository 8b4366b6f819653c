import type { Access } from '../model/fields/access.ts';
import type { Id } from '../model/fields/id.ts';
import type { Site } from '../model/site.ts';
import type { Subject } from './route.ts';

/** What visitors need to see protected pages: a password, or an account of this audience. */
export type Lock = { readonly password: string } | { readonly access: Access };

/** Which pages and collections are not for every visitor. Equal locks are the same object. */
export interface Protection {
  /** Each once, sorted. Empty: everything is public. */
  readonly locks: readonly Lock[];
  ofPage(id: Id): Lock | undefined;
  /** Also for the items of the collection, and everything in it if it is a folder. */
  ofCollection(id: Id): Lock | undefined;
  /** For what a route shows. */
  ofSubject(subject: Subject): Lock | undefined;
}

/** Reads the locks of a site. Without one of its own, a page or collection has that of the folder that contains it. */
export function planProtection({ pages, collections }: Pick<Site, 'pages' | 'collections'>): Protection {
  const all = [...pages, ...collections].flatMap((document) => ownLock(document) ?? []);
  const byKey = new Map(all.map((lock) => [lockKey(lock), lock]));
  const locks = [...byKey].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, lock]) => lock);
  const none = () => undefined;
  if (locks.length === 0) return { locks, ofPage: none, ofCollection: none, ofSubject: none };
  const byId = {
    pages: new Map(pages.map((page) => [page.id, page])),
    collections: new Map(collections.map((collection) => [collection.id, collection])),
  };
  const ofDocument = (document: LockedDocument | undefined): Lock | undefined => {
    const seen = new Set<LockedDocument>();
    for (let at = document; at !== undefined && !seen.has(at); at = folderOf(at)) {
      const own = ownLock(at);
      if (own !== undefined) return byKey.get(lockKey(own));
      seen.add(at);
    }
    return undefined;
  };
  const folderOf = ({ collectionId }: LockedDocument) =>
    collectionId === undefined ? undefined : byId.collections.get(collectionId);
  const ofPage = (id: Id) => ofDocument(byId.pages.get(id));
  const ofCollection = (id: Id) => ofDocument(byId.collections.get(id));
  return {
    locks,
    ofPage,
    ofCollection,
    ofSubject: (subject) => {
      switch (subject.kind) {
        case 'page':
          return ofPage(subject.pageId);
        case 'list':
        case 'item':
          return ofCollection(subject.collectionId);
        default:
          return undefined;
      }
    },
  };
}

/** The same text for locks that the same visitors can open. */
export function lockKey(lock: Lock): string {
  if ('password' in lock) return `1 ${lock.password}`;
  const { access } = lock;
  return access.for === 'members' ? '2' : `3 ${JSON.stringify(access.productIds)}`;
}

interface LockedDocument {
  readonly password?: string | undefined;
  readonly access?: Access | undefined;
  readonly collectionId?: Id | undefined;
}

/** The order in which products are named does not matter. */
function ownLock({ password, access }: LockedDocument): Lock | undefined {
  if (password !== undefined) return { password };
  if (access?.for !== 'customers') return access && { access };
  return { access: { for: 'customers', productIds: [...new Set(access.productIds)].sort() } };
}
