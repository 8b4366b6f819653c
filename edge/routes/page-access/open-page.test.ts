// Part of a hash. cspell:ignore bvfi
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { createSiteKeys } from '../../platform/crypto/site-keys.ts';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import { askWorker, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';

/** Of the password “glaze”, as the build stores it (bin/serving/build-service/hash-page-password.test.ts). */
const BUILT = 'scrypt$16384$8$5$qutBsx9bvfi0PW1_ucu5QA$hZxotFUL0NaYdokJkjo4RzZmyrUzV_xlfXxD1Wf3bW4';
const SHELL = '<!doctype html><title>Protected page — Olaria</title><main><!--quoin:main--></main>';
const LOCK_SCREEN = {
  lockScreenTitle: 'Private',
  lockScreenText: 'Type the password.',
  lockScreenPassword: 'Secret word',
  lockScreenButton: 'Enter',
  lockScreenWrong: 'Not the password.',
  lockScreenTooManyTries: 'Too many tries.',
};

async function publish(password: string): Promise<void> {
  await publishRelease({
    files: { 'index.html': 'home', '404.html': 'lost', '_shells/lock-screen.html': SHELL },
    redirects: { 'members/old': '/members/kiln', 'old-prices': '/prices' },
    edgeData: { texts: LOCK_SCREEN },
    protected: [
      {
        password: BUILT,
        files: { 'prices/index.html': 'wholesale prices', 'assets/cup.svg': '<svg>cup</svg>' },
      },
      {
        password,
        below: ['members'],
        files: { 'members/index.html': 'all members', 'members/kiln/index.html': 'a kiln' },
      },
    ],
  });
}

beforeAll(() => publish(STORED_PASSWORD));

const enter = (path: string, password = PASSWORD, visitor = createBrowser()) =>
  visitor.form(API.pagePassword, { path, password });

describe('a protected page', () => {
  it('shows the lock screen in its place', async () => {
    const response = await createBrowser().get('/members/kiln?from=email');
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).not.toContain('a kiln');
    expect(page).toContain('<title>Private — Olaria</title>');
    expect(page).toContain(
      '<div class="quoin-lock-screen-intro"><h1>Private</h1>\n<p id="page-password-help">',
    );
    expect(page).toContain('<input type="hidden" name="path" value="/members/kiln?from=email">');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/members/kiln', '/prices', '/assets/cup.svg'])(
    'and its lock screen are never stored: %s',
    async (path) => {
      const response = await createBrowser().get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    },
  );

  it('does not show which pages of a protected collection exist', async () => {
    const statuses = await Promise.all(
      ['/members/kiln', '/members/none', '/members/old', '/members/kiln/'].map(
        async (path) => (await createBrowser().get(path)).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  it('is shown after its password, until the password changes', async () => {
    const visitor = createBrowser();
    const opened = await enter('/members/kiln?from=email', PASSWORD, visitor);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/members/kiln?from=email']);
    const page = await visitor.get('/members/kiln?from=email');
    expect([page.status, await page.text()]).toEqual([200, 'a kiln']);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await visitor.get('/members/none')).status).toBe(404);
    expect((await visitor.get('/members/old')).headers.get('location')).toBe('/members/kiln');
    expect((await visitor.get('/prices')).status).toBe(403);
    await publish(BUILT);
    expect((await visitor.get('/members/kiln')).status).toBe(403);
    await publish(STORED_PASSWORD);
  });

  it('opens with the password that the build has hashed, and so do its files', async () => {
    const visitor = createBrowser();
    expect((await enter('/prices', 'glaze', visitor)).status).toBe(303);
    const [page, image] = [await visitor.get('/prices'), await visitor.get('/assets/cup.svg')];
    expect([await page.text(), await image.text()]).toEqual(['wholesale prices', '<svg>cup</svg>']);
    expect(image.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('stays closed after a wrong password, and says why', async () => {
    const visitor = createBrowser();
    const response = await enter('/members/kiln', 'wrong', visitor);
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).toContain('<title>Not the password. — Olaria</title>');
    expect(page).toContain('id="page-password-error" role="alert">Not the password.</p>');
    expect(page).toContain('aria-describedby="page-password-error" aria-invalid="true" autofocus>');
    expect((await visitor.get('/members/kiln')).status).toBe(403);
  });

  it('asks for the password without showing it, and not in its URL', async () => {
    const page = await (await createBrowser().get('/prices')).text();
    expect(page).toContain(`<form method="post" action="${API.pagePassword}">`);
    expect(page).toContain('id="page-password" type="password" name="password"');
  });

  it('stays closed with a cookie that this site has not signed', async () => {
    const visitor = createBrowser();
    await enter('/members/kiln', PASSWORD, visitor);
    const forged = (visitor.cookies.get('quoin_pages') ?? '').replace(/^./, (first) =>
      first === 'A' ? 'B' : 'A',
    );
    visitor.cookies.set('quoin_pages', forged);
    expect((await visitor.get('/members/kiln')).status).toBe(403);
  });

  it('opens after its password for a visitor who has entered twenty others before', async () => {
    const until = Math.ceil(Date.now() / 1000 + 86_400).toString(36);
    const others = Array.from({ length: 20 }, (_, index) => `other-${index}~${until}`);
    const keys = createSiteKeys([testEnv().MASTER_SECRET], 'shop');
    const visitor = createBrowser();
    visitor.cookies.set('quoin_pages', await keys.sign('pages', others.join('~')));
    await enter('/members/kiln', PASSWORD, visitor);
    expect((await visitor.get('/members/kiln')).status).toBe(200);
  });

  it('opens for ten days', async () => {
    const response = await enter('/members/kiln');
    const cookie = response.headers.getAll('set-cookie').find((line) => line.startsWith('quoin_pages='));
    expect(cookie).toMatch(/; Max-Age=864000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('the password of a page', () => {
  it('is rejected from another site', async () => {
    const response = await askWorker(`https://shop.test${API.pagePassword}`, {
      method: 'POST',
      body: new URLSearchParams({ path: '/members/kiln', password: PASSWORD }),
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      403,
      expect.not.stringContaining('quoin_pages'),
    ]);
  });

  it.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', '/.//evil.test', 'members/kiln'])(
    'never leads to another site: %s',
    async (path) => {
      const response = await enter(path);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    },
  );

  it('is not needed for a page that is published without one in the meantime', async () => {
    const response = await enter('/?q=1');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?q=1']);
  });

  it('can be tried ten times in 15 minutes', async () => {
    const app = createApp();
    const env = { ...testEnv(), CLIENT_ADDRESS_HEADER: 'x-address' };
    const visitor = createBrowser('shop.test', async (request) => {
      request.headers.set('x-address', '203.0.113.77');
      return app.fetch(request, env);
    });
    for (let count = 0; count < 10; count++)
      expect((await enter('/members', 'wrong', visitor)).status).toBe(403);
    const response = await enter('/members', PASSWORD, visitor);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('Too many tries.');
  });

  it('can be sent as JSON', async () => {
    const visitor = createBrowser();
    await visitor.get('/members');
    const wrong = await visitor.json('POST', API.pagePassword, { path: '/members', password: 'wrong' });
    const message = 'Incorrect password. Please try again.';
    expect([wrong.status, await wrong.json()]).toEqual([403, { error: message, message }]);
    const right = await visitor.json('POST', API.pagePassword, { path: '/members', password: PASSWORD });
    expect([right.status, await right.json()]).toEqual([200, {}]);
  });
});
