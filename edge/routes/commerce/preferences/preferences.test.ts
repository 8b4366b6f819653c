import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';

const { signedIn, otherVisitor } = openEditor();

const pathOf = (namespace: string) => pathTo('commercePreferences', { namespace });
const save = (browser: Browser, namespace: string, values: unknown) =>
  browser.json('PUT', pathOf(namespace), values);

async function read(browser: Browser, namespace: string): Promise<unknown> {
  return (await browser.get(pathOf(namespace))).json();
}

describe('the preferences of a store', () => {
  it('are an object by namespace (R-ECOM-API-11)', async () => {
    const owner = await signedIn();
    await save(owner, 'labels', { size: 'A6' });
    const response = await owner.get(pathOf('labels'));
    expect([response.status, await response.json()]).toEqual([200, { size: 'A6' }]);
  });

  it('are saved as they are (R-ECOM-API-12)', async () => {
    const owner = await signedIn();
    const values = { columns: ['sku', 'stock'], isDense: true, limit: 25, nested: { a: null } };
    const response = await save(owner, 'table', values);
    expect([response.status, await response.json()]).toEqual([200, values]);
    expect(await read(owner, 'table')).toEqual(values);
  });

  it('are replaced as a whole, and need a role of the store (R-ECOM-API-13)', async () => {
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    await save(manager, 'tour', { step: 1, isDone: false });
    await save(manager, 'tour', { step: 2 });
    expect(await read(manager, 'tour')).toEqual({ step: 2 });
    expect(await read(manager, 'unknown')).toEqual({});
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    expect((await viewer.get(pathOf('tour'))).status).toBe(403);
    expect((await save(viewer, 'tour', {})).status).toBe(403);
    expect((await otherVisitor().get(pathOf('tour'))).status).toBe(401);
  });

  it('of two namespaces are independent (R-DATA-MISC-02)', async () => {
    const owner = await signedIn();
    await save(owner, 'one', { a: 1 });
    await save(owner, 'two', { b: 2 });
    await save(owner, 'One', { c: 3 });
    const namespaces = ['one', 'two', 'One'].map((namespace) => read(owner, namespace));
    expect(await Promise.all(namespaces)).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
  });

  it('are limited in number, and are objects with plain names', async () => {
    const owner = await signedIn();
    for (const values of [[], null, 'x', { '': 1 }])
      expect((await save(owner, 'a', values)).status).toBe(400);
    for (const name of ['a b', 'a'.repeat(101)]) expect((await save(owner, name, {})).status).toBe(404);
    for (let index = 0; index < 100; index++) await save(owner, `n${index}`, {});
    expect((await save(owner, 'one-more', {})).status).toBe(409);
    expect((await save(owner, 'n1', { a: 1 })).status).toBe(200);
  });
});
