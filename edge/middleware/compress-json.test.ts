import { describe, expect, it } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../app.ts';
import { createBrowser } from '../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../testing/editor.ts';
import { testEnv } from '../testing/release.ts';

const { signedIn, withPage } = openEditor();
const GZIP = { headers: { 'accept-encoding': 'gzip, br' } };
const visitor = createBrowser();

function encodingOf({ headers }: Response): readonly (string | null)[] {
  return [headers.get('content-encoding'), headers.get('vary')];
}

describe('a large JSON response', () => {
  it('is compressed for clients that accept it', async () => {
    const response = await visitor.get(API.openApi, GZIP);
    expect(encodingOf(response)).toEqual(['gzip', 'accept-encoding']);
    const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
  });

  it('is compressed in quoin dev, too, which rewrites pages', async () => {
    const env = { ...testEnv(), LIVE_RELOAD: 'true' };
    const developer = createBrowser('shop.test', async (request) => createApp().fetch(request, env));
    expect(encodingOf(await developer.get(API.openApi, GZIP))).toEqual(['gzip', 'accept-encoding']);
  });

  it('is not compressed for other clients, and caches keep both apart', async () => {
    const response = await visitor.get(API.openApi);
    expect(encodingOf(response)).toEqual([null, 'accept-encoding']);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('has the same headers without its body', async () => {
    const response = await visitor.get(API.openApi, { method: 'HEAD', ...GZIP });
    expect(encodingOf(response)).toEqual(['gzip', 'accept-encoding']);
    expect(await response.text()).toBe('');
  });

  it('with a revision as its ETag is sent as it is', async () => {
    const key = await withPage('etag');
    const owner = await signedIn();
    await owner.json('POST', `${EDITOR_API}/transactions`, retitle(key, 1, 'x'.repeat(5000), 't-etag'));
    const response = await owner.get(`${EDITOR_API}/docs/${key}`, GZIP);
    expect([response.headers.get('etag'), ...encodingOf(response)]).toEqual(['"2"', null, null]);
    expect((await response.text()).length).toBeGreaterThan(5000);
  });
});

it('a small JSON response is not compressed', async () => {
  const response = await visitor.get('/api/none', GZIP);
  expect([response.status, ...encodingOf(response)]).toEqual([404, null, null]);
  expect(await response.json()).toHaveProperty('message');
});
