import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';

const { signedIn, tenant } = openEditor();

let owner: Browser;
let biller: Browser;

beforeAll(async () => {
  const product = {
    recordType: 11,
    title: 'Cup',
    urlId: 'cup',
    collectionId: 'shop',
    mainImageId: 'kiln',
    structuredContent: { productType: 1, variants: {} },
  };
  const file = (filename: string) => ({ filename, mime: 'image/jpeg' });
  const { errors } = await tenant.site().importDocs({
    docs: [
      { key: 'item:cup', body: product },
      { key: 'asset:kiln', body: file('kiln.jpg') },
      { key: 'asset:rack', body: file('rack.jpg') },
    ],
    deleted: [],
  });
  expect(errors).toEqual({});
  owner = await signedIn();
  biller = await signedIn(CONTRIBUTOR_ROLE.billing);
});

describe('GET products', () => {
  it('finds products', async () => {
    expect(await (await owner.get(`${API.editorProducts}?search=cup`)).json()).toEqual({
      productIds: ['cup'],
    });
    expect(await (await owner.get(`${API.editorProducts}?search=no`)).json()).toEqual({ productIds: [] });
  });

  it('rejects long searches', async () => {
    expect((await owner.get(`${API.editorProducts}?search=${'a'.repeat(201)}`)).status).toBe(400);
  });

  it('requires permission to read products', async () => {
    expect((await biller.get(`${API.editorProducts}?search=cup`)).status).toBe(403);
  });
});

describe('POST file-uses', () => {
  it('names the documents', async () => {
    const response = await owner.json('POST', API.editorFileUses, { fileIds: ['rack', 'kiln'] });
    expect(await response.json()).toEqual({ keys: ['item:cup'] });
  });

  it.each([[[]], [Array.from({ length: 501 }, String)], ['kiln']])('rejects %j', async (fileIds) => {
    expect((await owner.json('POST', API.editorFileUses, { fileIds })).status).toBe(400);
  });

  it('requires permission to read files', async () => {
    expect((await biller.json('POST', API.editorFileUses, { fileIds: ['kiln'] })).status).toBe(403);
  });
});

describe('GET unused-files', () => {
  it('names the files', async () => {
    expect(await (await owner.get(API.editorUnusedFiles)).json()).toEqual({ fileIds: ['rack'] });
  });

  it('requires permission to read files', async () => {
    expect((await biller.get(API.editorUnusedFiles)).status).toBe(403);
  });
});
