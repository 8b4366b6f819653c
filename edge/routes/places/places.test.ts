import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../app.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { openEditor } from '../../testing/editor.ts';
import { testEnv } from '../../testing/release.ts';

const { signedIn, tenant, otherVisitor } = openEditor();
const app = createApp();
const KEY = 'key-of-the-provider';
const CONTEXT = { productPage: 'settings', productSection: 'business-address' };

const SUGGESTION = {
  placePrediction: {
    placeId: 'a/b',
    structuredFormat: { mainText: { text: 'Rua das Flores' }, secondaryText: { text: 'Porto' } },
  },
};
const DETAILS = { addressComponents: [{ longText: 'Porto', shortText: 'Porto', types: ['locality'] }] };

/** The provider behind the binding of plain workerd. */
const requests: { readonly url: string; readonly key: string | null; readonly body: unknown }[] = [];
const INTERNET = {
  fetch: async (url: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('x-goog-api-key');
    requests.push({ url, key, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return Response.json(url.endsWith(':autocomplete') ? { suggestions: [SUGGESTION] } : DETAILS);
  },
} as unknown as Fetcher;

let owner: Browser;
let withProvider: Browser;

async function openWith(variables: object): Promise<Browser> {
  const env = { ...testEnv(), INTERNET, ...variables };
  const browser = createBrowser('shop.test', async (request) => app.fetch(request, env));
  await browser.get(`/config?key=${await tenant.account().createSignInKey('shop', CONTRIBUTOR_ROLE.admin)}`);
  return browser;
}

beforeAll(async () => {
  owner = await signedIn();
  withProvider = await openWith({ PLACES_URL: 'https://places.example/v1', PLACES_KEY: KEY });
});
beforeEach(() => {
  requests.length = 0;
});

const autocomplete = (browser: Browser, query: Readonly<Record<string, string>>) =>
  browser.get(`${API.placesAutocomplete}?${new URLSearchParams(query)}`);
const details = (browser: Browser, query: Readonly<Record<string, string>>) =>
  browser.get(`${API.placesDetails}?${new URLSearchParams(query)}`);

describe('the search for addresses', () => {
  it('passes its parameters to the provider, with a tracking context (R-ESITE-API-12)', async () => {
    const query = { input: 'Rua das', language: 'pt', sessionToken: 's1', ...CONTEXT };
    const response = await autocomplete(withProvider, query);
    expect([response.status, await response.json()]).toEqual([
      200,
      { predictions: [{ placeId: 'a/b', title: 'Rua das Flores', description: 'Porto' }] },
    ]);
    expect(requests).toEqual([
      {
        url: 'https://places.example/v1/places:autocomplete',
        key: KEY,
        body: { input: 'Rua das', languageCode: 'pt', sessionToken: 's1' },
      },
    ]);
  });

  it('reads an address with its parameters and a tracking context (R-ESITE-API-13)', async () => {
    const query = { placeId: 'a/b', language: 'pt', sessionToken: 's1', ...CONTEXT };
    const response = await details(withProvider, query);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { place: { placeId: 'a/b', city: 'Porto', street: '' } },
    ]);
    expect(requests).toMatchObject([
      { url: 'https://places.example/v1/places/a%2Fb?languageCode=pt&sessionToken=s1', key: KEY },
    ]);
  });

  it('validates the tracking context, and works without one (R-ESITE-API-14)', async () => {
    expect((await autocomplete(owner, { input: 'Rua', ...CONTEXT })).status).toBe(200);
    expect((await autocomplete(owner, { input: 'Rua' })).status).toBe(200);
    for (const name of ['productPage', 'productSection'])
      expect((await autocomplete(owner, { input: 'Rua', [name]: 'x'.repeat(101) })).status).toBe(400);
  });

  it('has an offline provider, and no response has the key of another one (R-ESITE-API-15)', async () => {
    const [found, place] = [
      await autocomplete(owner, { input: 'FLORES' }),
      await details(owner, { placeId: 'test-porto' }),
    ];
    expect(await found.json()).toEqual({
      predictions: [{ placeId: 'test-porto', title: 'Rua das Flores 12', description: 'Porto, Portugal' }],
    });
    expect(await place.json()).toMatchObject({ place: { street: 'Rua das Flores 12', countryCode: 'PT' } });
    expect(requests).toEqual([]);
    for (const path of [
      `${API.placesAutocomplete}?input=a`,
      `${API.placesDetails}?placeId=a`,
      API.editorSite,
    ]) {
      const response = await withProvider.get(path);
      const headers = JSON.stringify([...response.headers]);
      expect([response.status, headers + (await response.text())]).toEqual([
        200,
        expect.not.stringContaining(KEY),
      ]);
    }
  });

  it('finds nothing without a provider', async () => {
    const browser = await openWith({ PLACES_URL: '' });
    expect(await (await autocomplete(browser, { input: 'a' })).json()).toEqual({ predictions: [] });
    expect((await details(browser, { placeId: 'test-porto' })).status).toBe(404);
    expect(await (await browser.get(API.editorSite)).json()).toMatchObject({ hasPlaces: false });
    expect(requests).toEqual([]);
  });

  it('rejects a search without a text, and an address without an id', async () => {
    expect((await autocomplete(owner, { input: ' ' })).status).toBe(400);
    expect((await autocomplete(owner, { input: 'x'.repeat(201) })).status).toBe(400);
    expect((await details(owner, {})).status).toBe(400);
    expect((await details(owner, { placeId: 'none' })).status).toBe(404);
  });

  it('is for contributors who change settings', async () => {
    const viewer = await signedIn(CONTRIBUTOR_ROLE.viewer);
    expect((await autocomplete(viewer, { input: 'a' })).status).toBe(403);
    expect((await details(viewer, { placeId: 'a' })).status).toBe(403);
    expect((await autocomplete(otherVisitor(), { input: 'a' })).status).toBe(401);
    expect((await details(otherVisitor(), { placeId: 'a' })).status).toBe(401);
  });
});
