import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { createContractCheck } from '../../testing/api-contract.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { testEnv } from '../../testing/release.ts';
import { bodySchemaOf } from './openapi-document.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: object;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Whether the path is an endpoint: not the document itself, and not an alias without a trailing slash. */
function isCall(path: string): boolean {
  if (path === API.login || path === API.logout) return true;
  return path.startsWith('/api/') && path !== API.openApi && `${path}/` !== API.stock;
}

/** They respond with 204, with a page, with a file, or with a stream of events. */
const WITHOUT_JSON = [
  'get editorAssetFile',
  'get editorEvents',
  'get editorFontPreview',
  'get editorSubscriberFile',
  'get editorThemeFile',
  'get login',
  'get passwordReset',
  'get subscriptionConfirm',
  'get subscriptionEnd',
  'post buttonClick',
  'post buttonRender',
  'post formRender',
  'post javascriptErrors',
  'post overlay',
  'post performance',
  'post quickView',
  'post recordEvent',
  'post recordHit',
];

const contractViolation = createContractCheck(createApp());

async function readDocument(): Promise<Document> {
  const response = await askWorker(new Request('https://shop.test/api/openapi.json'));
  expect(response.status).toBe(200);
  return response.json<Document>();
}

describe('the API document (R-ESITE-SRV-01)', () => {
  it('describes all dashboard endpoints, with body, responses and errors', async () => {
    const { openapi, paths } = await readDocument();
    expect(openapi).toBe('3.1.0');
    const dashboard = Object.entries(API).filter(([name]) => name.startsWith('editor'));
    for (const [, path] of dashboard) expect(paths).toHaveProperty([path.replace(/:(\w+)/g, '{$1}')]);
    expect(paths['/api/editor/v1/transactions']?.post).toMatchObject({
      operationId: 'postEditorTransactions',
      security: [{ session: [] }],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', required: expect.any(Array) } } },
      },
      responses: { 200: {}, 400: {}, 401: {}, 403: {}, 412: {} },
    });
  });

  it('lists exactly the endpoints that the Worker serves', async () => {
    const { paths } = await readDocument();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && isCall(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  it('describes the responses of each endpoint, and the access of each write', async () => {
    const { paths } = await readDocument();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, call] of Object.entries(methods)) {
        const place = `${method} ${path}`;
        expect([place, call.summary]).toEqual([place, expect.stringMatching(/\S/)]);
        const statuses = Object.keys(call.responses);
        expect([place, statuses.some((status) => /^(2|3)/.test(status))]).toEqual([place, true]);
      }
    }
  });

  it('names the crumb header of each write of visitors and contributors', async () => {
    const { paths } = await readDocument();
    for (const { name, method, access } of createApp().endpoints) {
      const call = paths[API[name].replace(/:(\w+)/g, '{$1}')]?.[method];
      const headers = call?.parameters.filter((parameter) => parameter.in === 'header') ?? [];
      const isNamed = headers.some((header) => header.name === CRUMB_HEADER);
      const isNeeded = method !== 'get' && access !== 'beacon' && access !== 'public';
      expect([method, name, isNamed]).toEqual([method, name, isNeeded]);
    }
  });

  it('describes the body of every successful response', () => {
    const missing = createApp().endpoints.filter((endpoint) =>
      Object.keys(endpoint.responses)
        .map(Number)
        .every((status) => status >= 400 || bodySchemaOf(endpoint, status) === undefined),
    );
    expect(missing.map(({ method, name }) => `${method} ${name}`).toSorted()).toEqual(WITHOUT_JSON);
  });

  it('has unique operation ids', async () => {
    const { paths } = await readDocument();
    const ids = Object.values(paths)
      .flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
      .filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes endpoints that never respond with an internal error', async () => {
    const { paths } = await readDocument();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    const owner = createBrowser();
    const signIn = async () =>
      owner.get(`/config?key=${await createTenant(testEnv(), 'shop').account().createSignInKey('shop')}`);
    await signIn();
    const part = fc.oneof(
      fc.constantFrom('x', '__proto__', '%00', '..%2f', 'page:home', '0'),
      fc.webSegment(),
    );
    const request = fc.record({
      call: fc.constantFrom(...calls),
      part,
      query: fc.webQueryParameters(),
      body: fc.oneof(fc.json(), fc.string(), fc.constant('{"ops":[{}]}')),
      type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', ''),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ call: [method, path], part, query, body, type }) => {
        const headers = { ...owner.headers(), 'content-type': type };
        const address = `https://shop.test${path.replace(/\{\w+\}/g, part)}?${query}`;
        const response = await askWorker(
          new Request(address, { method, headers, redirect: 'manual', ...(method !== 'GET' && { body }) }),
        );
        // 501 is expected: there is no build service.
        expect([method, path, response.status < 500 || response.status === 501]).toEqual([
          method,
          path,
          true,
        ]);
        expect(
          await contractViolation({ method, path: new URL(address).pathname }, response),
        ).toBeUndefined();
        if (path === API.logout) await signIn();
        // Endpoints for plain forms respond with a page to bodies that are not JSON.
        const isPage = type !== 'application/json' && isHtml(response);
        if (response.status >= 400 && !isPage) expect(await response.json()).toHaveProperty('message');
        else await response.body?.cancel();
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});

function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html');
}

it('health checks the objects and returns nothing else', async () => {
  const response = await askWorker(new Request(`https://shop.test${API.health}`));
  expect([response.status, await response.json()]).toEqual([200, { ok: true, failed: [] }]);
});
