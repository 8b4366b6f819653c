import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { createApp } from '../../app.ts';
import { html } from '../../pages/html.ts';
import { renderShell } from '../../pages/shell.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { askWorker } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';

const OLD_SCRIPT = 'scripts/app-0a1b2c3d.js';
const LONG = `<!doctype html><title>Shop</title>${'<p>Stoneware</p>'.repeat(100)}`;
const SHELL = '<!doctype html><title>Cart</title><main><!--quoin:main--></main>';
const MESSAGE =
  '<!doctype html><title>Message — Olaria</title><main class="message"><!--quoin:main--></main>';

beforeAll(async () => {
  await publishRelease({ files: { [OLD_SCRIPT]: 'old()', 'index.html': 'before' } });
  await publishRelease({
    policies: ["default-src 'self'; frame-ancestors 'self'"],
    redirects: {
      'old-shop': '/shop',
      'café/old': '/a%20b',
      shop: '/nowhere',
      'mark.svg': '/nowhere',
      hostile: '//evil.test',
      elsewhere: 'https://elsewhere.test/',
      'store/': '/shop/',
      'shop/p/cup': '/shop/p/mug',
      'out/': '//evil.test/',
      'broken/': '/%/',
    },
    files: {
      'index.html': '<!doctype html><title>Home</title>',
      'shop/index.html': LONG,
      'shop/p/mug/index.html': 'mug',
      'shop/rss.xml': '<rss/>',
      'store/own/index.html': 'own',
      'a b/index.html': 'spaced',
      '404.html': '<!doctype html><title>Lost</title>',
      'fr/404.html': '<!doctype html><title>Perdu</title>',
      'styles/site-1a2b3c4d.css': 'body{}',
      'feed.xml': '<rss/>',
      'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '_shells/cart.html': SHELL,
      '_shells/message.html': MESSAGE,
    },
  });
});

function get(path: string, init: RequestInit = {}, host = 'shop.test') {
  return askWorker(`https://${host}${path}`, { redirect: 'manual', ...init });
}

describe('pages', () => {
  it('have the policy of their release (R-COMP-PUB-11)', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'self'; frame-ancestors 'self'");
  });

  it('are served with their headers and always revalidated', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Home');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(response.headers.get('cache-control')).not.toContain('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are not sent again when unchanged', async () => {
    const etag = (await get('/shop')).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*', etag.replace('-gz', '')]) {
      const again = await get('/shop', { headers: { 'if-none-match': tag } });
      expect([tag, again.status, await again.text()]).toEqual([tag, 304, '']);
    }
    expect((await get('/shop', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are compressed if supported, and have the same bytes otherwise', async () => {
    const plain = await get('/shop', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(LONG);
    const gzip = await get('/shop', { headers: { 'accept-encoding': 'gzip, br' } });
    const unzipped = gzip.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unzipped).text()).toBe(LONG);
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
    const rejected = await get('/shop', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(rejected.headers.get('content-encoding')).toBeNull();
  });

  it('respond to HEAD like GET, without the body', async () => {
    const response = await get('/shop', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).not.toBeNull();
  });

  it('have one URL each', async () => {
    const moves = [
      ['/shop/', '/shop'],
      ['/shop/?page=2', '/shop?page=2'],
      ['/shop/index.html', '/shop'],
      ['/index.html', '/'],
      ['/a%20b/', '/a%20b'],
      ['/old-shop?x=1', '/shop?x=1'],
      ['/old-shop/?x=1', '/shop?x=1'],
      ['/caf%C3%A9/old', '/a%20b'],
      ['/cafe%CC%81/old', '/a%20b'],
      // Below a moved collection: what is below its new URL, or has moved from there.
      ['/store/p/mug?x=1', '/shop/p/mug?x=1'],
      ['/store/p/mug/', '/shop/p/mug'],
      ['/store/rss.xml', '/shop/rss.xml'],
      ['/store/p/cup', '/shop/p/mug'],
      // The platform’s address of the cart.
      ['/commerce/show-cart', '/cart'],
    ] as const;
    for (const [from, to] of moves) {
      const response = await get(from);
      expect([from, response.status, response.headers.get('location')]).toEqual([from, 301, to]);
      // The next release may have a page there.
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect(await (await get('/a%20b')).text()).toBe('spaced');
  });

  it('take precedence over an old URL of another page', async () => {
    for (const path of ['/shop', '/mark.svg', '/store/own']) expect((await get(path)).status).toBe(200);
  });

  it('never redirect to missing pages or other sites', async () => {
    const paths = [
      '/store/p/none',
      '/store/p',
      '/storeroom/p/mug',
      '/out/p/mug',
      '/broken/p/mug',
      '/hostile',
    ];
    const long = `/store${'/a'.repeat(490)}`;
    for (const path of [...paths, long]) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('that are missing in another language return its 404 page', async () => {
    const response = await get('/fr/nowhere');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Perdu')]);
  });

  it('that are missing return the 404 page with status 404', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Lost');
    const again = await get('/nowhere', { headers: { 'if-none-match': '*' } });
    expect(again.status).toBe(404);
  });

  it('that are missing return JSON below /api', async () => {
    for (const path of ['/api/nothing', '/api/editor/nothing', '/_ops/nothing']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toHaveProperty('message');
    }
  });

  it('cache only hashed files, also those of earlier releases', async () => {
    const style = await get('/styles/site-1a2b3c4d.css');
    expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await get(`/${OLD_SCRIPT}`);
    expect([old.status, await old.text()]).toEqual([200, 'old()']);
    expect(old.headers.get('set-cookie')).toBeNull();
    expect((await get('/feed.xml')).headers.get('cache-control')).toBe('no-cache');
  });

  it('look up a missing name once, until a release contains it', async () => {
    const SITE = testEnv().SITE;
    let asked = 0;
    const counting = {
      idFromName: (name: string) => SITE.idFromName(name),
      get: (id: DurableObjectId) => {
        asked += 1;
        return SITE.get(id);
      },
    };
    const app = createApp();
    const path = '/scripts/late-5a6b7c8d.js';
    const ask = async () => {
      const before = asked;
      const env = { ...testEnv(), SITE: counting as unknown as typeof SITE, HOSTS: '{"late.test":"late"}' };
      const { status } = await app.fetch(new Request(`https://late.test${path}`), env);
      return { status, asked: asked - before };
    };
    await publishRelease({ files: { 'index.html': 'x' } }, 'late');
    expect((await ask()).status).toBe(404);
    // The id of the live release is read once per second; nothing else is.
    const again = [await ask(), await ask(), await ask()].map((each) => each.asked);
    expect(Math.min(...again)).toBe(0);
    await publishRelease({ files: { [path.slice(1)]: 'late()' } }, 'late');
    expect((await ask()).status).toBe(200);
  });

  it('serve SVG files without scripts', async () => {
    expect((await get('/mark.svg')).headers.get('content-security-policy')).toContain('sandbox');
  });

  it('do not include shells', async () => {
    expect((await get('/_shells/cart.html')).status).toBe(404);
  });

  it('reject writes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect((await get('/shop', { method })).status).toBe(405);
    }
  });

  it('report that nothing is published', async () => {
    const start = await get('/', {}, 'other.test');
    expect([start.status, start.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await start.text()).toContain('Coming soon');
    expect((await get('/shop', {}, 'other.test')).status).toBe(503);
  });

  it('read nothing for an unknown host', async () => {
    for (const host of ['evil.test', 'shop.test.evil.test', 'xshop.test', 'shop.test:8080', 'constructor']) {
      const response = await get('/', {}, host);
      expect([host, response.status, await response.text()]).toEqual([
        host,
        404,
        'No site found at this address.',
      ]);
    }
  });
});

describe('hostile paths', () => {
  it.each([
    '/../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/shop%2findex.html',
    '/shop%5cindex.html',
    '/%00',
    '/shop%00.html',
    '/%',
    '/%zz',
    '/%ff%fe',
    '//evil.test',
    '//evil.test/',
    '/\\evil.test/',
    '///',
    '/.//shop/',
    '/constructor',
    '/__proto__',
    '/hostile',
    '/elsewhere',
    `/${'x'.repeat(5000)}`,
    `/${'a/'.repeat(2000)}`,
    `/app-${'0'.repeat(50)}.js`,
  ])('%s is not found and redirects nowhere', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
  });

  it('never cause an internal error and never leave the site', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '',
        '%2e',
        '%2F',
        '%5C',
        '%00',
        'shop',
        'index.html',
        ';',
        '%25',
        '@',
        ':80',
      ),
      fc.string({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const address = new URL('https://shop.test');
        address.pathname = `/${parts.join('/')}`;
        const response = await askWorker(address.href, { redirect: 'manual' });
        expect(response.status).toBeLessThan(500);
        const location = response.headers.get('location');
        if (location !== null) expect(new URL(location, address).host).toBe('shop.test');
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

describe('shells', () => {
  it('contain escaped content, with the policy of the theme', async () => {
    const release = await createTenant(testEnv(), 'shop').release();
    const response = await renderShell(release, 'cart', html`<h1>${'$& <b>'}</h1>`, { status: 404 });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(
      '<!doctype html><title>Cart</title><main><h1>$&amp; &lt;b&gt;</h1></main>',
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('show their title', async () => {
    const release = await createTenant(testEnv(), 'shop').release();
    const page = await renderShell(release, 'cart', html`<h1>Ja</h1>`, { title: 'A <b> $&' });
    expect(await page.text()).toBe(
      '<!doctype html><title>A &lt;b&gt; $&amp; — Olaria</title><main><h1>Ja</h1></main>',
    );
  });

  it('show errors to browsers in the design of the site', async () => {
    const look = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };
    const rejected = await get('/checkout/order-confirmed?order=x', look);
    expect(rejected.status).toBe(404);
    const text = await rejected.text();
    expect(text).toContain('<title>Not found — Olaria</title>');
    expect(text).toContain('<main class="message"><h1>Not found</h1><p>Order not found.</p>');
    // Sign-in uses the page of the dashboard.
    const login = await askWorker('https://shop.test/config/login', { method: 'POST', ...look });
    expect(await login.text()).toContain('<style nonce=');
  });

  it('are plain pages without a theme', async () => {
    const response = await renderShell(undefined, 'checkout', html`<h1>Checkout</h1>`);
    expect(await response.text()).toContain('<main><h1>Checkout</h1></main>');
  });
});

describe('the crumb', () => {
  it('is a cookie of the first page that scripts can read (R-DATA-COOKIE-05)', async () => {
    for (const path of ['/', '/shop', '/cart']) {
      const [line = ''] = (await get(path)).headers.getSetCookie();
      expect([path, line]).toEqual([path, expect.stringMatching(/^crumb=.{40,}/)]);
      expect(line).not.toContain('HttpOnly');
    }
  });

  it('is sent with a page that does not exist, too', async () => {
    const response = await get('/none');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      404,
      expect.stringMatching(/^crumb=/),
    ]);
  });

  it('is sent with the first page and not with the second, whose bytes are the same (R-ESESS-API-11)', async () => {
    const first = await get('/shop');
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^crumb=[^;]+; Path=\/; Secure; SameSite=Lax$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const second = await get('/shop', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await second.text()).toBe(await first.text());
  });
});

// The last test: other.test has no release before.
it('a hashed file that was missing is found once a release with it has been live', async () => {
  const path = 'scripts/late-0a1b2c3d.js';
  const status = async () => (await get(`/${path}`, {}, 'other.test')).status;
  await publishRelease({ files: { 'index.html': 'before' } }, 'other');
  expect(await status()).toBe(404);
  await publishRelease({ files: { [path]: 'late()' } }, 'other');
  await publishRelease({ files: { 'index.html': 'after' } }, 'other');
  expect(await status()).toBe(200);
});
