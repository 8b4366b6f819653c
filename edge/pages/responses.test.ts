import { expect, it } from 'vitest';
import { loadRelease } from '../release/active-release.ts';
import { createBlobs } from '../release/blobs.ts';
import { storeRelease, testEnv } from '../testing/release.ts';
import { html } from './html.ts';
import { loginPage } from './login-page.ts';
import { plainPage } from './plain-page.ts';
import { acceptsGzip } from './serve-file.ts';
import { renderShell } from './shell.ts';

const SHELL = '<!doctype html><title>Cart</title><main><!--quoin:main--></main>';

async function releaseWith(shell: string) {
  const files = { '_shells/cart.html': shell };
  return loadRelease(createBlobs(testEnv()), await storeRelease({ files, policies: ["default-src 'self'"] }));
}

const plain = () => plainPage({ title: 'Closed', content: html`<p>Closed</p>` });

it('a page with personal content is not stored by shared caches', async () => {
  const response = await renderShell(await releaseWith(SHELL), 'cart', html`<p>Yours</p>`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

it('a page with personal content has the policy of its release', async () => {
  const response = await renderShell(await releaseWith(SHELL), 'cart', html`<p>Yours</p>`);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('a shell without a place for the content is not used', async () => {
  const response = await renderShell(await releaseWith('<title>Broken</title>'), 'cart', html`<p>Yours</p>`);
  expect(await response.text()).toContain('<p>Yours</p>');
});

it('suggestions of a theme hide what is in the cart', async () => {
  const suggestions = '<li data-unless-in-cart="mug">Mug</li><li data-unless-in-cart="cup">Cup</li>';
  const release = await releaseWith(SHELL + suggestions);
  const content = html`<p>Yours</p>`;
  const full = await renderShell(release, 'cart', content, { inCart: new Set(['mug']) });
  expect(await full.text()).toContain(
    '<li data-unless-in-cart="mug" hidden>Mug</li><li data-unless-in-cart="cup">Cup</li>',
  );
  const empty = await renderShell(release, 'cart', content, { inCart: new Set() });
  expect(await empty.text()).toContain(suggestions);
});

it('a plain page is not stored by shared caches', () => {
  expect(plain().headers.get('cache-control')).toBe('private, no-cache');
});

it('a plain page is not indexed', async () => {
  expect(await plain().text()).toContain('<meta name="robots" content="noindex">');
});

it('a plain page runs no scripts, is not framed, and sends forms to its own site only', () => {
  const policy = plain().headers.get('content-security-policy') ?? '';
  const directives = policy.replace(/'nonce-[^']+'/, "'nonce-x'").split('; ');
  expect(directives).toEqual([
    "default-src 'none'",
    "style-src 'nonce-x'",
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('each plain page has a nonce of its own', () => {
  const [one, other] = [plain(), plain()].map(({ headers }) => headers.get('content-security-policy'));
  expect(one).not.toBe(other);
});

it('the sign-in page hides the password and sends it in the body', async () => {
  const page = await loginPage({ crumb: 'c', siteTitle: 'Olaria', next: '/config', font: undefined }).text();
  expect(page).toContain('<input type="password" name="password"');
  expect(page).toContain('<form method="post" action="/config/login">');
});

it('the sign-in page asks whether to stay signed in, and says why an attempt failed', async () => {
  const parts = { crumb: 'c', siteTitle: 'Olaria', next: '/config', font: undefined };
  const [first, failed] = await Promise.all(
    [loginPage(parts), loginPage({ ...parts, alert: 'Wrong.' })].map((page) => page.text()),
  );
  expect(first).toContain('name="rememberMe" value="true">');
  expect(failed).toContain('<p role="alert" id="alert">Wrong.</p>');
  const described = (page = '') => page.match(/<input [^>]*aria-describedby="alert"/g)?.length ?? 0;
  expect([first, failed].map(described)).toEqual([0, 2]);
});

it('the sign-in page leads to the page that was asked for', async () => {
  const next = '/config/pages/home?device="phone"';
  const page = await loginPage({ crumb: 'c', siteTitle: 'Olaria', next, font: undefined }).text();
  expect(page).toContain(
    '<input type="hidden" name="next" value="/config/pages/home?device=&quot;phone&quot;">',
  );
});

it('the sign-in page lets password managers fill in both fields', async () => {
  const page = await loginPage({ crumb: 'c', siteTitle: 'Olaria', next: '/config', font: undefined }).text();
  expect(page.match(/autocomplete="[^"]+"/g)).toEqual([
    'autocomplete="username"',
    'autocomplete="current-password"',
  ]);
});

it.each([
  ['gzip', true],
  ['gzip, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['gzip;q=0.001', true],
  ['identity', false],
  ['', false],
])('a client with the header %j accepts gzip: %s', (header, expected) => {
  const request = new Request('https://shop.test/', { headers: { 'accept-encoding': header } });
  expect(acceptsGzip(request)).toBe(expected);
});
