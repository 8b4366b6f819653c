import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderResponse } from '../../../../formatters/vocabulary/api/orders.ts';
import { askWorker } from '../../../testing/browser.ts';
import { checkoutTenant, decidePayment, orderCart, publishCheckout } from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { putBlob } from '../../../testing/release.ts';
import { PRODUCTS, product } from '../../../testing/shop.ts';

const CONTENT = 'All about glazes';
const FILENAME = 'Glaze "2" – né.pdf';
const DAY_MS = 86_400_000;

let customer: TestCustomer;

beforeAll(async () => {
  const files = [{ filename: FILENAME, hash: await putBlob(CONTENT), bytes: CONTENT.length }];
  await publishCheckout({
    website: { baseUrl: 'https://shop.test' },
    products: { ...PRODUCTS, book: product({ ...PRODUCTS.book, id: 'book', files }) },
  });
});

beforeEach(async () => {
  customer = await createTestCustomer();
});

afterEach(() => vi.useRealTimers());

/** Buys the book; returns the order page and its links. */
async function buy(decision: 'approve' | 'decline' = 'approve') {
  await customer.add('BOOK');
  const { orderId, redirectUrl } = (await (await orderCart(customer)).json()) as OrderResponse;
  const decided = await decidePayment(customer, redirectUrl, decision);
  const orderUrl = decided.headers.get('location') ?? '';
  const page = await (await customer.get(orderUrl)).text();
  return { orderId, orderUrl, page, links: linksIn(page) };
}

function linksIn(page: string): readonly string[] {
  return [...page.matchAll(/href="(\/checkout\/download\?token=[^"]+)"/g)].map(([, link = '']) => link);
}

/** Opens a link without any cookie. */
const open = (link: string) => askWorker(new URL(link, 'https://shop.test'));

describe('a paid digital product', () => {
  it('is downloaded from the order page, as an attachment that is never shown or cached', async () => {
    const { page, links } = await buy();
    expect(page).toContain('Your downloads');
    expect(page).toContain('Glaze &quot;2&quot; – né.pdf');
    expect(links).toHaveLength(1);
    const response = await open(links[0] ?? '');
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Glaze _2_ _ n_.pdf"; filename*=UTF-8''Glaze%20%222%22%20%E2%80%93%20n%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('is in the email to the customer, with a link to the site', async () => {
    const { orderId } = await buy();
    const emails = await checkoutTenant().store().listOutbox({ limit: 100 });
    const email = emails.find(({ id, to }) => id.includes(orderId) && to === 'ana@example.com');
    const [, link = ''] =
      /pdf: (https:\/\/shop\.test\/checkout\/download\?token=\S+)/.exec(email?.text ?? '') ?? [];
    expect(await (await open(link)).text()).toBe(CONTENT);
    expect(emails.find(({ id, to }) => id.includes(orderId) && to !== 'ana@example.com')?.text).not.toContain(
      '/checkout/download',
    );
  });

  it('is not delivered before the order is paid', async () => {
    const { page, links } = await buy('decline');
    expect(page).not.toContain('Your downloads');
    expect(links).toEqual([]);
  });

  it('completes an order of nothing else', async () => {
    const { orderId } = await buy();
    expect((await checkoutTenant().store().order(orderId))?.fulfilmentState).toBe('fulfilled');
  });

  it('leaves an order incomplete that has another product, too', async () => {
    await customer.add('MUG');
    const { orderId } = await buy();
    expect((await checkoutTenant().store().order(orderId))?.fulfilmentState).toBe('pending');
  });

  it('is not delivered any more once the order is canceled', async () => {
    const { orderId, orderUrl, links } = await buy();
    for (const state of ['pending', 'cancelled'] as const)
      await checkoutTenant().store().changeOrder({ orderId, state, actor: 'ola' });
    expect((await open(links[0] ?? '')).status).toBe(404);
    expect(linksIn(await (await customer.get(orderUrl)).text())).toEqual([]);
  });

  it('has links that expire after 7 days; the order page has new ones', async () => {
    const { orderUrl, links } = await buy();
    vi.useFakeTimers({ now: Date.now() + 6.9 * DAY_MS, toFake: ['Date'] });
    expect((await open(links[0] ?? '')).status).toBe(200);
    vi.setSystemTime(Date.now() + 0.2 * DAY_MS);
    const expired = await open(links[0] ?? '');
    expect([expired.status, await expired.json()]).toMatchObject([
      410,
      { message: 'This download link has expired. Open the link to your order in the confirmation email.' },
    ]);
    const [renewed = ''] = linksIn(await (await customer.get(orderUrl)).text());
    expect((await open(renewed)).status).toBe(200);
  });

  it('has links that cannot be forged and are of no use on another site', async () => {
    const { links } = await buy();
    const [link = ''] = links;
    const token = new URL(link, 'https://shop.test').searchParams.get('token') ?? '';
    const [payload = '', mac = ''] = token.split('.');
    const [order, hash, expiresOn] = payload.split('~');
    const forged = [
      '',
      'x',
      `${order}~${hash}~${Number(expiresOn) + 1}.${mac}`,
      `${order}~${'0'.repeat(64)}~${expiresOn}.${mac}`,
      `${payload}.${mac.slice(1)}x`,
    ];
    for (const each of forged) {
      expect((await open(`/checkout/download?token=${encodeURIComponent(each)}`)).status).toBe(404);
    }
    expect((await askWorker(`https://other.test${link}`)).status).toBe(404);
  });

  it('is listed once, however many units or variants were ordered', async () => {
    await customer.add('BOOK', 2);
    await customer.add('BOOK', 1, { additionalFields: '{"for":"Ana"}' });
    const { redirectUrl } = (await (await orderCart(customer)).json()) as OrderResponse;
    const { headers } = await decidePayment(customer, redirectUrl, 'approve');
    const page = await (await customer.get(headers.get('location') ?? '')).text();
    expect(linksIn(page)).toHaveLength(1);
  });

  it('is the file that was offered, although a later release delivers another one', async () => {
    const { links } = await buy();
    const files = [{ filename: 'second.pdf', hash: await putBlob('Second edition'), bytes: 14 }];
    await publishCheckout({
      website: { baseUrl: 'https://shop.test' },
      products: { ...PRODUCTS, book: product({ ...PRODUCTS.book, id: 'book', files }) },
    });
    expect(await (await open(links[0] ?? '')).text()).toBe(CONTENT);
  });

  it('has no public address: neither its name nor its hash leads to it', async () => {
    const hash = await putBlob(CONTENT);
    for (const path of [
      `/downloads/${encodeURIComponent(FILENAME)}`,
      `/blobs/${hash.slice(0, 2)}/${hash}`,
      `/${hash}`,
      '/checkout/download',
    ]) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 404]);
    }
    expect(JSON.stringify(await customer.cart())).not.toContain(hash);
  });
});
