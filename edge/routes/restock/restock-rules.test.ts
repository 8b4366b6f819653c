import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { publishRelease } from '../../testing/release.ts';
import {
  createBrowser,
  newEmail,
  newVisitor,
  PLATE,
  products,
  signedIn,
  signUp,
  tenant,
} from '../../testing/restock.ts';
import { product, shopData, variant } from '../../testing/shop.ts';

const WEBSITE = { captchaSiteKey: 'key' };

beforeAll(() => publishRelease({ edgeData: shopData({ products, website: WEBSITE }) }));

afterEach(() => vi.unstubAllGlobals());

it('a form without scripts says that a captcha needs them', async () => {
  const visitor = createBrowser('shop.test', { BOT_CHECK_URL: 'test' });
  const response = await visitor.form(API.restockSignUp, { ...PLATE, email: newEmail() });
  expect([response.status, await response.text()]).toEqual([
    401,
    expect.stringContaining('This form requires JavaScript.'),
  ]);
});

it('a captcha that cannot be verified rejects requests', async () => {
  const visitor = createBrowser('shop.test');
  await visitor.get('/cart');
  expect((await signUp(visitor, { captchaKey: 'x' })).status).toBe(401);
});

it('a request is stored while the provider of the captcha does not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('network')));
  const env = { BOT_CHECK_URL: 'https://bots.example', BOT_CHECK_SECRET: 's' };
  const visitor = createBrowser('shop.test', env);
  await visitor.get('/cart');
  expect((await signUp(visitor, { captchaKey: 'x' })).status).toBe(200);
});

it('emails are sent for a variant only while that variant is in stock', async () => {
  const jar = product({
    id: 'jar',
    variants: [variant({ sku: 'JAR-S', qtyInStock: 5 }), variant({ sku: 'JAR-L', qtyInStock: 0 })],
  });
  await publishRelease({ edgeData: shopData({ products: { ...products, jar } }) });
  const owner = await signedIn();
  const statusOf = async (variantId: string) =>
    (await owner.json('POST', API.restockSend, { productId: 'jar', variantId })).status;
  expect([await statusOf('jar-s'), await statusOf('jar-l')]).toEqual([200, 409]);
});

it('at least one and at most 500 variants are notified at once', async () => {
  const owner = await signedIn();
  const statusOf = async (count: number) => {
    const sendRequests = Array.from({ length: count }, (_, index) => ({
      productId: `p${index}`,
      variantId: 'v',
    }));
    return (await owner.json('POST', API.restockSendAll, { sendRequests })).status;
  };
  expect([await statusOf(0), await statusOf(500), await statusOf(501)]).toEqual([400, 404, 400]);
});

it('a plain form joins the mailing list only if its box is checked', async () => {
  const visitor = await newVisitor();
  const [yes, no] = [newEmail(), newEmail()];
  await visitor.form(API.restockSignUp, { ...PLATE, email: yes, isJoinMailingList: 'on' });
  await visitor.form(API.restockSignUp, { ...PLATE, email: no });
  const { signUps = [] } = await tenant.restock().signUps(PLATE);
  const joined = signUps.filter(({ siteVisitorEmail }) => [yes, no].includes(siteVisitorEmail));
  expect(
    joined.map(({ siteVisitorEmail, isJoinMailingList }) => [siteVisitorEmail, isJoinMailingList]),
  ).toEqual(
    expect.arrayContaining([
      [yes, true],
      [no, false],
    ]),
  );
});
