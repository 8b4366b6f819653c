import { beforeAll, describe, expect, it } from 'vitest';
import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../app.ts';
import { PASSWORD, STORED_PASSWORD, storeMember } from '../testing/accounts.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { checkoutForm, hiddenField } from '../testing/checkout.ts';
import { publishRelease, testEnv } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

const app = createApp();
const SHELL = '<!doctype html><main><!--quoin:main--></main>';
const SHELLS = ['cart', 'checkout', 'order-confirmed', 'lock-screen', 'message'];

/** A server on this machine and one in public. Their sites are two, since the sign-ins of a site are limited. */
const SITES = { 'localhost:4321': 'local', 'shop.test:8443': 'shop' } as const;
const env = { ...testEnv(), HOSTS: JSON.stringify(SITES) };

type Host = keyof typeof SITES;

beforeAll(async () => {
  const files = Object.fromEntries(SHELLS.map((name) => [`_shells/${name}.html`, SHELL]));
  for (const id of Object.values(SITES)) {
    const edgeData = shopData({ website: { id } });
    const prices = { password: STORED_PASSWORD, files: { 'prices/index.html': 'wholesale prices' } };
    await publishRelease({ files, edgeData, protected: [prices] }, id);
  }
});

/** A visitor with a crumb. */
async function visit(host: Host): Promise<Browser> {
  const visitor = createBrowser(host, async (request) => app.fetch(request, env));
  await visitor.get('/cart');
  return visitor;
}

let customers = 0;

async function newCustomer(host: Host): Promise<string> {
  const email = `cookies-${++customers}@example.com`;
  await storeMember(SITES[host], email);
  return email;
}

const signIn = async (visitor: Browser, email: string, password = PASSWORD) =>
  (await visitor.json('POST', API.session, { email, password })).status;

const addToCart = (visitor: Browser) =>
  visitor.json('POST', API.cartEntries, { itemId: 'book', sku: 'BOOK', quantity: 1 });

async function cartSize(visitor: Browser): Promise<number> {
  return ((await (await visitor.get(API.cart)).json()) as ShoppingCart).totalQuantity;
}

/** Orders a book without scripts. Returns the URL of the test bank. */
async function order(visitor: Browser): Promise<string> {
  await addToCart(visitor);
  const page = await (await visitor.get('/checkout')).text();
  const ordered = await visitor.form('/checkout', checkoutForm(page, { action: 'order' }));
  return ordered.headers.get('location') ?? '';
}

/** Pays at the test bank and opens the order page. */
async function pay(visitor: Browser, bank: string): Promise<void> {
  const page = await (await visitor.get(bank)).text();
  const fields = { payment: hiddenField(page, 'payment'), crumb: hiddenField(page, 'crumb') };
  const paid = await visitor.form('/checkout/test-bank', { ...fields, decision: 'approve' });
  await visitor.get(paid.headers.get('location') ?? '');
}

async function isSignedIn(visitor: Browser): Promise<boolean> {
  // Only customers can list their own requests.
  return (await visitor.get(API.restock)).status === 200;
}

/** How to get each cookie that only the server reads, and whether the server then finds it. */
const COOKIE_TABLE: readonly (readonly [
  name: string,
  set: (visitor: Browser, email: string) => Promise<unknown>,
  isKnown: (visitor: Browser, email: string, host: Host) => Promise<boolean>,
])[] = [
  ['quoin_member', signIn, isSignedIn],
  [
    'quoin_device',
    signIn,
    // Guesses from elsewhere do not lock a customer out of a known device.
    async (visitor, email, host) => {
      const attacker = await visit(host);
      for (let turn = 0; turn < 10; turn++) await signIn(attacker, email, `guess ${turn}`);
      return (await signIn(visitor, email)) === 200;
    },
  ],
  [
    'quoin_cart_of',
    signIn,
    // The next customer at this browser does not get the cart.
    async (visitor, _, host) => {
      await addToCart(visitor);
      await signIn(visitor, await newCustomer(host));
      return (await cartSize(visitor)) === 0;
    },
  ],
  [
    'quoin_pages',
    (visitor) => visitor.form(API.pagePassword, { path: '/prices', password: PASSWORD }),
    async (visitor) => (await visitor.get('/prices')).status === 200,
  ],
  [
    'quoin_order',
    order,
    async (visitor) => (await (await visitor.get('/checkout')).text()).includes('value="ana@example.com"'),
  ],
];

const serverCookies = ({ cookies }: Browser) =>
  [...cookies.keys()].filter((name) => name.startsWith('quoin_'));

describe.each([
  ['localhost:4321', '_4321'],
  ['shop.test:8443', ''],
] as const)('at %s', (host, suffix) => {
  it.each(COOKIE_TABLE)(`the cookie %s has the suffix "${suffix}"`, async (name, set, isKnown) => {
    const [visitor, email] = [await visit(host), await newCustomer(host)];
    await set(visitor, email);
    expect(serverCookies(visitor)).toContain(`${name}${suffix}`);
    expect(serverCookies(visitor)).not.toContain(suffix === '' ? `${name}_8443` : name);
    expect(await isKnown(visitor, email, host)).toBe(true);
  });

  it('signing in and out deletes cookies of the previous visitor', async () => {
    const visitor = await visit(host);
    await order(visitor);
    await signIn(visitor, await newCustomer(host));
    expect(serverCookies(visitor)).not.toContain(`quoin_order${suffix}`);
    await order(visitor);
    await visitor.json('DELETE', API.session, {});
    expect(serverCookies(visitor)).toEqual([`quoin_device${suffix}`]);
  });

  it('a paid order is not remembered', async () => {
    const visitor = await visit(host);
    const bank = await order(visitor);
    expect(serverCookies(visitor)).toEqual([`quoin_order${suffix}`]);
    await pay(visitor, bank);
    expect(serverCookies(visitor)).toEqual([]);
  });
});

it.each(COOKIE_TABLE)(
  'at localhost:4321, the cookie %s of another port is not read',
  async (name, set, isKnown) => {
    const host = 'localhost:4321';
    const [visitor, email] = [await visit(host), await newCustomer(host)];
    await set(visitor, email);
    visitor.cookies.set(`${name}_4322`, visitor.cookies.get(`${name}_4321`) ?? '');
    visitor.cookies.delete(`${name}_4321`);
    expect(await isKnown(visitor, email, host)).toBe(false);
  },
);
