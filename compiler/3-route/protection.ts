import type { Id } from '../model/fields/id.ts';
import type { Site } from '../model/site.ts';
import type { Subject } from './route.ts';

/** Which pages and collections visitors need a password for. */
export interface Protection {
  /** Each password once, sorted. Empty: everything is public. */
  readonly passwords: readonly string[];
  ofPage(id: Id): string | undefined;
  /** Also for the items of the collection, and everything in it if it is a folder. */
  ofCollection(id: Id): string | undefined;
  /** For what a route shows. */
  ofSubject(subject: Subject): string | undefined;
}

/** Reads the passwords of a site. Without one of its own, a page or collection has that of the folder that contains it. */
export function planProtection({ pages, collections }: Site): Protection {
  const passwords = [...new Set([...pages, ...collections].flatMap(({ password }) => password ?? []))].sort();
  const none = () => undefined;
  if (passwords.length === 0) return { passwords, ofPage: none, ofCollection: none, ofSubject: none };
  const byId = {
    pages: new Map(pages.map((page) => [page.id, page])),
    collections: new Map(collections.map((collection) => [collection.id, collection])),
  };
  const ofDocument = (document: LockedDocument | undefined): string | undefined => {
    const seen = new Set<LockedDocument>();
    for (let at = document; at !== undefined && !seen.has(at); at = folderOf(at)) {
      if (at.password !== undefined) return at.password;
      seen.add(at);
    }
    return undefined;
  };
  const folderOf = ({ collectionId }: LockedDocument) =>
    collectionId === undefined ? undefined : byId.collections.get(collectionId);
  const ofPage = (id: Id) => ofDocument(byId.pages.get(id));
  const ofCollection = (id: Id) => ofDocument(byId.collections.get(id));
  return {
    passwords,
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

interface LockedDocument {
  readonly password?: string | undefined;
  readonly collectionId?: Id | undefined;
}
