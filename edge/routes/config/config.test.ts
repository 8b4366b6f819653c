import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { PASSWORD, storeContributor } from '../../testing/accounts.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';
import { nextOf } from './login.ts';

function account() {
  return createTenant(testEnv(), 'shop').account();
}

beforeAll(async () => {
  await storeContributor('shop', {
    email: 'ines@olaria.test',
    name: 'Inês',
    roles: [CONTRIBUTOR_ROLE.admin],
  });
  await testEnv().R2?.put('editor/index.html', '<!doctype html><title>Dashboard</title>');
  await testEnv().R2?.put('editor/_app/main-0a1b2c3d.js', 'start()');
});

describe('signing in', () => {
  it('uses the font of the dashboard, from this host', async () => {
    const font = '/config/_app/fonts/instrument-sans-latin-wght-normal-VYC4K7BH.woff2';
    const preload = `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
    await testEnv().R2?.put('editor/index.html', `<!doctype html><title>Dashboard</title>${preload}`);
    const response = await createBrowser().get('/config/login');
    const page = await response.text();
    expect(page).toContain(preload);
    expect(page).toContain(`src: url('${font}')`);
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
    await testEnv().R2?.put('editor/index.html', '<!doctype html><title>Dashboard</title>');
    expect(await (await createBrowser().get('/config/login')).text()).not.toContain('@font-face');
  });

  it('shows the name of the site', async () => {
    const sentence = (page: string) => /<p>Edit and publish .*<\/p>/.exec(page)?.[0];
    const unnamed = await (await createBrowser().get('/config/login')).text();
    expect(sentence(unnamed)).toBe('<p>Edit and publish this site.</p>');
    await publishRelease({ edgeData: shopData({ website: { title: 'Olaria & Co' } }) });
    const page = await (await createBrowser().get('/config/login')).text();
    expect(page).toContain('<title>Sign in · Olaria &amp; Co</title>');
    expect(sentence(page)).toBe('<p>Edit and publish Olaria &amp; Co.</p>');
  });

  it('works without scripts: a page, a form, a session', async () => {
    const browser = createBrowser();
    const closed = await browser.get('/config/pages/home?device=phone');
    expect(closed.status).toBe(303);
    const login = closed.headers.get('location') ?? '';
    expect(login).toBe('/config/login?next=%2Fconfig%2Fpages%2Fhome%3Fdevice%3Dphone');
    const page = await (await browser.get(login)).text();
    // Explains what to do without a password.
    expect(page).toContain('<code>quoin sign-in</code>');
    const crumb = /name="crumb" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const next = '/config/pages/home?device=phone';
    const wrong = await browser.form('/config/login', {
      crumb,
      next,
      email: 'ines@olaria.test',
      password: 'no',
    });
    expect(wrong.status).toBe(401);
    const again = await wrong.text();
    expect(again).toContain('role="alert"');
    expect(again).toContain('value="ines@olaria.test"');
    expect(again).not.toContain('value="no"');
    const right = await browser.form('/config/login', {
      crumb,
      next,
      email: 'ines@olaria.test',
      password: PASSWORD,
    });
    expect([right.status, right.headers.get('location')]).toEqual([303, next]);
    const cookies = right.headers.getSetCookie().join('\n');
    expect(cookies).toMatch(/quoin_session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookies).toMatch(/quoin_roles=1; Path=\/; Secure; SameSite=Lax/);
    // The previous crumb is invalid.
    expect(browser.cookies.get('crumb')).not.toBe(crumb);
    const dashboard = await browser.get('/config/pages/home');
    expect(await dashboard.text()).toContain('Dashboard');
    expect(dashboard.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(dashboard.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('works for scripts, and signing out ends the session everywhere', async () => {
    const browser = createBrowser();
    await browser.get('/config/login');
    const wrong = await browser.json('POST', '/config/login', { email: 'a@b.test', password: 'x' });
    expect(wrong.status).toBe(401);
    const result = await browser.json('POST', '/config/login', {
      email: 'ines@olaria.test',
      password: PASSWORD,
      rememberMe: true,
    });
    expect(await result.json()).toEqual({ xsrfToken: browser.cookies.get('crumb') });
    expect(result.headers.getSetCookie().join()).toContain('Max-Age=2592000;');
    const stolen = browser.cookies.get('quoin_session') ?? '';
    expect((await browser.get('/config')).status).toBe(200);
    expect((await browser.json('POST', '/config/logout', {})).status).toBe(200);
    expect((await browser.get('/config')).status).toBe(303);
    browser.cookies.set('quoin_session', stolen);
    expect((await browser.get('/config')).status).toBe(303);
  });

  it('leads a contributor who is signed in from the sign-in page to the page that was asked for', async () => {
    const browser = createBrowser();
    await browser.get('/config/login');
    await browser.json('POST', '/config/login', { email: 'ines@olaria.test', password: PASSWORD });
    const { status, headers } = await browser.get('/config/login?next=%2Fconfig%2Fstore%2Fproducts');
    expect([status, headers.get('location')]).toEqual([303, '/config/store/products']);
  });

  it('shows scripts the roles of the contributor until they sign out', async () => {
    const [email, roles] = ['rui@olaria.test', [CONTRIBUTOR_ROLE.admin, CONTRIBUTOR_ROLE.viewer]];
    await storeContributor('shop', { email, name: 'Rui', roles });
    const browser = createBrowser();
    await browser.get('/config/login');
    const result = await browser.json('POST', '/config/login', { email, password: PASSWORD });
    const line = result.headers.getSetCookie().find((each) => each.startsWith('quoin_roles='));
    expect(line).toMatch(/^quoin_roles=1\.10;/);
    expect(line).not.toContain('HttpOnly');
    await browser.json('POST', '/config/logout', {});
    expect(browser.cookies.has('quoin_roles')).toBe(false);
  });

  it('opens no dashboard without a role on the site (R-SHELL-APP-02)', async () => {
    const email = 'leo@olaria.test';
    await storeContributor('shop', { email, name: 'Leo', roles: [CONTRIBUTOR_ROLE.none] });
    const browser = createBrowser();
    await browser.get('/config/login');
    await browser.json('POST', '/config/login', { email, password: PASSWORD });
    const closed = await browser.get('/config');
    expect([closed.status, await closed.text()]).toEqual([403, expect.stringContaining('No access')]);
  });

  it('rejects invalid bodies with 400', async () => {
    const browser = createBrowser();
    await browser.get('/config/login');
    for (const body of [
      null,
      [],
      'x',
      {},
      { email: 1, password: {} },
      { email: 'a', password: 'b'.repeat(2000) },
    ]) {
      const response = await browser.json('POST', '/config/login', body);
      expect([JSON.stringify(body).slice(0, 40), response.status]).toEqual([
        JSON.stringify(body).slice(0, 40),
        400,
      ]);
    }
    const broken = await askWorker('https://shop.test/config/login', {
      method: 'POST',
      body: '{"email":',
      headers: { ...browser.headers(), 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
  });

  it('responds with 429 to the eleventh wrong password (R-ESESS-API-09)', async () => {
    const browser = createBrowser();
    await browser.get('/config/login');
    const email = 'guess@olaria.test';
    await storeContributor('shop', { email, name: 'Eva', roles: [CONTRIBUTOR_ROLE.viewer] });
    const credentials = { email, password: 'x' };
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      statuses.push((await browser.json('POST', '/config/login', credentials)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const last = await browser.json('POST', '/config/login', credentials);
    expect(last.status).toBe(429);
    expect(await last.json()).toMatchObject({ error: 'Please try again in a few seconds.' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('redirects to dashboard URLs only', () => {
    for (const given of [
      undefined,
      '',
      '/',
      '//evil.test',
      'https://evil.test',
      '/config//evil.test',
      '/config\\evil.test',
      '/configevil',
      '/config/login',
      '/config/logout',
      '/config/a b',
    ]) {
      expect([given, nextOf(given)]).toEqual([given, '/config']);
    }
    expect(nextOf('/config?tab=1')).toBe('/config?tab=1');
    expect(nextOf('/config/store/products')).toBe('/config/store/products');
  });
});

describe('the one-time key', () => {
  it('signs in once', async () => {
    const key = await account().createSignInKey('shop');
    const browser = createBrowser();
    expect((await browser.get(`/config?key=${key}`, { method: 'HEAD' })).status).toBe(303);
    const first = await browser.get(`/config?key=${key}`);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/config']);
    expect((await browser.get('/config')).status).toBe(200);
    const second = await createBrowser().get(`/config?key=${key}`);
    expect(second.status).toBe(401);
    expect(await second.text()).toContain('This link has expired');
  });

  it('does not sign in when invented', async () => {
    for (const key of ['', 'x', '%00', 'a'.repeat(5000)]) {
      expect((await createBrowser().get(`/config?key=${key}`)).status).toBe(401);
    }
  });
});

describe('the dashboard', () => {
  it('requires a valid session of this site and a role', async () => {
    await storeContributor('other', { email: 'eve@other.test', name: 'Eve', roles: [1] });
    const eve = createBrowser('other.test');
    await eve.get('/config/login');
    await eve.json('POST', '/config/login', { email: 'eve@other.test', password: PASSWORD });
    expect((await eve.get('/config')).status).toBe(200);
    const visitor = createBrowser();
    for (const cookie of [eve.cookies.get('quoin_session') ?? '', 'x', 'x.y', '.', 'a'.repeat(4000)]) {
      visitor.cookies.set('quoin_session', cookie);
      expect((await visitor.get('/config')).status).toBe(303);
    }
    const outsider = createBrowser();
    await outsider.get(`/config?key=${await account().createSignInKey('shop', CONTRIBUTOR_ROLE.none)}`);
    const closed = await outsider.get('/config');
    expect(closed.status).toBe(403);
    const text = await closed.text();
    expect(text).toContain('No access');
    expect(text).toContain('<form method="post" action="/config/logout">');
  });

  it('serves its files to everyone, by name only', async () => {
    const browser = createBrowser();
    const script = await browser.get('/config/_app/main-0a1b2c3d.js');
    expect([script.status, await script.text()]).toEqual([200, 'start()']);
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '../index.html',
      '..%2findex.html',
      '%2e%2e/secrets.json',
      'none.js',
      '',
      'main.exe',
      '%00.js',
    ]) {
      expect([path, (await browser.get(`/config/_app/${path}`)).status]).not.toEqual([path, 200]);
    }
  });

  it('responds to URLs of the canvas with a page that requests its scripts, if there is one', async () => {
    const browser = createBrowser();
    await browser.get(`/config?key=${await account().createSignInKey('shop')}`);
    const textOf = async (path: string) => (await browser.get(path)).text();
    expect(await textOf('/config/pages/home')).toContain('<title>Dashboard</title>');
    await testEnv().R2?.put('editor/canvas.html', '<!doctype html><title>Canvas page</title>');
    const paths = ['/config/pages', '/config/pages/home', '/config/pages2', '/config', '/config/forms'];
    const pages = await Promise.all(paths.map(textOf));
    expect(paths.filter((_, index) => pages[index]?.includes('Canvas page'))).toEqual([
      '/config/pages',
      '/config/pages/home',
    ]);
    await testEnv().R2?.delete('editor/canvas.html');
  });

  it('has a canvas that runs no scripts', async () => {
    const browser = createBrowser();
    expect((await browser.get('/config/_canvas')).status).toBe(401);
    await browser.get(`/config?key=${await account().createSignInKey('shop')}`);
    const canvas = await browser.get('/config/_canvas');
    expect(canvas.headers.get('content-security-policy')).toContain("script-src 'none'");
  });
});
