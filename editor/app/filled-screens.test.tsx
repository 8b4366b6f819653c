import { afterEach, describe, expect, it } from 'vitest';
import type { EditorInventoryItem } from '../../formatters/vocabulary/api/editor/inventory.ts';
import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import type { StoredRestockRequest } from '../../formatters/vocabulary/api/restock.ts';
import { CONTRIBUTOR_ROLE } from '../../formatters/vocabulary/site/contributor-role.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import { createManualClock } from '../core/operations/testing/test-store.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';
import { NOW, PAID_ORDER } from '../testing/paid-order.ts';

const ORDER: StoredOrder = {
  ...PAID_ORDER,
  paidOn: NOW - 30_000,
  testMode: true,
  items: [
    {
      itemId: 'plate',
      variant: { sku: 'TP-S', attributes: { Size: 'S' } },
      productName: 'Tide plate',
      quantity: 2,
      unitPriceCents: 2400,
      additionalFields: JSON.stringify({ name: ['Ana', 'Reis'], text: 'Wrap it, please', old: 'still here' }),
    },
  ],
  includedTaxCents: 898,
  shippingName: 'Fetch it at the studio',
};

const SUBMISSION: StoredSubmission = {
  id: 's-1',
  formId: 'contact',
  createdOn: NOW - 60_000,
  answers: { name: ['Rui', 'Lopes'], text: 'Is it\nfood safe?', gone: 'an old value' },
  pageTitle: 'Contact',
  pagePath: '/contact',
  isSpam: false,
};

const STOCK: EditorInventoryItem[] = [
  { productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 0, unlimited: false },
];

const signUp = (id: string): StoredRestockRequest => ({
  id,
  productId: 'plate',
  variantId: 'large',
  siteVisitorEmail: `${id}@example.com`,
  createdOn: NOW - 60_000,
  isJoinMailingList: false,
});

let app: TestApp;
afterEach(() => app.close());

describe('orders', () => {
  it('unpaid orders cannot be fulfilled', async () => {
    const failed = { ...ORDER, id: 'o-2', number: 8, paymentState: 'failed' } as const;
    app = await openApp({ path: '/config/store/orders', server: { orders: [failed, ORDER] } });
    await app.wait({ role: 'link', name: '#8' });
    const [, first, second] = app.all({ role: 'row' }).map(({ textContent }) => textContent);
    expect(first).toContain('Failed');
    expect(first).toContain('–');
    expect(first).not.toContain('Unfulfilled');
    expect(second).toContain('Unfulfilled');
  });

  it('an order shows items, customer and shipping, and can be fulfilled and unfulfilled', async () => {
    app = await openApp({ path: '/config/store/orders/o-1', server: { orders: [ORDER] } });
    await app.wait({ role: 'heading', name: 'Order #7' });
    const text = app.find({ role: 'main' }).textContent ?? '';
    for (const part of ['2 items', 'S · TP-S', '€48.00', 'Fetch it at the studio', '€0.00', 'Rua da Barra 1'])
      expect(text).toContain(part);
    // Values are listed under the titles of their fields, also for fields that were removed from the form.
    for (const part of ['Your name Ana', 'Your request Wrap it, please', 'old still here'])
      expect(text).toContain(part);
    expect(app.find({ role: 'link', name: 'ana@example.com' }).getAttribute('href')).toBe(
      'mailto:ana@example.com',
    );
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.wait({ role: 'dialog' });
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Order #7 marked as fulfilled');
    expect(app.server.orders[0]?.fulfilmentState).toBe('fulfilled');
    await app.press({ role: 'button', name: 'Mark as unfulfilled' });
    await app.wait({ role: 'dialog' });
    await app.press({ role: 'button', name: 'Mark as unfulfilled' });
    await app.wait({ role: 'button', name: 'Mark as fulfilled' });
  });

  it('canceling an order asks first and reports errors', async () => {
    app = await openApp({ path: '/config/store/orders/o-1', server: { orders: [ORDER] } });
    app.server.failing.set('changeOrder', new ApiFailure('server-error', 500, {}));
    await app.press({ role: 'button', name: 'Cancel order' });
    await app.press({ role: 'button', name: 'Keep order' });
    expect(app.server.orders[0]?.fulfilmentState).toBe('pending');
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.wait({ role: 'dialog' });
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Something went wrong');
    expect(app.server.orders[0]?.fulfilmentState).toBe('pending');
  });

  it('an unknown order shows a message with a link to the list', async () => {
    app = await openApp({ path: '/config/store/orders/999', server: { orders: [ORDER] } });
    await app.waitForText('Order not found');
    expect(app.all({ role: 'button', name: 'Try again' })).toEqual([]);
    await app.press({ role: 'link', name: 'Back to orders' });
    await app.wait({ role: 'link', name: '#7' });
    expect(app.path()).toBe('/config/store/orders');
  });

  it('an order that failed to load can be retried', async () => {
    const failing = new Map([['order', new ApiFailure('network', 0, {})]]);
    app = await openApp({ path: '/config/store/orders/o-1', server: { orders: [ORDER], failing } });
    const again = { role: 'button', name: 'Try again' };
    await app.wait(again);
    expect(document.body.textContent).not.toContain('Order not found');
    app.server.failing.clear();
    await app.press(again);
    await app.wait({ role: 'heading', name: 'Order #7' });
  });
});

describe('an order with a refund due', () => {
  const DUE = { ...ORDER, id: 'o-3', number: 9, fulfilmentState: 'cancelled', isRefundDue: true } as const;

  it('is marked in the list, found by the filter, and explains what to do', async () => {
    app = await openApp({ path: '/config/store/orders', server: { orders: [ORDER, DUE] } });
    await app.waitForText('1 paid order can’t be fulfilled.');
    const rows = () => app.all({ role: 'row' }).map(({ textContent }) => textContent ?? '');
    expect(rows().filter((text) => text.includes('Refund due'))).toHaveLength(1);
    await app.press({ role: 'button', name: 'Show' });
    await app.waitUntil(() => app.path() === '/config/store/orders?show=refunds' && rows().length === 2);
    expect(rows()[1]).toContain('#9');
    await app.press({ role: 'link', name: '#9' });
    await app.waitForText('Refund it with your payment provider');
    expect(app.find({ role: 'link', name: 'View activity' }).getAttribute('href')).toBe(
      '/config/store/activity',
    );
  });

  it('is the first item on Home', async () => {
    app = await openApp({ path: '/config', server: { orders: [ORDER, DUE] } });
    const entry = await app.wait({ role: 'link', name: /1 refund due/ });
    expect(entry.getAttribute('href')).toBe('/config/store/orders?show=refunds');
  });

  it('is not shown when no refund is due', async () => {
    app = await openApp({ path: '/config/store/orders?show=refunds', server: { orders: [ORDER] } });
    await app.waitForText('No refunds due');
    await app.press({ role: 'radio', name: 'All' });
    await app.wait({ role: 'link', name: '#7' });
    expect(document.body.textContent).not.toContain('cannot be filled');
  });
});

describe('submissions', () => {
  it('a submission lists its fields and can be marked as spam and back', async () => {
    app = await openApp({ path: '/config/forms/contact', server: { submissions: [SUBMISSION] } });
    await app.press({ role: 'button', name: '1 minute ago' });
    const sheet = await app.wait({ role: 'dialog' });
    for (const part of ['Your name', 'Rui', 'Your request', 'food safe?', 'gone', 'an old value', '/contact'])
      expect(sheet.textContent).toContain(part);
    await app.press({ role: 'button', name: 'Mark as spam' });
    await app.waitForText('Submission marked as spam');
    await app.waitForText('No submissions yet');
    expect(app.server.submissions[0]?.isSpam).toBe(true);
    await app.press({ role: 'radio', name: 'Spam' });
    await app.press({ role: 'button', name: '1 minute ago' });
    await app.press({ role: 'button', name: 'Not spam' });
    await app.waitForText('No spam');
    expect(app.server.submissions[0]?.isSpam).toBe(false);
  });

  it('deleting a submission asks first', async () => {
    app = await openApp({ path: '/config/forms/contact', server: { submissions: [SUBMISSION] } });
    await app.press({ role: 'button', name: '1 minute ago' });
    await app.press({ role: 'button', name: 'Delete' });
    await app.press({ role: 'button', name: 'Delete submission' });
    await app.waitForText('Submission deleted');
    expect(app.server.submissions).toEqual([]);
  });

  it('are hidden from users who may only edit the form', async () => {
    app = await openApp({
      path: '/config/forms/contact',
      roles: [CONTRIBUTOR_ROLE['draft-editor']],
      server: { submissions: [SUBMISSION] },
    });
    await app.waitForText('Add field');
    expect(app.all({ role: 'button', name: '1 minute ago' })).toEqual([]);
  });
});

describe('back-in-stock requests', () => {
  it('are emailed once after the variant is restocked', async () => {
    app = await openApp({
      path: '/config/store/restock',
      server: { stock: STOCK, signUps: [signUp('ana'), signUp('rui')] },
    });
    await app.press({ role: 'button', name: 'Tide plate, L' });
    await app.waitForText('ana@example.com');
    await app.waitForText('Restock first: the email says that the product is back in stock.');
    expect(app.find({ role: 'button', name: 'Send 2 emails' }).hasAttribute('disabled')).toBe(true);
    await app.type({ role: 'textbox', name: 'New stock' }, '5');
    await app.blur({ role: 'textbox', name: 'New stock' });
    await app.press({ role: 'button', name: 'Restock' });
    await app.waitForText('Stock of Tide plate, L set to 5');
    await app.press({ role: 'button', name: 'Send 2 emails' });
    await app.waitForText('2 emails queued. Check delivery in Settings > Email.');
    await app.waitForText('Everyone has been notified.');
    expect(app.server.signUps.every(({ notifiedOn }) => notifiedOn !== undefined)).toBe(true);
  });
});

describe('actions without permission', () => {
  it('are hidden, such as publishing and releases', async () => {
    app = await openApp({ path: '/config', roles: [16] });
    await app.wait({ role: 'heading', name: /Good / });
    expect(app.all({ role: 'button', name: 'Publish' })).toEqual([]);
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    expect(app.all({ role: 'dialog' })).toEqual([]);
    await app.close();
    app = await openApp({ path: '/config/releases', roles: [7] });
    await app.waitForText('You don’t have access');
    await app.close();
    app = await openApp({ path: '/config/pages', roles: [3] });
    await app.waitForText('You don’t have access');
    await app.close();
    app = await openApp({ path: '/config', roles: [4] });
    await app.wait({ role: 'button', name: 'Publish' });
  });

  it('an order is read-only', async () => {
    app = await openApp({ path: '/config/store/orders/o-1', roles: [4], server: { orders: [ORDER] } });
    await app.wait({ role: 'heading', name: 'Order #7' });
    expect(app.all({ role: 'button', name: /Mark as fulfilled|Cancel order/ })).toEqual([]);
  });
});

describe('Home', () => {
  it('does not count canceled and test orders as sales', async () => {
    const now = createManualClock().now();
    const sold: StoredOrder = { ...ORDER, testMode: false, createdOn: now, grandTotalCents: 2400 };
    const orders: StoredOrder[] = [
      sold,
      { ...sold, id: 'o-2', fulfilmentState: 'cancelled' },
      { ...sold, id: 'o-3', testMode: true },
    ];
    app = await openApp({ path: '/config', server: { orders } });
    await app.waitForText('€24.00');
    await app.waitForText('1 order');
    expect(document.body.textContent).not.toContain('3 orders');
  });

  it('does not show the empty state while there are unpublished changes', async () => {
    app = await openApp({ path: '/config' });
    await app.wait({ role: 'button', name: /unpublished changes?$/ });
    expect(document.body.textContent).not.toContain('You’re all caught up');
  });
});
