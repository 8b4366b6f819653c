import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { askWorker } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';

const CONTEXT = { collection: { title: 'Log' }, mainContent: '<h1>Log</h1>' };

beforeAll(async () => {
  await publishRelease({
    files: { 'index.html': 'home', 'log/index.html': 'log page', 'feed.xml': '<rss/>' },
  });
});

/** Requests a page where the build service knows the contexts of some pages. */
async function ask(path: string, contexts: Readonly<Record<string, object>>, init: RequestInit = {}) {
  const requested: string[] = [];
  const fetch = async (address: string, options: RequestInit) => {
    const url = new URL(address);
    requested.push(`${url.pathname} ${url.searchParams.get('url')}`);
    expect(new Headers(options.headers).get('authorization')).toBe(`Bearer ${testEnv().ADMIN_TOKEN}`);
    const found = contexts[url.searchParams.get('url') ?? ''];
    return found === undefined ? new Response('{}', { status: 404 }) : Response.json(found);
  };
  const env = { ...testEnv(), BUILD_SERVICE: { fetch } as unknown as Fetcher };
  const response = await createApp().fetch(new Request(`https://shop.test${path}`, init), env);
  return { response, requested, text: await response.text() };
}

describe('the data of a page in quoin dev', () => {
  const known = { '/log': CONTEXT };

  it('is JSON', async () => {
    const { response, text, requested } = await ask('/log?format=json', known);
    expect(JSON.parse(text)).toEqual(CONTEXT);
    expect(requested).toEqual(['/context /log']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is indented as json-pretty', async () => {
    expect((await ask('/log?format=json-pretty', known)).text).toBe(JSON.stringify(CONTEXT, null, 2));
  });

  it('is that of the page of a list that scripts count', async () => {
    expect((await ask('/log?format=json&page=2', known)).requested).toEqual(['/context /log/page/2']);
  });

  it('is the HTML of the main content, which cannot run scripts', async () => {
    const { response, text } = await ask('/log?format=main-content', known);
    expect(text).toBe('<h1>Log</h1>');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is never stored and never indexed', async () => {
    const { response } = await ask('/log?format=json', known);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/log', '/log?format=750w', '/log?format=constructor'])(
    'is not asked for with %s',
    async (path) => {
      const { text, requested } = await ask(path, known);
      expect([text, requested]).toEqual(['log page', []]);
    },
  );
});

describe('the data of a published page, for scripts of the theme', () => {
  beforeAll(async () => {
    const files = {
      'index.html': 'home',
      'log/index.html': 'log page',
      'log/index.json': JSON.stringify(CONTEXT),
      'log/page/2/index.html': 'page 2',
      'log/page/2/index.json': '{"mainContent":"<h1>Page 2</h1>"}',
      'about/index.html': 'about',
    };
    const behind = { 'secret/index.html': 'secret page' };
    await publishRelease({ files, protected: [{ password: 'x', files: behind }] }, 'other');
  });
  const get = async (path: string) => {
    const response = await askWorker(`https://other.test${path}`);
    return { response, status: response.status, text: await response.text() };
  };

  it('is what the build has stored', async () => {
    const { response, text } = await get('/log?format=json');
    expect(JSON.parse(text)).toEqual(CONTEXT);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/log?format=main-content')).text).toBe('<h1>Log</h1>');
    expect((await get('/log?format=json-pretty')).text).toBe(JSON.stringify(CONTEXT, null, 2));
  });

  it('is that of the page of a list that scripts count, until there are no more', async () => {
    expect((await get('/log?format=main-content&page=2')).text).toBe('<h1>Page 2</h1>');
    expect((await get('/log?format=main-content&page=1')).text).toBe('<h1>Log</h1>');
    expect((await get('/log?format=main-content&page=3')).status).toBe(404);
    expect((await get('/log?page=3')).text).toBe('log page');
  });

  it('is found after the URL of the next page, which has no query here', async () => {
    expect((await get('/log/page/2&format=main-content')).text).toBe('<h1>Page 2</h1>');
  });

  it('is missing for pages without it, and for protected pages', async () => {
    expect((await get('/about?format=json')).text).toBe('about');
    expect((await get('/secret?format=json')).text).not.toContain('secret page');
  });
});

describe('where there is no data of pages, as in quoin serve', () => {
  it('the page is served', async () => {
    expect((await ask('/log?format=json', {})).text).toBe('log page');
    const env = { ...testEnv(), BUILD_SERVICE: undefined };
    const response = await createApp().fetch(new Request('https://shop.test/log?format=json'), env);
    expect(await response.text()).toBe('log page');
  });

  it('a missing page stays missing', async () => {
    const { response, requested } = await ask('/none?format=json', { '/none': CONTEXT });
    expect([response.status, requested]).toEqual([404, []]);
  });
});
