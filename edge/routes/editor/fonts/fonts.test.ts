import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import { createApp } from '../../../app.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';
import { testEnv } from '../../../testing/release.ts';

const { signedIn, tenant } = openEditor();
const app = createApp();
const FONT = new TextEncoder().encode('wOF2 and more');

/** A font host behind the binding of plain workerd, which has Lato only. */
const requested: string[] = [];
const INTERNET = {
  fetch: async (input: string) => {
    const { pathname, searchParams } = new URL(input);
    requested.push(input);
    if (pathname === '/lato') return new Response(FONT);
    if (searchParams.get('family') === 'Lato:400') return new Response('@font-face { src: url(/lato) }');
    return new Response('', { status: 400 });
  },
} as unknown as Fetcher;

let owner: Browser;
let biller: Browser;

async function signedInWith(role: number): Promise<Browser> {
  const env = { ...testEnv(), INTERNET, FONT_PREVIEW_URL: 'https://fonts.example/css' };
  const browser = createBrowser('shop.test', async (request) => app.fetch(request, env));
  await browser.get(`/config?key=${await tenant.account().createSignInKey('shop', role)}`);
  return browser;
}

beforeAll(async () => {
  owner = await signedInWith(CONTRIBUTOR_ROLE.admin);
  biller = await signedInWith(CONTRIBUTOR_ROLE.billing);
});

const previewOf = (family: string) => pathTo('editorFontPreview', { family });
const kitOf = (kitId: string) => pathTo('editorFontKit', { kitId });

describe('GET fonts/:family/preview', () => {
  it('responds with the font of the host, for the cache of the browser', async () => {
    const response = await owner.get(previewOf('Lato'));
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(FONT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'private, max-age=2592000',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('responds with 404 if the host does not have the font', async () => {
    expect((await owner.get(previewOf('Open Sans'))).status).toBe(404);
  });

  it('requests nothing but fonts of the catalog', async () => {
    requested.length = 0;
    for (const name of ['Bespoke Slab', 'lato', '../../etc', '%'])
      expect((await owner.get(previewOf(name))).status).toBe(404);
    expect(requested).toEqual([]);
  });

  it('requests nothing for visitors and for roles without pages', async () => {
    requested.length = 0;
    expect((await createBrowser().get(previewOf('Lato'))).status).toBe(401);
    expect((await biller.get(previewOf('Lato'))).status).toBe(403);
    expect(requested).toEqual([]);
  });

  it('responds with 404 if previews are turned off', async () => {
    expect((await (await signedIn()).get(previewOf('Lato'))).status).toBe(404);
  });
});

describe('GET font-kits/:kitId', () => {
  it('lists the fonts of a kit', async () => {
    const response = await owner.get(kitOf('abc1def'));
    expect(await response.json()).toEqual({
      fonts: [
        { name: 'Adelle', family: '"adelle", serif' },
        { name: 'Proxima Nova', family: '"proxima-nova", sans-serif' },
      ],
    });
  });

  it.each(['abc1de', 'ABC1DEF', 'abc1def2', '../kits'])('has no kit %s', async (kitId) => {
    expect((await owner.get(kitOf(kitId))).status).toBe(404);
  });

  it('requires permission to read pages', async () => {
    expect((await biller.get(kitOf('abc1def'))).status).toBe(403);
  });
});
