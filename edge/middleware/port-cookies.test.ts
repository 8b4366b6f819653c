import { beforeAll, describe, expect, it } from 'vitest';
import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../app.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { EDITOR_API } from '../testing/editor.ts';
import { publishRelease, testEnv } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

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

describe('servers on two ports of localhost', () => {
  let one: Browser;
  let two: Browser;

  beforeAll(async () => {
    await publishRelease({ files: { 'index.html': '<!doctype html>' }, edgeData: shopData() });
    const edgeData = shopData({ website: { id: 'other' } });
    await publishRelease({ files: { 'index.html': '<!doctype html>' }, edgeData }, 'other');
    one = visit('localhost:4321');
    two = visit('localhost:4322');
  });

  /** Visits the home page of a server after the other one. */
  async function visitAfter(other: Browser, own: Browser): Promise<void> {
    copyCookies(other, own);
    await own.get('/');
  }

  it('keep separate crumbs, also for forms of pages that were loaded before', async () => {
    await one.get('/');
    const before = decodeURIComponent(one.cookies.get('crumb') ?? '');
    await visitAfter(one, two);
    expect(two.cookies.get('crumb')).not.toBe(encodeURIComponent(before));
    expect(two.cookies.get('crumb')).toBe(two.cookies.get('crumb_4322'));
    copyCookies(two, one);
    const form = { itemId: 'mug', sku: 'MUG', quantity: '1', crumb: before };
    expect((await one.form(API.cartEntries, form)).status).toBe(303);
  });

  it('give their pages the crumb that scripts repeat', async () => {
    await one.get('/');
    await visitAfter(one, two);
    await visitAfter(two, one);
    const body = { itemId: 'mug', sku: 'MUG', quantity: 1 };
    expect((await one.json('POST', API.cartEntries, body)).status).toBe(200);
    await visitAfter(one, two);
    expect((await two.json('POST', API.cartEntries, body)).status).toBe(200);
  });

  it('give pages that restore cookies to no shared cache', async () => {
    await one.get('/');
    const cachingOf = async () => (await one.get('/')).headers.get('cache-control');
    const usual = await cachingOf();
    await visitAfter(one, two);
    copyCookies(two, one);
    expect([usual, await cachingOf()]).toEqual(['no-cache', 'private, no-cache']);
  });

  it('keep separate carts', async () => {
    const quantityOf = async (browser: Browser) =>
      ((await (await browser.get(API.cart)).json()) as ShoppingCart).totalQuantity;
    const add = (browser: Browser, quantity: number) =>
      browser.json('POST', API.cartEntries, { itemId: 'book', sku: 'BOOK', quantity });
    const [left, right] = [visit('localhost:4321'), visit('localhost:4322')];
    await left.get('/');
    await add(left, 1);
    const token = left.cookies.get('CART');
    await visitAfter(left, right);
    expect(await quantityOf(right)).toBe(0);
    await add(right, 2);
    copyCookies(right, left);
    expect(await quantityOf(left)).toBe(1);
    await left.get('/');
    // The scripts of a page see its own cart.
    expect(left.cookies.get('CART')).toBe(token);
    expect(await quantityOf(right)).toBe(2);
  });

  it('keep separate sessions', async () => {
    await signIn(one, 'shop');
    copyCookies(one, two);
    await signIn(two, 'other');
    copyCookies(two, one);
    expect((await one.get(`${EDITOR_API}/site`)).status).toBe(200);
    expect((await two.get(`${EDITOR_API}/site`)).status).toBe(200);
    await one.get('/config');
    expect((await one.json('POST', '/config/logout', {})).status).toBe(200);
    copyCookies(one, two);
    expect((await one.get(`${EDITOR_API}/site`)).status).toBe(401);
    expect((await two.get(`${EDITOR_API}/site`)).status).toBe(200);
  });
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

it('a public host has the specified cookies only', async () => {
  const browser = visit('shop.test:8443');
  await browser.get('/');
  await browser.json('POST', API.cartEntries, { itemId: 'book', sku: 'BOOK', quantity: 1 });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['CART', 'crumb', 'hasCart']);
});
