import { beforeAll, describe, expect, it } from 'vitest';
import {
  API,
  type EditorAuditAnswer,
  type EditorOrderAnswer,
  type EditorOrdersAnswer,
  pathTo,
} from '../../../formatters/vocabulary/index.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { STORE, shopData } from '../../testing/shop.ts';

const { store, account } = createTenant(testEnv(), 'shop');

let owner: Browser;

beforeAll(async () => {
  const edgeData = shopData({ website: { contactEmail: 'ola@olaria.example' } });
  await publishRelease({ edgeData });
  owner = createBrowser();
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
});

async function paidOrder(cartId: string): Promise<string> {
  const answer = await store().placeOrder({
    key: cartId,
    bodyHash: cartId,
    siteId: 'shop',
    cart: { id: cartId, lines: [{ itemId: 'mug', sku: 'MUG', quantity: 1 }], couponCodes: [] },
    email: 'ana@example.com',
    shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' },
    shippingOptionId: 'post',
    terms: STORE,
    payment: { ref: `pay ${cartId}`, provider: 'test', isTest: false },
    clientAddress: '',
  });
  if (answer.outcome !== 'placed') throw new Error(answer.outcome);
  const { grandTotalCents: amountCents, currency, id } = answer.order;
  const event = {
    id: `paid ${cartId}`,
    ref: answer.paymentRef,
    kind: 'paid',
    amountCents,
    currency,
  } as const;
  await store().confirm(event, { paid: [], refused: {} });
  return id;
}

function become(orderId: string, fulfilmentState: string): Promise<Response> {
  return owner.json('PATCH', pathTo('editorOrder', { orderId }), { fulfilmentState });
}

describe('an order in the dashboard', () => {
  it('that is cancelled is to be given back: to be read of the order, of the audit and in two letters', async () => {
    const id = await paidOrder('AAAAcancelled');
    const { order } = await (await become(id, 'cancelled')).json<EditorOrderAnswer>();
    expect(order).toMatchObject({ fulfilmentState: 'cancelled', isRefundDue: true });
    const letters = (await store().listOutbox({ limit: 100 })).filter((letter) => letter.id.includes(id));
    expect(letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@example.com', `Your order ${order.number} at Olaria was cancelled`],
      ['ola@olaria.example', `Give back the payment of order ${order.number}`],
    ]);
    const { lines } = await (await owner.get(API.editorAudit)).json<EditorAuditAnswer>();
    expect(lines[0]).toMatchObject({ kind: 'order', detail: `order ${order.number}: pending to cancelled` });
    expect(lines[1]).toMatchObject({
      kind: 'incident',
      detail: expect.stringContaining('give back 2000 EUR'),
    });
    // The one who did it, by their id.
    const [person] = await account().contributors('shop');
    expect(lines[0]).toMatchObject({ actor: person?.id, actorName: person?.name });
    expect(lines[1]).toHaveProperty('actorName');
    const page = await (await owner.get(`${API.editorAudit}?limit=1`)).json<EditorAuditAnswer>();
    expect(page).toMatchObject({ lines: [{ kind: 'order' }], hasNextPage: true });
    const next = await owner.get(`${API.editorAudit}?limit=1&cursor=${page.nextPageCursor}`);
    expect(await next.json()).toMatchObject({ lines: [{ kind: 'incident' }] });
  });

  it('whose money has to be given back is found among all others', async () => {
    const [due, sent] = [await paidOrder('AAAAdue'), await paidOrder('AAAAfine')];
    await become(due, 'cancelled');
    const found = async (query: string) =>
      (await (await owner.get(`${API.editorOrders}${query}`)).json<EditorOrdersAnswer>()).orders;
    expect((await found('')).map(({ id }) => id)).toEqual(expect.arrayContaining([due, sent]));
    const refunds = await found('?refundDue=true');
    expect(refunds.map(({ id }) => id)).toContain(due);
    expect(refunds.every((order) => order.isRefundDue === true)).toBe(true);
    expect(await found('?refundDue=true&limit=1')).toHaveLength(1);
  });

  it('that was sent cannot be cancelled, and says so', async () => {
    const id = await paidOrder('AAAAsent');
    expect((await become(id, 'fulfilled')).status).toBe(200);
    const refused = await become(id, 'cancelled');
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: 'This order has been sent. It cannot be cancelled any more.' },
    ]);
  });
});
