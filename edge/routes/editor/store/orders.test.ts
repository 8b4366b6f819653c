import { runInDurableObject, env as workerEnv } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorAuditResponse } from '../../../../formatters/vocabulary/api/editor/audit.ts';
import type {
  EditorOrderResponse,
  EditorOrdersResponse,
} from '../../../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOutboxResponse } from '../../../../formatters/vocabulary/api/editor/outbox.ts';
import { API, pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../../app.ts';
import { OBJECT_NAMES } from '../../../platform/remote/object-names.ts';
import { forgetActiveRelease } from '../../../release/active-release.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { STORE, shopData } from '../../../testing/shop.ts';

const { store, account } = createTenant(testEnv(), 'shop');

let owner: Browser;

beforeAll(async () => {
  const edgeData = shopData({ website: { contactEmail: 'ola@olaria.example' } });
  await publishRelease({ edgeData });
  owner = createBrowser();
  await owner.get(`/config?key=${await account().createSignInKey('shop')}`);
});

async function paidOrder(cartId: string): Promise<string> {
  const response = await store().placeOrder({
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
  if (response.outcome !== 'placed') throw new Error(response.outcome);
  const { grandTotalCents: amountCents, currency, id } = response.order;
  const event = {
    id: `paid ${cartId}`,
    ref: response.paymentRef,
    kind: 'paid',
    amountCents,
    currency,
  } as const;
  await store().confirm(event, { paid: [], rejected: {} });
  return id;
}

function become(orderId: string, fulfilmentState: string): Promise<Response> {
  return owner.json('PATCH', pathTo('editorOrder', { orderId }), { fulfilmentState });
}

describe('an order in the dashboard', () => {
  it('canceled shows a refund due in the order, in the audit log and in two emails', async () => {
    const id = await paidOrder('AAAAcancelled');
    const { order } = await (await become(id, 'cancelled')).json<EditorOrderResponse>();
    expect(order).toMatchObject({ fulfilmentState: 'cancelled', isRefundDue: true });
    const sentEmails = (await store().listOutbox({ limit: 100 })).filter((shippingEmail) =>
      shippingEmail.id.includes(id),
    );
    expect(sentEmails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@example.com', `Your order ${order.number} at Olaria was canceled`],
      ['ola@olaria.example', `Refund due: order ${order.number}`],
    ]);
    const { lines } = await (await owner.get(API.editorAudit)).json<EditorAuditResponse>();
    expect(lines[0]).toMatchObject({ kind: 'order', detail: `order ${order.number}: pending to cancelled` });
    expect(lines[1]).toMatchObject({
      kind: 'incident',
      detail: expect.stringContaining('refund due 2000 EUR'),
    });
    // The id of the contributor.
    const [person] = await account().contributors('shop');
    expect(lines[0]).toMatchObject({ actor: person?.id, actorName: person?.name });
    expect(lines[1]).toHaveProperty('actorName');
    const page = await (await owner.get(`${API.editorAudit}?limit=1`)).json<EditorAuditResponse>();
    expect(page).toMatchObject({ lines: [{ kind: 'order' }], hasNextPage: true });
    const next = await owner.get(`${API.editorAudit}?limit=1&cursor=${page.nextPageCursor}`);
    expect(await next.json()).toMatchObject({ lines: [{ kind: 'incident' }] });
  });

  it('is canceled and refunded in its own currency after the store has changed to another', async () => {
    const [canceled, returned] = [await paidOrder('AAAAforeign'), await paidOrder('AAAArefunded')];
    await become(returned, 'fulfilled');
    const contactEmail = 'ola@olaria.example';
    await publishRelease({ edgeData: shopData({ website: { contactEmail }, store: { currency: 'JPY' } }) });
    try {
      await become(canceled, 'cancelled');
      await owner.json('PATCH', pathTo('editorOrder', { orderId: returned }), {
        fulfilmentState: 'fulfilled',
        returnOrder: { isRestocked: true, isRefunded: true },
      });
      for (const [id, name] of [
        [canceled, 'cancelled'],
        [returned, 'refund'],
      ]) {
        const emails = (await store().listOutbox({ limit: 100 })).filter((email) =>
          email.id.startsWith(`order ${id} ${name} `),
        );
        expect(emails.map(({ text }) => /(\S+) \(EUR\)/.exec(text)?.[1])).toEqual(['€20.00', '€20.00']);
        for (const { text } of emails) expect(text).not.toContain('¥');
      }
    } finally {
      await publishRelease({ edgeData: shopData({ website: { contactEmail } }) });
    }
  });

  it('with a refund due can be filtered', async () => {
    const [due, sent] = [await paidOrder('AAAAdue'), await paidOrder('AAAAfine')];
    await become(due, 'cancelled');
    const found = async (query: string) =>
      (await (await owner.get(`${API.editorOrders}${query}`)).json<EditorOrdersResponse>()).orders;
    expect((await found('')).map(({ id }) => id)).toEqual(expect.arrayContaining([due, sent]));
    const refunds = await found('?filter=refund-due');
    expect(refunds.map(({ id }) => id)).toContain(due);
    expect(refunds.every((order) => order.isRefundDue === true)).toBe(true);
    expect(await found('?filter=refund-due&limit=1')).toHaveLength(1);
  });

  it('that is fulfilled cannot be canceled, with a message', async () => {
    const id = await paidOrder('AAAAsent');
    expect((await become(id, 'fulfilled')).status).toBe(200);
    const rejected = await become(id, 'cancelled');
    expect([rejected.status, await rejected.json()]).toMatchObject([
      409,
      { message: 'This order is already fulfilled and can’t be canceled.' },
    ]);
  });

  it.each([
    ['fulfilled', 'Only paid orders that are not canceled, returned or refunded can be fulfilled.'],
    ['pending', 'Canceled, returned and refunded orders can’t be marked as unfulfilled.'],
  ])('that is canceled cannot become %s, with a message', async (state, message) => {
    const id = await paidOrder(`AAAA${state}`);
    await become(id, 'cancelled');
    const rejected = await become(id, state);
    expect([rejected.status, await rejected.json()]).toMatchObject([409, { message }]);
  });

  it('that is fulfilled can be returned: a refund is due, both sides are notified, and the stock is back', async () => {
    const id = await paidOrder('AAAAback');
    const path = pathTo('editorOrder', { orderId: id });
    const returnOrder = (isRestocked: unknown, fields: object = {}) => {
      const taken = { isRestocked, isRefunded: true };
      return owner.json('PATCH', path, { fulfilmentState: 'fulfilled', returnOrder: taken, ...fields });
    };
    const early = await returnOrder(true);
    expect([early.status, await early.json()]).toMatchObject([
      409,
      { message: 'Only paid, fulfilled orders can be returned.' },
    ]);
    await become(id, 'fulfilled');
    expect((await returnOrder('yes')).status).toBe(400);
    // The order stays fulfilled, and the customer is notified of the refund; no other change can be combined with it.
    for (const fields of [
      { fulfilmentState: 'pending' },
      { fulfilmentState: 'cancelled' },
      { shippingEmail: {} },
    ])
      expect((await returnOrder(true, fields)).status).toBe(400);
    expect((await returnOrder(true, { returnOrder: { isRestocked: true } })).status).toBe(400);
    const stock = async () => (await store().stock(['mug']))[0]?.qtyInStock ?? 0;
    const before = await stock();
    const { order } = await (await returnOrder(true)).json<EditorOrderResponse>();
    expect(order).toMatchObject({
      fulfilmentState: 'fulfilled',
      isRefundDue: true,
      returnedOn: expect.any(Number),
    });
    expect((await returnOrder(true)).status).toBe(200);
    expect(await stock()).toBe(before + 1);
    const sentEmails = (await store().listOutbox({ limit: 100 })).filter((shippingEmail) =>
      shippingEmail.id.includes(id),
    );
    expect(sentEmails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@example.com', `Refund for order ${order.number} at Olaria`],
      ['ola@olaria.example', `Refund due: order ${order.number}`],
    ]);
  });

  describe('that is fulfilled', () => {
    beforeAll(async () => {
      const mugs = { sku: 'MUG', productId: 'mug', variantId: 'mug-one', qtyInStock: 100, unlimited: false };
      await store().setStock([mugs], 'ola');
    });

    const send = (orderId: string, shippingEmail?: unknown) =>
      owner.json('PATCH', pathTo('editorOrder', { orderId }), {
        fulfilmentState: 'fulfilled',
        shippingEmail,
      });
    const sentEmails = async (id: string) =>
      (await (await owner.get(API.editorOutbox)).json<EditorOutboxResponse>()).messages.filter(
        (shippingEmail) => shippingEmail.id === `order ${id} sent buyer`,
      );

    it('notifies the customer once, and the audit log says so', async () => {
      const id = await paidOrder('AAAAemail');
      const first = await (
        await send(id, { tracking: ' RR 1\n\u202eBcc:\u0007 x ' })
      ).json<EditorOrderResponse>();
      // No email provider is set up.
      expect(first).toMatchObject({
        isEmailRetained: true,
        order: { fulfilmentState: 'fulfilled', tracking: 'RR 1 Bcc: x', shippedEmailOn: expect.any(Number) },
      });
      expect((await send(id, { tracking: 'RR 2' })).status).toBe(200);
      expect((await become(id, 'pending')).status).toBe(200);
      const read = async (orderId: string) =>
        (await (await owner.get(pathTo('editorOrder', { orderId }))).json<EditorOrderResponse>())
          .isEmailRetained;
      expect([await read(id), await read(await paidOrder('AAAAunsent'))]).toEqual([true, undefined]);
      const again = await (await send(id, { tracking: 'RR 3' })).json<EditorOrderResponse>();
      expect(again.order).toMatchObject({ fulfilmentState: 'fulfilled', tracking: 'RR 1 Bcc: x' });
      const [shippingEmail, ...more] = await sentEmails(id);
      expect(more).toEqual([]);
      expect(shippingEmail).toMatchObject({
        to: 'ana@example.com',
        subject: `Your order ${first.order.number} at Olaria is on its way`,
      });
      expect(shippingEmail?.text).toContain('\n\nTracking: RR 1 Bcc: x\n\n1 × ');
      const { lines } = await (await owner.get(API.editorAudit)).json<EditorAuditResponse>();
      const { number } = first.order;
      expect(lines.slice(0, 3).map(({ detail }) => detail)).toEqual([
        `order ${number}: pending to fulfilled`,
        `order ${number}: fulfilled to pending`,
        `order ${number}: pending to fulfilled, customer notified`,
      ]);
    });

    it('reports a rejected email and retries it on request', async () => {
      const id = await paidOrder('AAAAfailed');
      await send(id, {});
      const object = workerEnv.STORE.get(workerEnv.STORE.idFromName(OBJECT_NAMES.store('shop')));
      await runInDurableObject(object, (_store, { storage: { sql } }) => {
        sql.exec(
          `UPDATE outbox SET attempts = 1, due_on = NULL, last_error = 'Error: The email provider responded with 500.' WHERE id = ?`,
          `order ${id} sent buyer`,
        );
      });
      const read = () => owner.get(pathTo('editorOrder', { orderId: id }));
      const output = await (await read()).json<EditorOrderResponse>();
      expect(output.emailFailure).toEqual({ reason: 'The email provider responded with 500' });
      expect(output).not.toHaveProperty('isEmailRetained');
      expect((await send(id, {})).status).toBe(200);
      await runInDurableObject(object, (_store, { storage: { sql } }) => {
        const { due_on } = sql.exec('SELECT due_on FROM outbox WHERE id = ?', `order ${id} sent buyer`).one();
        expect(due_on).toEqual(expect.any(Number));
      });
    });

    it('retries no rejected email after it is unfulfilled', async () => {
      const id = await paidOrder('AAAAunsending');
      const emailId = `order ${id} sent buyer`;
      await send(id, {});
      const object = workerEnv.STORE.get(workerEnv.STORE.idFromName(OBJECT_NAMES.store('shop')));
      const dueOn = () =>
        runInDurableObject(object, (_store, { storage: { sql } }) => {
          return sql.exec('SELECT due_on FROM outbox WHERE id = ?', emailId).one().due_on;
        });
      await runInDurableObject(object, (_store, { storage: { sql } }) => {
        sql.exec('UPDATE outbox SET attempts = 1, due_on = 9e12 WHERE id = ?', emailId);
      });
      expect((await become(id, 'pending')).status).toBe(200);
      expect(await dueOn()).toBeNull();
      // Retried automatically after it is fulfilled again.
      await become(id, 'fulfilled');
      expect(await dueOn()).toEqual(expect.any(Number));
      await become(id, 'pending');
      await become(id, 'cancelled');
      const shippingEmail = { fulfilmentState: 'cancelled', shippingEmail: {} };
      await owner.json('PATCH', pathTo('editorOrder', { orderId: id }), shippingEmail);
      expect(await dueOn()).toBeNull();
    });

    it('retries no rejected email after it is returned', async () => {
      const id = await paidOrder('AAAAreturned');
      await send(id, {});
      const object = workerEnv.STORE.get(workerEnv.STORE.idFromName(OBJECT_NAMES.store('shop')));
      await runInDurableObject(object, (_store, { storage: { sql } }) => {
        sql.exec('UPDATE outbox SET attempts = 1, due_on = 9e12 WHERE id = ?', `order ${id} sent buyer`);
      });
      const returnOrder = { isRestocked: true, isRefunded: false };
      const path = pathTo('editorOrder', { orderId: id });
      expect((await owner.json('PATCH', path, { fulfilmentState: 'fulfilled', returnOrder })).status).toBe(
        200,
      );
      await send(id, {});
      await runInDurableObject(object, (_store, { storage: { sql } }) => {
        const { due_on } = sql.exec('SELECT due_on FROM outbox WHERE id = ?', `order ${id} sent buyer`).one();
        expect(due_on).toBeNull();
      });
    });

    it('sends no email without a request, or if nothing was fulfilled', async () => {
      const quiet = await paidOrder('AAAAquiet');
      expect((await send(quiet)).status).toBe(200);
      const cancelled = await paidOrder('AAAAgone');
      await become(cancelled, 'cancelled');
      expect((await send(cancelled, {})).status).toBe(409);
      expect([...(await sentEmails(quiet)), ...(await sentEmails(cancelled))]).toEqual([]);
    });

    it('is fulfilled even if the email cannot be created, and reports it', async () => {
      const id = await paidOrder('AAAAaway');
      const away = () => {
        throw new Error('The release cannot be read.');
      };
      const env = { ...testEnv(), SITE: { ...testEnv().SITE, idFromName: away, getByName: away } };
      const app = createApp();
      const browser = createBrowser(undefined, async (request) => app.fetch(request, env));
      await browser.get(`/config?key=${await account().createSignInKey('shop')}`);
      forgetActiveRelease('shop');
      const path = pathTo('editorOrder', { orderId: id });
      const response = await browser.json('PATCH', path, { fulfilmentState: 'fulfilled', shippingEmail: {} });
      const { order } = await response.json<EditorOrderResponse>();
      expect([response.status, order.fulfilmentState, order.shippedEmailOn]).toEqual([
        200,
        'fulfilled',
        undefined,
      ]);
      expect(await sentEmails(id)).toEqual([]);
    });

    it('accepts a tracking code or web URL of limited length', async () => {
      const id = await paidOrder('AAAAtracking');
      for (const tracking of ['javascript:alert(1)', '\u0000javascript:x', 'a'.repeat(201), 7])
        expect((await send(id, { tracking })).status).toBe(400);
      expect(await (await send(id, { tracking: 'javascript:alert(1)' })).json()).toMatchObject({
        errors: { 'shippingEmail.tracking': 'Enter a tracking code or a URL that starts with https://.' },
      });
      expect((await send(id, { tracking: 'https://post.example/1?x=2' })).status).toBe(200);
      expect((await sentEmails(id))[0]?.text).toContain('Tracking: https://post.example/1?x=2\n');
    });

    it('removes invisible characters from a tracking code', async () => {
      const id = await paidOrder('AAAAinvisible');
      await send(id, { tracking: 'RR\u202e12\u200b3' });
      expect((await sentEmails(id))[0]?.text).toContain('Tracking: RR123\n');
    });
  });
});
