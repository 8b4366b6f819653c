import { afterEach, describe, expect, it } from 'vitest';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import { createMemorySite, type MemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp, type TestAppOptions } from '../../../testing/open-app.tsx';

let app: TestApp;
afterEach(async () => {
  await app.close();
  localStorage.clear();
});

const PATH = '/config/store/products';
const NAVIGATION: DocKey = 'navigation:mainNavigation';

const title = { role: 'textbox', name: 'Title' } as const;
const urlSlug = { role: 'textbox', name: 'URL slug' } as const;
const link = { role: 'checkbox', name: 'Add to the main navigation' } as const;
const create = { role: 'button', name: 'Create store' } as const;
const tryAgain = { role: 'button', name: 'Try again' } as const;
const addProduct = { role: 'dialog', name: 'Add a product' } as const;

/** A blog that sells nothing yet. */
function blog(others: Readonly<Record<string, unknown>> = {}): MemorySite {
  const bodies: Readonly<Record<string, unknown>> = {
    'settings:site': {
      schemaVersion: 1,
      theme: '../themes/kiln',
      website: { siteTitle: 'Olaria', language: 'en', timeZone: 'Europe/Lisbon' },
    },
    'collection:log': { type: 1, typeName: 'blog', title: 'Log', urlId: 'log' },
    [NAVIGATION]: { items: { log: { order: 'a0', collectionId: 'log' } } },
    ...others,
  };
  const docs = Object.entries(bodies)
    .filter(([, body]) => body !== undefined)
    .map(([key, body]) => ({ key: key as DocKey, rev: 1, updatedAt: 1, updatedBy: 'owner', body }));
  return createMemorySite({ docs, now: () => 0 });
}

async function open(site = blog(), options: Partial<TestAppOptions> = {}): Promise<void> {
  app = await openApp({ path: PATH, site, ...options });
  await app.press({ role: 'button', name: 'Create a store' });
  await app.wait({ role: 'dialog', name: 'Create a store' });
}

const stored = (type: string) =>
  app.site.docs().flatMap(({ key, body }) => (key.startsWith(`${type}:`) ? [Object(body)] : []));
const stores = () => stored('collection').filter(({ type }) => type === 13);
const entries = () => Object.values(Object(valueAt(app.site.doc(NAVIGATION)?.body, ['items'])));
const fail = (method: string) =>
  app.server.failing.set(method, new ApiFailure('rejected', 409, { message: 'Too many of them.' }));

describe('a site without a store', () => {
  it('gets a store with the helper (R-EDCOM-HELP-01)', async () => {
    await open();
    await app.type(title, 'Boat Supplies');
    await app.press(create);
    await app.wait(addProduct);
    expect(stores()).toMatchObject([
      { type: 13, typeName: 'products', title: 'Boat Supplies', urlId: 'boat-supplies' },
    ]);
    expect(stored('taxon')).toMatchObject([{ type: 'category', name: 'All' }]);
    expect(entries()).toMatchObject([{ collectionId: 'log' }, { collectionId: 'boat-supplies' }]);
  });

  it('continues with the first product', async () => {
    await open();
    await app.press(create);
    await app.wait(addProduct);
    expect(app.path()).toBe(`${PATH}?add=1`);
    await app.type(title, 'Oar');
    await app.press({ role: 'button', name: 'Create product' });
    await app.wait({ role: 'heading', name: 'Oar' });
    await app.pass(5000);
    expect(stored('item')).toMatchObject([{ collectionId: 'store', title: 'Oar' }]);
  });

  it('replaces a title of fewer than 3 characters (R-EDCOM-CREATE-05)', async () => {
    await open();
    await app.type(title, 'abc');
    expect(app.find(urlSlug)).toHaveProperty('value', 'abc');
    await app.type(title, 'ab');
    expect(app.find(urlSlug)).toHaveProperty('value', 'store');
    await app.press(create);
    await app.wait(addProduct);
    expect(stores()).toMatchObject([{ title: 'Store', navigationTitle: 'Store' }]);
  });

  it('counts the characters of a title without spaces around it (R-EDCOM-CREATE-06)', async () => {
    await open();
    await app.type(title, '  a ');
    await app.press(create);
    await app.wait(addProduct);
    expect(stores()).toMatchObject([{ title: 'Store' }]);
  });

  it('leaves the navigation alone on request', async () => {
    await open();
    await app.press(link);
    await app.press(create);
    await app.wait(addProduct);
    expect(entries()).toMatchObject([{ collectionId: 'log' }]);
  });

  it('accepts only a URL that is neither taken nor reserved', async () => {
    await open(blog({ 'page:store': { title: 'Store', urlId: 'store', pageType: 2 } }));
    expect(app.find(urlSlug)).toHaveProperty('value', 'store-1');
    await app.type(urlSlug, 'log');
    await app.waitForText('Another page or blog uses this URL');
    await app.press(create);
    expect(stores()).toEqual([]);
    await app.type(urlSlug, 'checkout');
    await app.waitForText('/checkout is reserved. Choose another URL slug.');
  });

  it.each(['viewer', 'draft-editor'] as const)('is not offered to a %s', async (role) => {
    app = await openApp({ path: `${PATH}?add=store`, site: blog(), roles: [CONTRIBUTOR_ROLE[role]] });
    await app.waitForText('This site has no store yet');
    expect(app.all({ role: 'button', name: /Create/ })).toEqual([]);
  });

  it('does not offer the navigation to users who may not edit it', async () => {
    await open(blog(), { roles: [CONTRIBUTOR_ROLE['store-manager']] });
    expect(app.all({ role: 'checkbox' })).toEqual([]);
    await app.press(create);
    await app.wait(addProduct);
    expect(entries()).toHaveLength(1);
  });
});

describe('a store whose creation fails', () => {
  it('stays as far as it was created, and is continued with “Try again” (R-EDCOM-CREATE-04)', async () => {
    await open();
    fail('createProductCategory');
    await app.press(create);
    await app.waitForText('The category for all products was not created.Too many of them.');
    expect([stores().length, stored('taxon').length]).toEqual([1, 0]);
    app.server.failing.clear();
    await app.press(tryAgain);
    await app.wait(addProduct);
    expect([stores().length, stored('taxon').length, entries().length]).toEqual([1, 1, 2]);
  });

  it('is continued after the dialog was closed', async () => {
    await open();
    fail('createProductCategory');
    await app.press(create);
    await app.waitForText('Too many of them.');
    await app.press({ role: 'button', name: 'Close' });
    app.server.failing.clear();
    await app.press({ role: 'button', name: 'Finish setup' });
    await app.press(tryAgain);
    await app.wait(addProduct);
    expect([stores().length, stored('taxon').length, entries().length]).toEqual([1, 1, 2]);
    expect(document.body.textContent).not.toContain('isn’t complete');
  });

  it('is continued after a reload', async () => {
    const site = blog();
    await open(site);
    await app.type(title, 'Boat Supplies');
    fail('updateNavigation');
    await app.press(create);
    await app.waitForText('The store was not added to the main navigation.');
    await app.close();
    app = await openApp({ path: PATH, site });
    await app.waitForText('Boat Supplies isn’t complete. The store was not added to the main navigation.');
    await app.press({ role: 'button', name: 'Finish setup' });
    await app.press(tryAgain);
    await app.wait(addProduct);
    expect([stores().length, stored('taxon').length, entries().length]).toEqual([1, 1, 2]);
  });

  it('can be left as it is, for good', async () => {
    const site = blog();
    await open(site);
    await app.type(title, 'Boat Supplies');
    fail('updateNavigation');
    await app.press(create);
    await app.waitForText('The store was not added to the main navigation.');
    await app.press({ role: 'button', name: 'Close' });
    await app.press({ role: 'button', name: 'Leave the store as it is' });
    expect(document.body.textContent).not.toContain('isn’t complete');
    expect(localStorage).toHaveLength(0);
    expect(stores()).toHaveLength(1);
  });

  it('is forgotten when the store was deleted', async () => {
    const site = blog();
    await open(site);
    fail('createProductCategory');
    await app.press(create);
    await app.waitForText('Too many of them.');
    await app.close();
    const ops = [{ doc: 'collection:store' as const, at: [], kind: 'remove' as const }];
    site.commit({ id: 'deletion', label: 'Delete', ops, base: { 'collection:store': 1 }, t: 0 });
    await open(site);
    expect(app.find(title)).toHaveProperty('readOnly', false);
    expect(app.all(create)).toHaveLength(1);
  });

  it('creates nothing again when only the response was lost', async () => {
    await open();
    fail('createProductCollection');
    await app.press(create);
    await app.waitForText('The store page was not created.');
    const value = { type: 13, typeName: 'products', title: 'Store', urlId: 'store' };
    const ops = [{ doc: 'collection:store' as const, at: [], kind: 'insert' as const, value }];
    app.site.commit({ id: 'lost', label: 'Create', ops, base: { 'collection:store': 0 }, t: 0 });
    await app.press(tryAgain);
    await app.wait(addProduct);
    expect(stores()).toHaveLength(1);
  });

  it('reports a site without a navigation (R-EDCOM-NAV-01)', async () => {
    await open(blog({ [NAVIGATION]: undefined }));
    await app.press(create);
    const alert = await app.wait({ role: 'alert' });
    const texts = [...alert.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toContain('Unable to find site main navigation');
  });

  it('is complete without the navigation once that is no longer selected', async () => {
    await open(blog({ [NAVIGATION]: undefined }));
    await app.press(create);
    await app.wait({ role: 'alert' });
    await app.press(link);
    await app.press(tryAgain);
    await app.wait(addProduct);
    expect([stores().length, stored('navigation')]).toEqual([1, []]);
  });
});
