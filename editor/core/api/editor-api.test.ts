import { describe, expect, it, vi } from 'vitest';
import { createEditorApi, type EditorApi } from './editor-api.ts';
import type { Transport } from './request.ts';

/** Makes one call. Returns the request as `METHOD path body`, and the result for the response `{ "ok": true }`. */
async function call(make: (api: EditorApi) => Promise<unknown>, status = 200) {
  const sent: string[] = [];
  let signedOut = 0;
  const transport: Transport = {
    fetch: async (path, { method, body }) => {
      sent.push([method, path, ...(typeof body === 'string' ? [body] : [])].join(' '));
      return Response.json({ ok: true }, { status });
    },
    cookies: () => '',
    report: () => {},
    onSignedOut: () => void signedOut++,
  };
  const result = await make(createEditorApi(transport)).catch((error: unknown) => error);
  return { request: sent.join('\n'), result, signedOut };
}

const SIGN_IN = { email: 'ana@example.com', password: 'x' };
const submission = { formId: 'a/b', id: 's 1' };
const STORE = { navigationTitle: 'Store', title: 'Store', urlId: 'store', description: '', enabled: true };
const CONTEXT = { productPage: 'settings', productSection: 'address' };
const CATEGORY = {
  displayName: 'All',
  parentCategoryId: null,
  type: 'x',
  pageRendering: 'x',
  displayIndex: 0,
};

describe('the requests of the dashboard', () => {
  it.each<[string, (api: EditorApi) => Promise<unknown>]>([
    ['GET /api/editor/v1/me', (api) => api.me()],
    ['GET /api/editor/v1/me/password', (api) => api.password()],
    [
      'PUT /api/editor/v1/me/password {"current":"a","password":"b"}',
      (api) => api.setPassword({ current: 'a', password: 'b' }),
    ],
    ['POST /config/login {"email":"ana@example.com","password":"x"}', (api) => api.login(SIGN_IN)],
    ['POST /config/logout', (api) => api.logout()],
    ['GET /api/editor/v1/site?summaries=true', (api) => api.site()],
    ['GET /api/editor/v1/changes', (api) => api.changes()],
    ['GET /api/editor/v1/changes?labels=true', (api) => api.labelledChanges()],
    [
      'POST /api/editor/v1/publish {"message":"New cups","keys":["item:cup"]}',
      (api) => api.publish({ message: 'New cups', keys: ['item:cup'] }),
    ],
    [
      'POST /api/editor/v1/publish {"message":"","keys":["item:cup"],"isCheck":true}',
      (api) => api.check(['item:cup']),
    ],
    ['GET /api/editor/v1/releases', (api) => api.releases()],
    ['POST /api/editor/v1/releases/r%2F1/rollback', (api) => api.rollBack('r/1')],
    ['GET /api/editor/v1/theme', (api) => api.theme()],
    ['GET /api/editor/v1/theme?theme=themes%2Fgazette', (api) => api.theme('themes/gazette')],
    ['GET /api/editor/v1/themes', (api) => api.themes()],
    [
      'POST /api/editor/v1/themes {"folder":"themes/gazette"}',
      (api) => api.addTheme({ folder: 'themes/gazette' }),
    ],
    ['GET /api/editor/v1/fonts/Open%20Sans/preview', (api) => api.fontPreview('Open Sans')],
    [
      'GET /api/google-maps/places/autocomplete?input=Rua%201&productPage=settings&productSection=address',
      (api) => api.completeAddress({ input: 'Rua 1', language: undefined }, CONTEXT),
    ],
    [
      'GET /api/google-maps/places/details?placeId=a%2Fb&productPage=settings&productSection=address',
      (api) => api.placeDetails({ placeId: 'a/b' }, CONTEXT),
    ],
    ['GET /api/editor/v1/font-kits/abc1def', (api) => api.fontKit('abc1def')],
    [
      'GET /api/editor/v1/orders?filter=all&limit=20&search=ana',
      (api) => api.orders({ search: 'ana', filter: 'all', limit: 20 }),
    ],
    ['GET /api/editor/v1/orders?offset=40', (api) => api.orders({ search: '', offset: 40 })],
    ['GET /api/editor/v1/order-summary', (api) => api.orderSummary()],
    ['GET /api/editor/v1/orders/o%2F1', (api) => api.order('o/1')],
    [
      'PATCH /api/editor/v1/orders/o%2F1 {"fulfilmentState":"fulfilled"}',
      (api) => api.changeOrder('o/1', { fulfilmentState: 'fulfilled' }),
    ],
    [
      `POST /api/content-service/product/1.1/websites/site/products ${JSON.stringify(STORE)}`,
      (api) => api.createProductCollection('site', STORE),
    ],
    [
      `POST /api/content-service/product/1.1/websites/site/products/a%2Fb/categories ${JSON.stringify(CATEGORY)}`,
      (api) => api.createProductCategory({ websiteId: 'site', collectionId: 'a/b' }, CATEGORY),
    ],
    ['GET /api/commondata/GetSiteLayout', (api) => api.siteLayout()],
    [
      'POST /api/widget/UpdateNavigation {"fieldName":"main","navigation":{"items":[]}}',
      (api) => api.updateNavigation({ fieldName: 'main', navigation: { items: [] } }),
    ],
    ['GET /api/v1/commerce-preferences/a%2Fb', (api) => api.commercePreferences('a/b')],
    [
      'PUT /api/v1/commerce-preferences/table {"size":25}',
      (api) => api.saveCommercePreferences('table', { size: 25 }),
    ],
    ['GET /api/editor/v1/stock?productId=cup&productId=a%26b', (api) => api.stockOf(['cup', 'a&b'])],
    ['GET /api/editor/v1/stock/totals', (api) => api.stockTotals()],
    ['PUT /api/editor/v1/stock {"changes":[]}', (api) => api.setStock({ changes: [] })],
    [
      'GET /api/editor/v1/restock-groups?sort=count&order=asc&offset=25&limit=25&search=cup',
      (api) => api.restockGroups({ search: 'cup', sort: 'count', order: 'asc', offset: 25, limit: 25 }),
    ],
    ['GET /api/editor/v1/restock-groups', (api) => api.restockGroups({ search: '' })],
    ['GET /api/site-users/account/notifications/restock/groups?first=4', (api) => api.firstRestockGroups(4)],
    [
      'GET /api/site-users/account/notifications/restock/groups?productId=cup',
      (api) => api.restockGroupsOf('cup'),
    ],
    [
      'GET /api/site-users/account/notifications/restock?productId=cup&variantId=v&cursor=c',
      (api) => api.signUps({ productId: 'cup', variantId: 'v' }, 'c'),
    ],
    [
      'POST /api/site-users/account/notifications/restock/send {"productId":"cup","variantId":"v"}',
      (api) => api.sendRestock({ productId: 'cup', variantId: 'v' }),
    ],
    ['GET /api/editor/v1/forms', (api) => api.newSubmissions()],
    ['PUT /api/editor/v1/forms/a%2Fb/seen {"until":9}', (api) => api.markFormSeen('a/b', 9)],
    [
      'GET /api/editor/v1/forms/a%2Fb/submissions?order=asc&offset=20&search=rui&spam=false',
      (api) => api.submissions('a/b', { isSpam: false, search: 'rui', order: 'asc', offset: 20 }),
    ],
    [
      'GET /api/editor/v1/forms/a%2Fb/submissions?spam=true',
      (api) => api.submissions('a/b', { isSpam: true, search: '' }),
    ],
    [
      'PATCH /api/editor/v1/forms/a%2Fb/submissions/s%201 {"isSpam":true}',
      (api) => api.markSubmission(submission, true),
    ],
    ['DELETE /api/editor/v1/forms/a%2Fb/submissions/s%201', (api) => api.deleteSubmission(submission)],
    ['GET /api/editor/v1/outbox?cursor=c', (api) => api.outbox('c')],
    ['GET /api/editor/v1/audit?cursor=c', (api) => api.audit('c')],
    [
      'POST /api/editor/v1/downloads?filename=glaze%20guide.pdf',
      (api) => api.uploadDownload(new File(['a'], 'glaze guide.pdf')),
    ],
  ])('%s', async (request, make) => {
    expect((await call(make)).request).toBe(request);
  });

  it('return the response of the server', async () => {
    expect((await call((api) => api.me())).result).toEqual({ ok: true });
  });

  it.each([
    ['the current one', 1, { ok: true }],
    ['a stale one again', 2, expect.objectContaining({ status: 403 })],
  ])(
    'R-SHELL-SESS-01: sign out with one retry after a stale crumb, with %s',
    async (_, failures, expected) => {
      const sent: string[] = [];
      const transport: Transport = {
        fetch: async (path) => {
          sent.push(path);
          const isStale = sent.length <= failures;
          return Response.json(isStale ? { crumbFail: true } : { ok: true }, { status: isStale ? 403 : 200 });
        },
        cookies: () => '',
        report: () => {},
        onSignedOut: () => {},
      };
      const result = await createEditorApi(transport)
        .logout()
        .catch((error: unknown) => error);
      expect([sent, result]).toEqual([['/config/logout', '/config/logout'], expected]);
    },
  );

  it('ask to sign in when the session has ended, but not while signing in', async () => {
    expect((await call((api) => api.me(), 401)).signedOut).toBe(1);
    expect((await call((api) => api.login(SIGN_IN), 401)).signedOut).toBe(0);
  });
});

it('reading an address without a tracking context logs an error, and makes the request (R-EDSITE-PLACE-01)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { request } = await call((api) => api.placeDetails({ placeId: 'p' }));
  expect(request).toBe('GET /api/google-maps/places/details?placeId=p');
  expect(log).toHaveBeenCalledOnce();
  await call((api) => api.placeDetails({ placeId: 'p' }, CONTEXT));
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
