import type { DocKey } from '../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import type { EditorApi } from '../core/api/editor-api.ts';
import { idOf } from '../core/model/documents.ts';
import { inOrder, recordAt, textAt } from '../core/model/json-access.ts';
import { topUrlIds } from '../core/model/url-path.ts';
import type { Respond } from './memory-server.ts';
import type { MemorySite } from './memory-site.ts';

interface MemoryStoreCreationOptions {
  readonly site: MemorySite;
  readonly respond: Respond;
}

type StoreCreationApi = Pick<
  EditorApi,
  'createProductCollection' | 'createProductCategory' | 'siteLayout' | 'updateNavigation'
>;

/** The calls that create a store, with the rules of the server; navigations without folders. */
export function memoryStoreCreation({ site, respond }: MemoryStoreCreationOptions): StoreCreationApi {
  return {
    createProductCollection: (_, fields) =>
      respond('createProductCollection', () => {
        const { urlId } = fields;
        const taken = topUrlIds(new Map(site.docs().map(({ key, body }) => [key, body])));
        if (taken.has(urlId))
          throw new ApiFailure('rejected', 409, { message: 'This URL slug is already in use.' });
        insert(site, `collection:${urlId}`, {
          ...fields,
          type: COLLECTION_TYPE.products,
          typeName: 'products',
        });
        return { id: urlId, ...fields };
      }),
    createProductCategory: ({ collectionId }, fields) =>
      respond('createProductCategory', () => {
        if (site.doc(`collection:${collectionId}`) === undefined) throw new ApiFailure('not-found', 404, {});
        const id = `category-${site.docs().length}`;
        const { displayName: name, displayIndex } = fields;
        insert(site, `taxon:${id}`, { type: 'category', name, displayIndex });
        return { id, ...fields };
      }),
    siteLayout: () => respond('siteLayout', () => ({ layout: layoutOf(site) })),
    updateNavigation: ({ fieldName, navigation }) =>
      respond('updateNavigation', () => {
        const key: DocKey = `navigation:${fieldName}`;
        const stored = site.doc(key);
        if (stored === undefined) throw new ApiFailure('not-found', 404, {});
        const entries = navigation.items.map(({ memberAreaId: _, ...link }, index) => [
          `link-${index + 1}`,
          { ...link, order: `a${index}` },
        ]);
        site.commit({
          id: crypto.randomUUID(),
          label: 'Update navigation',
          ops: [{ doc: key, at: ['items'], kind: 'set', value: Object.fromEntries(entries) }],
          base: { [key]: stored.rev },
          t: 0,
        });
        return { identifier: fieldName, links: navigation.items };
      }),
  };
}

function insert(site: MemorySite, key: DocKey, value: object): void {
  const ops = [{ doc: key, at: [], kind: 'insert' as const, value }];
  const result = site.commit({ id: crypto.randomUUID(), label: 'Create', ops, base: { [key]: 0 }, t: 0 });
  if (result.status !== 200) throw new ApiFailure('rejected', result.status, {});
}

function layoutOf(site: MemorySite) {
  const navigations = site.docs().filter(({ key }) => key.startsWith('navigation:'));
  return navigations.map(({ key, body }) => {
    const entries = Object.entries(recordAt(body, 'items'));
    const links = inOrder(entries.map(([id, entry]) => ({ id, order: textAt(entry, 'order'), entry })));
    return {
      identifier: idOf(key),
      links: links.map(({ entry }) => {
        const [pageId, collectionId] = [textAt(entry, 'pageId'), textAt(entry, 'collectionId')];
        return { ...(pageId && { pageId }), ...(collectionId && { collectionId }) };
      }),
    };
  });
}
