import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/index.ts';
import { createBrowser } from '../../testing/browser.ts';
import { EDITOR_API, openEditor } from '../../testing/editor.ts';

const { signedIn, workshop } = openEditor();

describe('who may call', () => {
  it('nobody without a session of this site', async () => {
    const stranger = createBrowser();
    await stranger.get('/config/login');
    for (const path of [
      'me',
      'site',
      'changes',
      'releases',
      'orders',
      'stock',
      'outbox',
      'audit',
      'docs/page:home',
    ]) {
      expect([path, (await stranger.get(`${EDITOR_API}/${path}`)).status]).toEqual([path, 401]);
    }
    expect((await stranger.json('POST', `${EDITOR_API}/transactions`, {})).status).toBe(401);
    const other = await signedIn(CONTRIBUTOR_ROLE.admin, 'other.test');
    stranger.cookies.set('quoin_session', other.cookies.get('quoin_session') ?? '');
    expect((await stranger.get(`${EDITOR_API}/me`)).status).toBe(401);
  });

  it('no page of another site, and no page without the crumb', async () => {
    const owner = await signedIn();
    const foreign = { origin: 'https://evil.test' };
    expect((await owner.json('POST', `${EDITOR_API}/publish`, {}, foreign)).status).toBe(403);
    const bare = await owner.json('POST', `${EDITOR_API}/publish`, {}, { 'x-csrf-token': '' });
    expect(await bare.json()).toMatchObject({ crumbFail: true });
    expect(workshop.asked).not.toContain('POST /build');
  });

  /** Calls by what they need; a role that may not gets 403, and one that may something else. */
  const CALLS = [
    ['GET', 'releases', ['admin', 'website-manager', 'editor', 'draft-editor', 'store-manager', 'viewer']],
    ['GET', 'orders', ['admin', 'website-manager', 'editor', 'store-manager']],
    ['PATCH', 'orders/x', ['admin', 'website-manager', 'store-manager']],
    ['PUT', 'stock', ['admin', 'website-manager', 'editor', 'store-manager']],
    ['GET', 'audit', ['admin', 'website-manager', 'store-manager']],
    ['GET', 'outbox', ['admin', 'website-manager', 'store-manager']],
    ['GET', 'forms/contact/submissions', ['admin', 'website-manager', 'editor', 'store-manager']],
    ['POST', `releases/${'a'.repeat(64)}/rollback`, ['admin', 'website-manager']],
    ['POST', 'publish', ['admin', 'website-manager', 'editor', 'store-manager']],
    [
      'POST',
      'assets?filename=a.exe',
      ['admin', 'website-manager', 'editor', 'draft-editor', 'store-manager'],
    ],
  ] as const;

  it.each(Object.entries(CONTRIBUTOR_ROLE))(
    '%s gets what the table says (R-ESESS-ROLE-04, R-ESITE-API-16)',
    async (name, role) => {
      if (name === 'none') return;
      const browser = await signedIn(role);
      for (const [method, path, roles] of CALLS) {
        const body = path === 'publish' ? { keys: [] } : {};
        const response =
          method === 'GET'
            ? await browser.get(`${EDITOR_API}/${path}`)
            : await browser.json(method, `${EDITOR_API}/${path}`, body);
        const isAllowed = (roles as readonly string[]).includes(name);
        expect([name, path, response.status === 403, response.status < 500]).toEqual([
          name,
          path,
          !isAllowed,
          true,
        ]);
      }
    },
  );
});

describe('the shop', () => {
  it('stock of a thousand variants is set in one call', async () => {
    const owner = await signedIn();
    const long = 'x'.repeat(190);
    const changes = Array.from({ length: 1000 }, (_, index) => ({
      ...{ sku: `${long}${index}`, productId: `p${long}${index}`, variantId: `v${long}${index}` },
      ...{ qtyInStock: 1_000_000, unlimited: false, expected: 1_000_000 },
    }));
    // The ledger knows none of them, and has been asked.
    expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes })).status).toBe(404);
  });

  it('stock is set for all lines or none, against what the person saw', async () => {
    const owner = await signedIn();
    const line = { sku: 'NONE', productId: 'none', variantId: 'v', qtyInStock: 1, unlimited: false };
    expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes: [line] })).status).toBe(404);
    for (const changes of [[], [{ ...line, qtyInStock: -1 }], [{ ...line, qtyInStock: 1.5 }], 'all']) {
      expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes })).status).toBe(400);
    }
    expect(await (await owner.get(`${EDITOR_API}/stock`)).json()).toHaveProperty('stock');
  });

  it('lists are empty before there is anything, whatever is asked', async () => {
    const owner = await signedIn();
    for (const query of ['', '?limit=-1', '?limit=x', '?cursor=x', '?cursor=9.9', '?limit=1e9']) {
      expect(await (await owner.get(`${EDITOR_API}/orders${query}`)).json()).toEqual({
        orders: [],
        hasNextPage: false,
      });
      const answers = await owner.get(`${EDITOR_API}/forms/contact/submissions${query}`);
      expect(await answers.json()).toEqual({ submissions: [], hasNextPage: false });
    }
    expect(await (await owner.get(`${EDITOR_API}/outbox`)).json()).toEqual({ messages: [] });
    expect((await owner.get(`${EDITOR_API}/orders/none`)).status).toBe(404);
    const patch = await owner.json('PATCH', `${EDITOR_API}/orders/none`, { fulfilmentState: 'fulfilled' });
    expect(patch.status).toBe(404);
  });

  it('the theme comes from the workshop', async () => {
    const owner = await signedIn();
    expect(await (await owner.get(`${EDITOR_API}/theme`)).json()).toEqual({ theme: { name: 'kiln' } });
  });
});
