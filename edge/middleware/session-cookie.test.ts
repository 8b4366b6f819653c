import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { EDITOR_API } from '../testing/editor.ts';
import { testEnv } from '../testing/release.ts';

const app = createApp();

/** A browser that visits one of two servers on this machine. */
function visit(host: string): Browser {
  const HOSTS = JSON.stringify({
    'localhost:4321': 'shop',
    '127.0.0.1:4322': 'shop',
    'localhost:4322': 'other',
    localhost: 'shop',
    'shop.test:8443': 'shop',
  });
  return createBrowser(host, async (request) => app.fetch(request, { ...testEnv(), HOSTS }));
}

async function signIn(browser: Browser, site: string): Promise<void> {
  await browser.get(`/config?key=${await createTenant(testEnv(), site).account().createSignInKey(site)}`);
}

/** Browsers send the cookies of a host to all of its ports. */
function copyCookies(from: Browser, to: Browser): void {
  to.cookies.clear();
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}

it('servers on two ports of localhost keep separate sessions', async () => {
  const [one, two] = [visit('localhost:4321'), visit('localhost:4322')];
  await signIn(one, 'shop');
  copyCookies(one, two);
  await signIn(two, 'other');
  copyCookies(two, one);
  expect((await one.get(`${EDITOR_API}/site`)).status).toBe(200);
  expect((await two.get(`${EDITOR_API}/site`)).status).toBe(200);
  // The crumb is shared: the first write of each server receives a new one.
  await one.json('POST', '/config/logout', {});
  expect((await one.json('POST', '/config/logout', {})).status).toBe(200);
  copyCookies(one, two);
  expect((await one.get(`${EDITOR_API}/site`)).status).toBe(401);
  expect((await two.get(`${EDITOR_API}/site`)).status).toBe(200);
});

it.each([
  ['localhost:4321', 'quoin_session_4321'],
  ['127.0.0.1:4322', 'quoin_session_4322'],
  ['localhost', 'quoin_session'],
  ['shop.test:8443', 'quoin_session'],
])('the session cookie at %s is %s', async (host, name) => {
  const browser = visit(host);
  await signIn(browser, 'shop');
  expect([...browser.cookies.keys()].filter((each) => each.startsWith('quoin_session'))).toEqual([name]);
});
