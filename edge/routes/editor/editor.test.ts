import { describe, expect, it } from 'vitest';
import { type DocKey, may } from '../../../compiler/model/index.ts';
import type { EditorChangesResponse } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { EditorSiteResponse } from '../../../formatters/vocabulary/api/editor/documents.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createBrowser } from '../../testing/browser.ts';
import { EDITOR_API, openEditor } from '../../testing/editor.ts';

const { signedIn, tenant, buildService } = openEditor();

describe('permissions', () => {
  it('require a session of this site', async () => {
    const otherVisitor = createBrowser();
    await otherVisitor.get('/config/login');
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
      expect([path, (await otherVisitor.get(`${EDITOR_API}/${path}`)).status]).toEqual([path, 401]);
    }
    expect((await otherVisitor.json('POST', `${EDITOR_API}/transactions`, {})).status).toBe(401);
    const other = await signedIn(CONTRIBUTOR_ROLE.admin, 'other.test');
    otherVisitor.cookies.set('quoin_session', other.cookies.get('quoin_session') ?? '');
    expect((await otherVisitor.get(`${EDITOR_API}/me`)).status).toBe(401);
  });

  it('require the same origin and the crumb', async () => {
    const owner = await signedIn();
    const foreign = { origin: 'https://evil.test' };
    expect((await owner.json('POST', `${EDITOR_API}/publish`, {}, foreign)).status).toBe(403);
    const bare = await owner.json('POST', `${EDITOR_API}/publish`, {}, { 'x-csrf-token': '' });
    expect(await bare.json()).toMatchObject({ crumbFail: true });
    expect(buildService.asked).not.toContain('POST /build');
  });

  const EVERYBODY = Object.keys(CONTRIBUTOR_ROLE);
  /** Roles that may read pages or content. */
  const READERS = [
    ...['admin', 'website-manager', 'editor', 'draft-editor', 'store-manager'],
    ...['moderator', 'commenter', 'viewer'],
  ];

  /** Requests by permission: roles without it get 403, others another status. */
  const CALLS = [
    ['GET', 'releases', ['admin', 'website-manager', 'editor', 'draft-editor', 'store-manager', 'viewer']],
    ['GET', 'me', EVERYBODY],
    ['GET', 'site', EVERYBODY],
    ['GET', 'changes', READERS],
    ['GET', 'theme', READERS],
    ['GET', 'census', ['admin', 'website-manager', 'reporting']],
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
    '%s gets the access of the table (R-ESESS-ROLE-04)',
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

describe('publishing', () => {
  const EDITORS = ['editor', 'store-manager'];

  it.each([
    ...(['content', 'events', 'products', 'assets', 'tags'] as const).map((area) => [area, EDITORS] as const),
    ...(['pages', 'code', 'forms'] as const).map((area) => [area, ['editor']] as const),
    ...(['new-pages', 'form-code', 'design', 'settings'] as const).map((area) => [area, []] as const),
    ['commerce', ['store-manager']],
  ] as const)('%s needs the role of a manager or one of %j', (area, roles) => {
    const publishers = Object.entries(CONTRIBUTOR_ROLE)
      .filter(([, role]) => may([role], `${area}.publish`))
      .map(([name]) => name);
    expect(publishers.toSorted()).toEqual(['admin', 'website-manager', ...roles].toSorted());
  });
});

describe('responses', () => {
  /** One document of each area. */
  const DOCS = {
    'page:areas': { pageType: 2, title: 'Areas', urlId: 'areas', sections: {}, blocks: {} },
    'item:areas-cup': {
      ...{ collectionId: 'shop', recordType: 11, title: 'Secret cup', urlId: 'secret-cup' },
      structuredContent: { productType: 1, variants: {} },
    },
    'item:areas-day': {
      ...{ collectionId: 'events', recordType: 12, title: 'Secret day', urlId: 'secret-day', startDate: 1 },
    },
    'item:areas-post': { collectionId: 'journal', recordType: 1, title: 'Post', urlId: 'post' },
    'taxon:areas': { type: 'tag', name: 'Glaze' },
    'asset:areas': { filename: 'kiln.jpg', mime: 'image/jpeg' },
    'form:areas': { name: 'Secret form', fields: {} },
  } as const;
  const ALL = Object.keys(DOCS);
  const NOT_FORMS = ALL.filter((key) => key !== 'form:areas');
  const PAGES_AND_CONTENT = ['page:areas', 'item:areas-post'];
  const SEEN: Readonly<Record<string, readonly string[]>> = {
    ...{ admin: ALL, 'website-manager': ALL, editor: ALL, 'draft-editor': ALL, 'store-manager': ALL },
    ...{ viewer: NOT_FORMS, moderator: PAGES_AND_CONTENT, commenter: PAGES_AND_CONTENT },
  };

  it('contain no documents that the role may not read: site, changes, one document', async () => {
    const docs = Object.entries(DOCS).map(([key, body]) => ({ key: key as DocKey, body }));
    expect((await tenant.site().importDocs({ docs, deleted: [] })).errors).toEqual({});
    const known = (keys: readonly { readonly key: string }[]) =>
      keys.map(({ key }) => key).filter((key) => ALL.includes(key));
    for (const [name, role] of Object.entries(CONTRIBUTOR_ROLE)) {
      if (name === 'none') continue;
      const browser = await signedIn(role);
      const expected = [name, ...[...(SEEN[name] ?? [])].toSorted()];
      const site = await (await browser.get(`${EDITOR_API}/site`)).json<EditorSiteResponse>();
      expect([name, ...known(site.docs).toSorted()]).toEqual(expected);
      const changes = await browser.get(`${EDITOR_API}/changes`);
      if (changes.status === 200) {
        const result = await changes.json<EditorChangesResponse>();
        expect([name, ...known(result.changes).toSorted()]).toEqual(expected);
      } else expect([name, changes.status, expected.length]).toEqual([name, 403, 1]);
      for (const key of ALL) {
        const { status } = await browser.get(`${EDITOR_API}/docs/${key}`);
        expect([name, key, status]).toEqual([name, key, SEEN[name]?.includes(key) ? 200 : 404]);
      }
    }
  });
});

describe('the store', () => {
  it('stock of a thousand variants is set in one request', async () => {
    const owner = await signedIn();
    const long = 'x'.repeat(190);
    const changes = Array.from({ length: 1000 }, (_, index) => ({
      ...{ sku: `${long}${index}`, productId: `p${long}${index}`, variantId: `v${long}${index}` },
      ...{ qtyInStock: 1_000_000, unlimited: false, expected: 1_000_000 },
    }));
    // The store knows none of them.
    expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes })).status).toBe(404);
  });

  it('stock is set for all lines or none, against the expected quantity', async () => {
    const owner = await signedIn();
    const line = { sku: 'NONE', productId: 'none', variantId: 'v', qtyInStock: 1, unlimited: false };
    expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes: [line] })).status).toBe(404);
    for (const changes of [[], [{ ...line, qtyInStock: -1 }], [{ ...line, qtyInStock: 1.5 }], 'all']) {
      expect((await owner.json('PUT', `${EDITOR_API}/stock`, { changes })).status).toBe(400);
    }
    expect(await (await owner.get(`${EDITOR_API}/stock`)).json()).toHaveProperty('stock');
  });

  it('lists are empty at first', async () => {
    const owner = await signedIn();
    expect(await (await owner.get(`${EDITOR_API}/orders`)).json()).toEqual({
      orders: [],
      total: 0,
      hasNextPage: false,
    });
    const submissions = await owner.get(`${EDITOR_API}/forms/contact/submissions`);
    expect(await submissions.json()).toEqual({ submissions: [], total: 0, hasNextPage: false });
    expect(await (await owner.get(`${EDITOR_API}/outbox`)).json()).toEqual({
      messages: [],
      hasNextPage: false,
    });
    expect((await owner.get(`${EDITOR_API}/orders/none`)).status).toBe(404);
    const patch = await owner.json('PATCH', `${EDITOR_API}/orders/none`, { fulfilmentState: 'fulfilled' });
    expect(patch.status).toBe(404);
  });

  it('the theme comes from the build service', async () => {
    const owner = await signedIn();
    expect(await (await owner.get(`${EDITOR_API}/theme`)).json()).toEqual({ theme: { name: 'kiln' } });
  });

  it('the themes of the site come from the build service, and only contributors who may change settings add one', async () => {
    const owner = await signedIn();
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    const themes = `${EDITOR_API}/themes`;
    expect(await (await owner.get(themes)).json()).toEqual({ themes: [] });
    const statuses = [
      await owner.json('POST', themes, { folder: 'themes/gazette' }),
      await owner.json('POST', themes, { folder: '../../etc' }),
      await owner.json('POST', themes, { folder: 7 }),
      await viewer.json('POST', themes, { folder: 'themes/gazette' }),
      await owner.get(`${EDITOR_API}/theme-file?theme=themes/gazette`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 404, 400, 403, 404]);
    const font = await owner.get(`${EDITOR_API}/theme-file?theme=themes/gazette&path=fonts/a.woff2`);
    expect([(await font.arrayBuffer()).byteLength, font.headers.get('content-type')]).toEqual([
      4,
      'font/woff2',
    ]);
    expect(font.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('the styles of the theme are compiled with a design that is not stored', async () => {
    const owner = await signedIn();
    const compile = (body: object) => owner.json('POST', `${EDITOR_API}/theme`, body);
    const styles = await (await compile({ design: { tweaks: { ink: '#111' } } })).json<{ css: string }>();
    expect(styles.css).toContain('"tweaks":{"ink":"#111"}');
    expect((await compile({ design: { tweaks: { ink: [] } } })).status).toBe(400);
  });
});
