import { beforeEach, describe, expect, it } from 'vitest';
import type {
  EditorPublishAnswer,
  EditorReleasesAnswer,
  EditorSiteAnswer,
} from '../../../formatters/vocabulary/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/index.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { testEnv } from '../../testing/release.ts';
import { createTestWorkshop } from '../../testing/workshop.ts';

const app = createApp();
const workshop = createTestWorkshop();
const API = '/api/editor/v1';
const PAGE = { pageType: 2, title: 'Home', urlId: 'home', sections: {}, blocks: {} };
const tenant = createTenant(testEnv(), 'shop');

/** Somebody with this role, signed in, with the workshop beside the Worker. */
async function signedIn(role: number = CONTRIBUTOR_ROLE.admin, host = 'shop.test'): Promise<Browser> {
  const env = { ...testEnv(), WORKSHOP: workshop.fetcher };
  const browser = createBrowser(host, async (request) => app.fetch(request, env));
  const key = await tenant.account().createSignInKey(host === 'shop.test' ? 'shop' : 'other', role);
  await browser.get(`/config?key=${key}`);
  return browser;
}

/** Forgets nothing between tests: documents have names of their own. */
async function withPage(name: string): Promise<`page:${string}`> {
  const key = `page:${name}` as const;
  await tenant.site().importDocs({ docs: [{ key, body: { ...PAGE, urlId: name } }], deleted: [] });
  return key;
}

function retitle(key: string, base: number, title: string, id = `t-${key}-${title}`) {
  const op = { doc: key, at: ['title'], kind: 'set', value: title };
  return { id, label: 'Rename page', ops: [op], base: { [key]: base }, t: 1 };
}

beforeEach(() => workshop.failWith(undefined));

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
      expect([path, (await stranger.get(`${API}/${path}`)).status]).toEqual([path, 401]);
    }
    expect((await stranger.json('POST', `${API}/transactions`, {})).status).toBe(401);
    const other = await signedIn(CONTRIBUTOR_ROLE.admin, 'other.test');
    stranger.cookies.set('quoin_session', other.cookies.get('quoin_session') ?? '');
    expect((await stranger.get(`${API}/me`)).status).toBe(401);
  });

  it('no page of another site, and no page without the crumb', async () => {
    const owner = await signedIn();
    const foreign = { origin: 'https://evil.test' };
    expect((await owner.json('POST', `${API}/publish`, {}, foreign)).status).toBe(403);
    const bare = await owner.json('POST', `${API}/publish`, {}, { 'x-csrf-token': '' });
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
            ? await browser.get(`${API}/${path}`)
            : await browser.json(method, `${API}/${path}`, body);
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

describe('documents', () => {
  it('are read whole or one by one, with their revision', async () => {
    const key = await withPage('read');
    const owner = await signedIn();
    const site = await (await owner.get(`${API}/site`)).json<EditorSiteAnswer>();
    expect(site).toMatchObject({
      websiteId: 'shop',
      siteUrl: '/',
      canPublish: true,
      maxUploadBytes: 20_000_000,
    });
    expect(site.docs.find((doc) => doc.key === key)).toMatchObject({ rev: 1, body: { title: 'Home' } });
    const one = await owner.get(`${API}/docs/${key}`);
    expect(one.headers.get('etag')).toBe('"1"');
    expect(await one.json()).toMatchObject({ doc: { key, rev: 1 } });
    for (const missing of ['page:none', 'nonsense', 'page:', '__proto__:x', `page:${'x'.repeat(500)}`]) {
      const response = await owner.get(`${API}/docs/${missing}`);
      expect([missing, response.status]).toEqual([missing, 404]);
      expect(await response.json()).toMatchObject({ message: 'Unable to locate content' });
    }
  });

  it('are changed by transactions, and a conflict tells what others did', async () => {
    const key = await withPage('change');
    const owner = await signedIn();
    const done = await owner.json('POST', `${API}/transactions`, retitle(key, 1, 'A'));
    expect(await done.json()).toEqual({ revs: { [key]: 2 } });
    const again = await owner.json('POST', `${API}/transactions`, retitle(key, 1, 'A'));
    expect([again.status, await again.json()]).toEqual([200, { revs: { [key]: 2 } }]);
    const late = await owner.json('POST', `${API}/transactions`, retitle(key, 1, 'B'));
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      message: 'Somebody else has changed this in the meantime.',
      revs: { [key]: 2 },
      transactions: [{ id: `t-${key}-A` }],
    });
  });

  it('one of them is changed with the revision in a header', async () => {
    const key = await withPage('patch');
    const owner = await signedIn();
    const patch = (transaction: unknown, match?: string) =>
      owner.json(
        'PATCH',
        `${API}/docs/${key}`,
        { transaction },
        match === undefined ? {} : { 'if-match': match },
      );
    expect((await patch(retitle(key, 1, 'A'))).status).toBe(428);
    expect((await patch(retitle(key, 1, 'A'), '"7"')).status).toBe(412);
    expect((await patch(retitle('page:other', 0, 'A'), '"1"')).status).toBe(400);
    expect(await (await patch(retitle(key, 1, 'A'), '"1"')).json()).toEqual({ revs: { [key]: 2 } });
  });

  it('a body that would not be valid is refused with its places', async () => {
    const key = await withPage('invalid');
    const owner = await signedIn();
    const bad = { ...retitle(key, 1, 'x'), ops: [{ doc: key, at: ['pageType'], kind: 'set', value: 'two' }] };
    const response = await owner.json('POST', `${API}/transactions`, bad);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [`${key} pageType`]: expect.any(String) } });
  });

  it('hostile bodies are refused with 400, never more', async () => {
    const key = await withPage('hostile');
    const owner = await signedIn();
    const deep: { value: unknown } = { value: 1 };
    for (let depth = 0; depth < 5000; depth += 1) deep.value = { a: deep.value };
    const bodies: readonly unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { ...retitle(key, 1, 'x'), ops: [] },
      { ...retitle(key, 1, 'x'), ops: 'all' },
      { ...retitle(key, 1, 'x'), base: { [key]: -1 } },
      { ...retitle(key, 1, 'x'), base: [] },
      { ...retitle(key, 1, 'x'), extra: true },
      { ...retitle(key, 1, 'x'), ops: [{ doc: 'page:../../x', at: [], kind: 'remove' }] },
      { ...retitle(key, 1, 'x'), ops: [{ doc: key, at: ['seo'], kind: 'set', value: deep.value }] },
      {
        ...retitle(key, 1, 'x'),
        ops: [{ doc: key, at: ['__proto__'], kind: 'set', value: { polluted: 1 } }],
      },
    ];
    for (const body of bodies) {
      const response = await owner.json('POST', `${API}/transactions`, body);
      expect([JSON.stringify(body).slice(0, 80), response.status]).toEqual([
        JSON.stringify(body).slice(0, 80),
        400,
      ]);
      expect(await response.json()).toHaveProperty('message');
    }
    expect((await tenant.site().readDoc(key))?.rev).toBe(1);
  });

  it('a body larger than any honest one is not even read', async () => {
    const owner = await signedIn();
    const response = await owner.json('POST', `${API}/transactions`, { x: 'x'.repeat(4_100_000) });
    expect(response.status).toBe(413);
    const small = await owner.json('PATCH', `${API}/orders/x`, { x: 'x'.repeat(70_000) });
    expect([small.status, await small.json()]).toMatchObject([413, { message: 'The request is too large.' }]);
  });

  it('is not read at all before it is known who asks, nor further than it may go', async () => {
    const stream = (count: { bytes: number }) =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            count.bytes += 100_000;
            if (count.bytes > 20_000_000) return controller.close();
            controller.enqueue(new Uint8Array(100_000).fill(32));
          },
        },
        { highWaterMark: 0 },
      );
    const send = (browser: Browser, path: string, count: { bytes: number }) =>
      browser.get(path, {
        method: 'POST',
        body: stream(count),
        headers: { ...browser.headers(), 'content-type': 'application/json' },
      });
    const stranger = createBrowser('shop.test', async (request) => app.fetch(request, testEnv()));
    for (const path of [`${API}/transactions`, '/_admin/import']) {
      const count = { bytes: 0 };
      expect([path, (await send(stranger, path, count)).status]).toEqual([path, 401]);
      expect(count.bytes).toBeLessThan(1_000_000);
    }
    const owner = await signedIn();
    const count = { bytes: 0 };
    expect((await send(owner, `${API}/transactions`, count)).status).toBe(413);
    expect(count.bytes).toBeLessThan(5_000_000);
  });
});

describe('publishing', () => {
  it('builds what was chosen, makes it live, and goes back', async () => {
    const owner = await signedIn();
    const [one, two] = [await withPage('publish-one'), await withPage('publish-two')];
    const first = await (
      await owner.json('POST', `${API}/publish`, { message: 'First' })
    ).json<EditorPublishAnswer>();
    expect(first).toMatchObject({ releaseId: expect.stringMatching(/^[0-9a-f]{64}$/), problems: [] });
    await owner.json('POST', `${API}/transactions`, retitle(one, 1, 'New one'));
    await owner.json('POST', `${API}/transactions`, retitle(two, 1, 'New two'));
    expect(await (await owner.get(`${API}/changes`)).json()).toMatchObject({
      changes: [
        { key: one, kind: 'changed', labels: ['Rename page'] },
        { key: two, kind: 'changed' },
      ],
    });
    const second = await owner.json('POST', `${API}/publish`, { message: 'One of two', keys: [one] });
    expect(second.status).toBe(200);
    const page = await (await owner.get('/')).text();
    expect(page).toContain(`${one}=New one`);
    expect(page).toContain(`${two}=Home`);
    const rolledBack = await owner.json('POST', `${API}/releases/${first.releaseId}/rollback`, {});
    const { releases } = await rolledBack.json<EditorReleasesAnswer>();
    expect(releases.slice(0, 2)).toMatchObject([
      { message: 'One of two', isActive: false },
      { message: 'First', isActive: true },
    ]);
    expect(await (await owner.get('/')).text()).toContain(`${one}=Home`);
    expect((await owner.json('POST', `${API}/releases/${'0'.repeat(64)}/rollback`, {})).status).toBe(404);
    expect((await owner.json('POST', `${API}/releases/nonsense/rollback`, {})).status).toBe(404);
  });

  it('a site with errors stays as it is, and each error says where (R-COMP-PUB-01)', async () => {
    const owner = await signedIn();
    const before = await tenant.site().activeRelease();
    workshop.failWith({
      ok: false,
      diagnostics: [
        {
          code: 'template/unclosed',
          severity: 'error',
          message: 'The block is not closed.',
          place: { file: 'fixtures/sites/olaria/pages/home.json', start: { line: 3, column: 5 } },
        },
      ],
    });
    const refused = await owner.json('POST', `${API}/publish`, { message: '' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      problems: [{ code: 'template/unclosed', place: { line: 3, column: 5, key: 'page:home' } }],
    });
    expect(await tenant.site().activeRelease()).toBe(before);
  });

  it('nobody publishes what they may only read', async () => {
    const owner = await signedIn();
    const key = await withPage('not-yours');
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    const refused = await manager.json('POST', `${API}/publish`, { message: '', keys: [key] });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      {
        message: 'You may not publish “Home”. Leave it out, or ask an administrator to publish it.',
      },
    ]);
    expect((await owner.json('POST', `${API}/publish`, { message: '', keys: [key] })).status).toBe(200);
  });

  it('whoever runs the store publishes its settings, and no others', async () => {
    const owner = await signedIn();
    const website = { siteTitle: 'Olaria' };
    const body = { schemaVersion: 1, theme: '../kiln', website, websiteSettings: {} };
    await tenant.site().importDocs({ docs: [{ key: 'settings:site', body }], deleted: [] });
    const keys = ['settings:site'];
    expect((await owner.json('POST', `${API}/publish`, { message: '', keys })).status).toBe(200);
    const manager = await signedIn(CONTRIBUTOR_ROLE['store-manager']);
    const change = async (browser: Browser, at: readonly string[], value: unknown) => {
      const rev = (await tenant.site().readDoc('settings:site'))?.rev ?? 0;
      const op = { doc: 'settings:site', at, kind: 'set', value };
      const transaction = {
        id: crypto.randomUUID(),
        label: 'x',
        ops: [op],
        base: { 'settings:site': rev },
        t: 1,
      };
      expect((await browser.json('POST', `${API}/transactions`, transaction)).status).toBe(200);
    };
    await change(manager, ['websiteSettings', 'storeSettings'], { currency: 'EUR' });
    expect((await manager.json('POST', `${API}/publish`, { message: '', keys })).status).toBe(200);
    await change(manager, ['websiteSettings', 'storeSettings', 'currency'], 'USD');
    await change(owner, ['website', 'siteTitle'], 'Kiln');
    const refused = await manager.json('POST', `${API}/publish`, { message: '', keys });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { message: 'You may not publish “Settings”. Leave it out, or ask an administrator to publish it.' },
    ]);
    expect((await owner.json('POST', `${API}/publish`, { message: '', keys })).status).toBe(200);
  });

  it('takes what the person saw, and nothing that came after', async () => {
    const owner = await signedIn();
    const [one, two] = [await withPage('seen-one'), await withPage('seen-two')];
    const publish = (body: object) => owner.json('POST', `${API}/publish`, { message: '', ...body });
    expect((await publish({})).status).toBe(200);
    const live = await tenant.site().activeRelease();
    await owner.json('POST', `${API}/transactions`, retitle(one, 1, 'Seen'));
    const revs = { [one]: 2 };
    await owner.json('POST', `${API}/transactions`, retitle(one, 2, 'Later'));
    const newer = await publish({ keys: [one], revs });
    expect([newer.status, await newer.json()]).toMatchObject([
      409,
      {
        message: expect.stringMatching(
          /^“Later” was changed after your list was made\. Look at the changes again/,
        ),
      },
    ]);
    await owner.json('POST', `${API}/transactions`, retitle(two, 1, 'Another'));
    expect((await publish({ revs: { [one]: 3 } })).status).toBe(409);
    const gone = { doc: two, at: [], kind: 'remove' };
    const remove = { id: 'seen-gone', label: 'x', ops: [gone], base: { [two]: 2 }, t: 1 };
    expect((await owner.json('POST', `${API}/transactions`, remove)).status).toBe(200);
    expect((await publish({ revs: { [one]: 3, [two]: 2 } })).status).toBe(409);
    expect(await tenant.site().activeRelease()).toBe(live);
    expect((await publish({ keys: [one, two], revs: { [one]: 3, [two]: 0 } })).status).toBe(200);
    expect(await (await owner.get('/')).text()).toContain(`${one}=Later`);
  });

  it('without a workshop is for the command line', async () => {
    const browser = createBrowser();
    await browser.get(`/config?key=${await tenant.account().createSignInKey('shop')}`);
    const refused = await browser.json('POST', `${API}/publish`, { message: '' });
    expect(refused.status).toBe(501);
    expect(await refused.json()).toMatchObject({
      message: 'Publish from the command line: quoin publish --to cloudflare',
    });
    expect(await (await browser.get(`${API}/site`)).json()).toMatchObject({ canPublish: false });
  });
});

describe('uploads', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

  async function upload(browser: Browser, query: string, body: Uint8Array | string, length?: number) {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const headers = { ...browser.headers(), 'content-length': String(length ?? bytes.length) };
    return browser.get(`${API}/assets?${query}`, { method: 'POST', body: bytes, headers });
  }

  it('are stored and described, and sent again change their document', async () => {
    const owner = await signedIn();
    const done = await upload(owner, 'filename=kiln.png&id=kiln', PNG);
    expect(await done.json()).toMatchObject({
      doc: { key: 'asset:kiln', rev: 1, body: { filename: 'kiln.png' } },
    });
    expect(workshop.uploads.get('kiln.png')).toBe(PNG.length);
    const again = await upload(owner, 'filename=kiln.png&id=kiln', new Uint8Array([...PNG, 4]));
    expect(await again.json()).toMatchObject({ doc: { key: 'asset:kiln', rev: 2 } });
  });

  it.each([
    ['filename=a.exe', 'MZ', 415, 'The file a.exe does not appear to be a supported file'],
    ['filename=kiln.png', '<script>', 415, 'The file kiln.png does not appear to be a supported file'],
    ['filename=page.svg', '<html><svg>', 415, 'The file page.svg does not appear to be a supported file'],
    ['filename=', 'x', 400, 'Please enter a file name'],
    ['filename=..', 'x', 400, 'Please enter a file name'],
    ['filename=a/', 'x', 400, 'Please enter a file name'],
    ['filename=%00.png', 'x', 400, 'Please enter a file name'],
    ['filename=kiln.png&id=../x', 'x', 400, 'The request is not valid.'],
  ])('%s is refused (R-FILE-MSG-01, R-FILE-MSG-02)', async (query, body, status, message) => {
    const owner = await signedIn();
    const response = await upload(owner, query, body);
    expect([response.status, await response.json()]).toMatchObject([status, { message }]);
  });

  it('are refused above 20 MB (R-FILE-MSG-03, R-FILE-MSG-05)', async () => {
    const owner = await signedIn();
    const message = 'The file big.png is too large. The maximum allowed file size is 20 MB.';
    const big = new Uint8Array(20_000_001);
    big.set(PNG);
    const refused = await upload(owner, 'filename=big.png', big);
    expect([refused.status, await refused.json()]).toMatchObject([413, { message }]);
    expect((await upload(owner, 'filename=just.png', big.subarray(0, 20_000_000))).status).toBe(200);
  });

  it('without an id get a document of their own, whatever is called like them', async () => {
    const owner = await signedIn();
    const keys = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const done = await upload(owner, `filename=oven-${number}.png`, PNG);
        return (await done.json<{ doc: { key: string; rev: number } }>()).doc;
      }),
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
    expect(keys.map(({ rev }) => rev)).toEqual([1, 1, 1]);
  });

  it('that the workshop can make nothing of are refused with the same words', async () => {
    const owner = await signedIn();
    workshop.refuseUploads(415);
    const refused = await upload(owner, 'filename=half.png', PNG);
    expect([refused.status, await refused.json()]).toMatchObject([
      415,
      { message: 'The file half.png does not appear to be a supported file' },
    ]);
    workshop.refuseUploads(500);
    expect((await upload(owner, 'filename=half.png', PNG)).status).toBe(500);
    workshop.refuseUploads(undefined);
  });

  it('that break off are not taken for whole', async () => {
    const owner = await signedIn();
    const half = await upload(owner, 'filename=half.png&id=half', PNG, PNG.length * 2);
    expect([half.status, await half.json()]).toMatchObject([
      400,
      { message: 'File upload failed to complete' },
    ]);
    expect((await owner.get(`${API}/docs/asset:half`)).status).toBe(404);
    const headers = owner.headers();
    const untold = await owner.get(`${API}/assets?filename=a.png`, { method: 'POST', body: PNG, headers });
    expect([untold.status, await untold.json()]).toMatchObject([411, { message: 'Error uploading' }]);
  });

  it('and every file of the folder are shown to editors, inert', async () => {
    const owner = await signedIn();
    const file = await owner.get(`${API}/assets/a%20b.svg`);
    expect([file.status, await file.text()]).toEqual([200, '<svg/>']);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['none.png', '', '..%2f..%2fsecrets.json', '%00']) {
      expect([path, (await owner.get(`${API}/assets/${path}`)).status]).toEqual([path, 404]);
    }
  });
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
    expect((await owner.json('PUT', `${API}/stock`, { changes })).status).toBe(404);
  });

  it('stock is set for all lines or none, against what the person saw', async () => {
    const owner = await signedIn();
    const line = { sku: 'NONE', productId: 'none', variantId: 'v', qtyInStock: 1, unlimited: false };
    expect((await owner.json('PUT', `${API}/stock`, { changes: [line] })).status).toBe(404);
    for (const changes of [[], [{ ...line, qtyInStock: -1 }], [{ ...line, qtyInStock: 1.5 }], 'all']) {
      expect((await owner.json('PUT', `${API}/stock`, { changes })).status).toBe(400);
    }
    expect(await (await owner.get(`${API}/stock`)).json()).toHaveProperty('stock');
  });

  it('lists are empty before there is anything, whatever is asked', async () => {
    const owner = await signedIn();
    for (const query of ['', '?limit=-1', '?limit=x', '?cursor=x', '?cursor=9.9', '?limit=1e9']) {
      expect(await (await owner.get(`${API}/orders${query}`)).json()).toEqual({
        orders: [],
        hasNextPage: false,
      });
      const answers = await owner.get(`${API}/forms/contact/submissions${query}`);
      expect(await answers.json()).toEqual({ submissions: [], hasNextPage: false });
    }
    expect(await (await owner.get(`${API}/outbox`)).json()).toEqual({ messages: [] });
    expect((await owner.get(`${API}/orders/none`)).status).toBe(404);
    const patch = await owner.json('PATCH', `${API}/orders/none`, { fulfilmentState: 'fulfilled' });
    expect(patch.status).toBe(404);
  });

  it('the theme comes from the workshop', async () => {
    const owner = await signedIn();
    expect(await (await owner.get(`${API}/theme`)).json()).toEqual({ theme: { name: 'kiln' } });
  });
});
