import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';

const { signedIn, tenant, withPage } = openEditor();

const STORE = { navigationTitle: 'Store', title: 'Our store', description: 'Plates', enabled: false };

const create = (browser: Browser, body: object, websiteId = 'shop') =>
  browser.json('POST', pathTo('productCollections', { websiteId }), body);

describe('a collection of products', () => {
  it('is created from its fields (R-ECOM-API-14)', async () => {
    await create(await signedIn(), { ...STORE, urlId: 'store' });
    const body = { ...STORE, urlId: 'store', type: 13, typeName: 'products' };
    expect(await tenant.site().readDoc('collection:store')).toMatchObject({ body });
  });

  it('has these fields and no others (R-DATA-STORE-01)', async () => {
    const owner = await signedIn();
    expect((await create(owner, { ...STORE, urlId: 'plain' })).status).toBe(201);
    expect(await tenant.site().readDoc('collection:plain')).toMatchObject({ body: STORE });
    const { title: _, ...untitled } = STORE;
    expect((await create(owner, { ...untitled, urlId: 'untitled' })).status).toBe(400);
    expect((await create(owner, { ...STORE, urlId: 'other', type: 1 })).status).toBe(400);
    expect((await create(owner, { ...STORE, urlId: 'a b' })).status).toBe(400);
  });

  it('is returned with its id; a taken URL slug is a conflict (R-ECOM-API-15)', async () => {
    const owner = await signedIn();
    const responses = await Promise.all([1, 2, 3].map(() => create(owner, { ...STORE, urlId: 'twice' })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const created = responses.find(({ status }) => status === 201);
    expect(await created?.json()).toMatchObject({
      ...STORE,
      id: 'twice',
      urlId: 'twice',
      type: 13,
      typeName: 'products',
    });
    expect((await create(owner, { ...STORE, urlId: 'twice' })).status).toBe(409);
  });

  it('may have the former URL slug of another collection', async () => {
    const owner = await signedIn();
    const body = { ...STORE, urlId: 'new-name', type: 13, typeName: 'products' };
    await tenant.site().importDocs({ docs: [{ key: 'collection:renamed', body }], deleted: [] });
    expect((await create(owner, { ...STORE, urlId: 'renamed' })).status).toBe(201);
  });

  it('has no URL slug of a page, in any case', async () => {
    await withPage('a-page');
    expect((await create(await signedIn(), { ...STORE, urlId: 'a-page' })).status).toBe(409);
    expect((await create(await signedIn(), { ...STORE, urlId: 'A-page' })).status).toBe(409);
  });

  it('may have the URL slug of a post, which is below its blog', async () => {
    const body = { collectionId: 'log', recordType: 1, title: 'Post', urlId: 'a-post', order: 'a0' };
    const result = await tenant.site().importDocs({ docs: [{ key: 'item:post', body }], deleted: [] });
    expect(result.errors).toEqual({});
    expect((await create(await signedIn(), { ...STORE, urlId: 'a-post' })).status).toBe(201);
  });

  it('needs permission for products, on this site', async () => {
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    expect((await create(viewer, { ...STORE, urlId: 'viewed' })).status).toBe(403);
    expect((await create(await signedIn(), { ...STORE, urlId: 'viewed' }, 'other')).status).toBe(404);
    expect(await tenant.site().readDoc('collection:viewed')).toBeUndefined();
  });
});
