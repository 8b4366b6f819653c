import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';
import { createCategory } from './create-category.ts';

const { signedIn, tenant, otherVisitor } = openEditor();

const CATEGORY = {
  displayName: 'Plates',
  parentCategoryId: null,
  type: 'category',
  pageRendering: 'list',
  displayIndex: 3,
};

const create = (browser: Browser, body: object, collectionId = 'shop', websiteId = 'shop') =>
  browser.json('POST', pathTo('productCategories', { websiteId, collectionId }), body);

async function ownerOfShop(): Promise<Browser> {
  const body = (type: number, urlId: string) => ({ type, typeName: urlId, title: urlId, urlId });
  const docs = [
    { key: 'collection:shop' as const, body: body(13, 'shop') },
    { key: 'collection:log' as const, body: body(1, 'log') },
  ];
  await tenant.site().importDocs({ docs, deleted: [] });
  return signedIn();
}

describe('a category of products', () => {
  it('is created from its fields (R-ECOM-API-16)', async () => {
    const owner = await ownerOfShop();
    const { id } = await (await create(owner, CATEGORY)).json<{ id: string }>();
    expect(await tenant.site().readDoc(`taxon:${id}`)).toMatchObject({
      body: { type: 'category', name: 'Plates', displayIndex: 3 },
    });
    const child = await create(owner, { ...CATEGORY, displayName: 'Small', parentCategoryId: id });
    const { id: childId } = await child.json<{ id: string }>();
    expect(await tenant.site().readDoc(`taxon:${childId}`)).toMatchObject({ body: { parent: id } });
  });

  it('has these fields and no others (R-DATA-STORE-02)', async () => {
    const owner = await ownerOfShop();
    expect((await create(owner, CATEGORY)).status).toBe(201);
    for (const field of Object.keys(CATEGORY))
      expect([field, (await create(owner, { ...CATEGORY, [field]: undefined })).status]).toEqual([
        field,
        400,
      ]);
    for (const fields of [{ other: 1 }, { displayName: 'x'.repeat(26) }, { displayIndex: 0.5 }, { type: 1 }])
      expect([fields, (await create(owner, { ...CATEGORY, ...fields })).status]).toEqual([fields, 400]);
  });

  it('is returned with its id', async () => {
    const response = await create(await ownerOfShop(), CATEGORY);
    expect([response.status, await response.json()]).toEqual([201, { ...CATEGORY, id: expect.any(String) }]);
  });

  it.each(['none', '__proto__'])(
    'belongs to a collection that exists: %s (R-ECOM-API-17)',
    async (collectionId) => {
      expect((await create(await ownerOfShop(), CATEGORY, collectionId)).status).toBe(404);
    },
  );

  it('belongs to a collection of products of the site', async () => {
    const owner = await ownerOfShop();
    expect((await create(owner, CATEGORY, 'log')).status).toBe(404);
    expect((await create(owner, CATEGORY, 'shop', 'other')).status).toBe(404);
  });

  it('has a parent that exists', async () => {
    const response = await create(await ownerOfShop(), { ...CATEGORY, parentCategoryId: 'none' });
    const errors = { parentCategoryId: 'There is no category "none"' };
    expect([response.status, await response.json()]).toMatchObject([400, { errors }]);
  });

  it('is one of 10,000 at most', async () => {
    const categories = Array.from({ length: 10_000 }, (_, index) => ({
      key: `taxon:c${index}`,
      body: { type: 'category' },
    }));
    const docs = [{ key: 'collection:shop', body: { type: 13 } }, ...categories];
    const site = { siteId: 'shop', site: () => ({ readSite: async () => docs }) };
    const req = {
      param: () => ({ websiteId: 'shop', collectionId: 'shop' }),
      arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(CATEGORY)),
    };
    const context = { get: () => site, req } as unknown as Parameters<typeof createCategory>[0];
    await expect(createCategory(context)).rejects.toMatchObject({
      status: 409,
      message: 'The site has 10,000 categories already.',
    });
  });

  it('needs a contributor who may edit tags', async () => {
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    expect((await create(viewer, CATEGORY)).status).toBe(403);
    expect((await create(otherVisitor(), CATEGORY)).status).toBe(401);
  });
});
