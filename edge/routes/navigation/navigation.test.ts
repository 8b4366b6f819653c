import { beforeAll, describe, expect, it } from 'vitest';
import { type Navigation, navigationSchema } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../testing/browser.ts';
import { openEditor } from '../../testing/editor.ts';

const { signedIn, tenant, otherVisitor } = openEditor();

const HOME = { order: 'a0', pageId: 'home' };
const LOG = { order: 'a1', collectionId: 'log' };

beforeAll(async () => {
  const docs = [
    { key: 'navigation:footer' as const, body: { items: { home: HOME } } },
    { key: 'navigation:mainNavigation' as const, body: { items: { log: LOG, home: HOME } } },
  ];
  expect((await tenant.site().importDocs({ docs, deleted: [] })).errors).toEqual({});
});

interface Layout {
  readonly layout: readonly { readonly identifier: string; readonly links: readonly object[] }[];
}

async function layoutOf(browser: Browser): Promise<Layout['layout']> {
  return (await (await browser.get(API.siteLayout)).json<Layout>()).layout;
}

function update(browser: Browser, fieldName: string, items: readonly unknown[]): Promise<Response> {
  const body = { fieldName, templateId: 'x', navigation: { items } };
  return browser.json('POST', API.updateNavigation, body);
}

async function itemsOf(fieldName: string): Promise<Navigation['items']> {
  return navigationSchema.parse((await tenant.site().readDoc(`navigation:${fieldName}`))?.body).items;
}

describe('the navigations of a site', () => {
  it('are listed with their links, the main one first (R-ESITE-API-09)', async () => {
    expect(await layoutOf(await signedIn(CONTRIBUTOR_ROLE.viewer))).toEqual([
      { identifier: 'mainNavigation', links: [{ pageId: 'home' }, { collectionId: 'log' }] },
      { identifier: 'footer', links: [{ pageId: 'home' }] },
    ]);
  });

  it('are replaced by name (R-ESITE-API-10)', async () => {
    const owner = await signedIn();
    const footer = { identifier: 'footer', links: [{ collectionId: 'log' }] };
    const response = await update(owner, 'footer', footer.links);
    expect([response.status, await response.json()]).toEqual([200, footer]);
    expect((await layoutOf(owner))[1]).toEqual(footer);
    expect((await update(owner, 'none', [])).status).toBe(404);
  });

  it('get another entry after those that they have (R-ESITE-API-11)', async () => {
    const owner = await signedIn();
    const [main] = await layoutOf(owner);
    const store = { collectionId: 'store', memberAreaId: null };
    await update(owner, main?.identifier ?? '', [...(main?.links ?? []), store]);
    const [after] = await layoutOf(owner);
    expect(after?.links).toEqual([{ pageId: 'home' }, { collectionId: 'log' }, { collectionId: 'store' }]);
  });

  it('are changed by editors, and with valid bodies only (R-ESITE-API-16)', async () => {
    const statusOf = async (role: keyof typeof CONTRIBUTOR_ROLE) =>
      (await update(await signedIn(CONTRIBUTOR_ROLE[role]), 'footer', [])).status;
    expect(await statusOf('editor')).toBe(200);
    expect(await statusOf('viewer')).toBe(403);
    expect(await statusOf('draft-editor')).toBe(403);
    const owner = await signedIn();
    const script = { externalLink: { title: 'x', url: 'javascript:alert(1)' } };
    for (const item of [script, { pageId: 1 }, { pageId: 'a', collectionId: 'b' }, 'x', { area: 'x' }])
      expect([item, (await update(owner, 'footer', [item])).status]).toEqual([item, 400]);
  });

  it('are read by every contributor, and not by visitors', async () => {
    const billing = await signedIn(CONTRIBUTOR_ROLE.billing);
    expect((await billing.get(API.siteLayout)).status).toBe(200);
    expect((await otherVisitor().get(API.siteLayout)).status).toBe(401);
  });

  it('are updated with a name, a template and entries (R-DATA-STORE-03)', async () => {
    const owner = await signedIn();
    const body = { fieldName: 'footer', templateId: 'x', navigation: { items: [] } };
    const send = async (fields: object) =>
      (await owner.json('POST', API.updateNavigation, { ...body, ...fields })).status;
    expect(await send({})).toBe(200);
    expect(await send({ fieldName: undefined })).toBe(400);
    expect(await send({ navigation: [] })).toBe(400);
    expect(await send({ templateId: undefined })).toBe(200);
    expect(await send({ templateId: 1 })).toBe(400);
    expect(await send({ navigation: {} })).toBe(400);
    expect(await send({ navigation: { items: [], layout: [] } })).toBe(400);
    expect(await send({ items: [] })).toBe(400);
  });

  it('have entries with entries of their own (R-DATA-STORE-04)', async () => {
    const owner = await signedIn();
    const port = { title: 'Port', url: 'https://port.example/', newWindow: true };
    const links = [
      { title: 'More', items: [{ collectionId: 'log' }, { externalLink: port }] },
      { pageId: 'home' },
    ];
    expect((await update(owner, 'footer', links)).status).toBe(200);
    expect((await layoutOf(owner))[1]?.links).toEqual(links);
    const items = await itemsOf('footer');
    const [more] = Object.keys(items).filter((id) => items[id]?.title === 'More');
    expect(Object.values(items)).toContainEqual({ parent: more, collectionId: 'log', order: 'a0' });
    // There are no member areas to link to.
    expect((await update(owner, 'footer', [{ pageId: 'home', memberAreaId: null }])).status).toBe(200);
    expect((await update(owner, 'footer', [{ memberAreaId: 'a' }])).status).toBe(400);
  });

  it('retain the ids of entries that they have, which translations refer to', async () => {
    const port = { title: 'Port', url: 'https://port.example/', newWindow: true };
    const items = {
      'link-4': { order: 'a0', externalLink: port },
      more: { order: 'a1', title: 'More' },
      'news-of-more': { order: 'a0', parent: 'more', collectionId: 'log' },
      news: { order: 'a2', collectionId: 'log' },
    };
    const key = 'navigation:side';
    await tenant.site().importDocs({ docs: [{ key, body: { items } }], deleted: [] });
    const owner = await signedIn();
    const side = (await layoutOf(owner)).find(({ identifier }) => identifier === 'side');
    await update(owner, 'side', [...(side?.links ?? []), { pageId: 'home' }]);
    const { 'link-4': _, more: __, 'news-of-more': ___, news: ____, ...added } = await itemsOf('side');
    expect(Object.values(added)).toEqual([{ order: 'a3', pageId: 'home' }]);
    expect(await itemsOf('side')).toEqual({ ...items, ...added });
    await update(owner, 'side', [{ pageId: 'home' }, { title: 'New' }]);
    expect(await itemsOf('side')).toMatchObject({ [Object.keys(added)[0] ?? '']: { pageId: 'home' } });
  });

  it('never give a new entry the id of a deleted one, which may have translations', async () => {
    const owner = await signedIn();
    const ids = new Set<string>();
    for (const title of ['One', 'Two', 'Three']) {
      await update(owner, 'side', [{ title }]);
      for (const id of Object.keys(await itemsOf('side'))) ids.add(id);
    }
    expect(ids.size).toBe(3);
  });

  it('have at most a thousand entries', async () => {
    const owner = await signedIn();
    const links = Array.from({ length: 1001 }, () => ({ title: 'Entry' }));
    expect((await update(owner, 'footer', links.slice(1))).status).toBe(200);
    expect((await update(owner, 'footer', links)).status).toBe(400);
  });

  it('keep the order of a hundred entries', async () => {
    const owner = await signedIn();
    const links = Array.from({ length: 100 }, (_, index) => ({ title: `Entry ${index}` }));
    await update(owner, 'footer', links);
    expect((await layoutOf(owner))[1]?.links).toEqual(links);
  });
});
