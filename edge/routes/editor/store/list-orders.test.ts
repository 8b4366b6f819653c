import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorOrdersResponse } from '../../../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOrderSummaryResponse } from '../../../../formatters/vocabulary/api/order-list.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';
import { event, NO_MAILS, placed, request } from '../../../testing/store.ts';

const { store, account } = createTenant(testEnv(), 'shop');

let owner: Browser;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData({ website: { timeZone: 'Pacific/Kiritimati' } }) });
  owner = createBrowser();
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
  for (const name of ['one', 'two', 'three']) {
    const payment = { ref: `pay ${name}`, provider: 'bank', isTest: false };
    const { order } = placed(
      await store().placeOrder(request({ cartId: name, email: `${name}@example.com`, payment })),
    );
    await store().confirm(event('paid', payment.ref, { amountCents: order.grandTotalCents }), NO_MAILS);
  }
});

async function emailsOf(query: string): Promise<readonly string[]> {
  const response = await owner.get(`${API.editorOrders}?${query}`);
  expect(response.status).toBe(200);
  const { orders } = await response.json<EditorOrdersResponse>();
  return orders.map(({ email }) => email);
}

describe('GET orders', () => {
  it('searches, sorts and pages, with the total of all pages', async () => {
    expect(await emailsOf('search=TWO%40')).toEqual(['two@example.com']);
    expect(await emailsOf('search=%25')).toEqual([]);
    expect(await emailsOf('sort=number&order=asc&limit=1&offset=1')).toEqual(['two@example.com']);
    const page = await (await owner.get(`${API.editorOrders}?limit=1&offset=2`)).json<EditorOrdersResponse>();
    expect(page).toMatchObject({ total: 3, hasNextPage: false, orders: [{ email: 'one@example.com' }] });
    expect(await emailsOf('offset=100000')).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=',
    'offset=-1',
    'offset=1.5',
    'offset=100001',
    'sort=email;DROP TABLE orders',
    'order=up',
    'filter=paid',
    'cursor=x',
    `search=${'a'.repeat(201)}`,
  ])('rejects %s', async (query) => {
    const response = await owner.get(`${API.editorOrders}?${query}`);
    expect(response.status).toBe(400);
    const { errors } = await response.json<{ readonly errors: object }>();
    expect(Object.keys(errors)).toEqual([query.split('=')[0]]);
  });
});

describe('GET order-summary', () => {
  it('has the days of the site’s time zone and the sales of each currency', async () => {
    const response = await owner.get(API.editorOrderSummary);
    const summary = await response.json<EditorOrderSummaryResponse>();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(Date.now());
    expect(summary).toMatchObject({
      timeZone: 'Pacific/Kiritimati',
      toShip: { count: 3 },
      refundDueCount: 0,
    });
    expect(summary.days).toHaveLength(7);
    expect(summary.days.at(-1)).toBe(today);
    expect(summary.sales).toMatchObject([{ currency: 'EUR', count: 3 }]);
    const [{ cents, dailyCents } = { cents: 0, dailyCents: [] }] = summary.sales;
    expect(dailyCents.at(-1)).toBe(cents);
  });

  it.each(['0', '367', 'x', ''])('rejects %j days', async (days) => {
    expect((await owner.get(`${API.editorOrderSummary}?days=${days}`)).status).toBe(400);
  });

  it('requires permission to read orders', async () => {
    expect((await createBrowser().get(API.editorOrderSummary)).status).toBe(401);
  });
});
