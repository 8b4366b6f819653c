import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorOrderResponse } from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { NOW, PAID_ORDER } from '../../testing/paid-order.ts';

let app: TestApp;
afterEach(() => app.close());

async function openOrder(order: StoredOrder): Promise<void> {
  app = await openApp({ path: '/config/store/orders/o-1', server: { orders: [order] } });
  await app.wait({ role: 'heading', name: 'Order #7' });
}

async function openDialog(name: string): Promise<HTMLElement> {
  await app.press({ role: 'button', name });
  return app.wait({ role: 'dialog' });
}

/** Submits the form the way browsers handle Enter in a field: by pressing its submit button. */
async function submit(form: HTMLFormElement | null | undefined): Promise<void> {
  const id = form?.id ?? '';
  const button = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit]')].find(
    (each) => each.getAttribute('form') === id || form?.contains(each) === true,
  );
  await act(async () => button?.click());
}

describe('marking an order as fulfilled', () => {
  it('emails the customer with tracking by default', async () => {
    await openOrder(PAID_ORDER);
    expect((await openDialog('Mark as fulfilled')).textContent).toContain('We’ll email ana@example.com');
    await app.type({ role: 'textbox', name: /Tracking/ }, ' https://post.example/1 ');
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Order #7 marked as fulfilled. We’ll email the customer.');
    expect(app.server.lastEmail).toEqual({ tracking: 'https://post.example/1' });
    await app.waitForText('Email to customer');
    expect(app.find({ role: 'link', name: 'https://post.example/1' }).getAttribute('href')).toBe(
      'https://post.example/1',
    );
    // Customers who were notified are not notified again.
    await openDialog('Mark as unfulfilled');
    await app.press({ role: 'button', name: 'Mark as unfulfilled' });
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.wait({ role: 'button', name: 'Mark as unfulfilled' });
    expect([app.all({ role: 'dialog' }), app.server.lastEmail]).toEqual([[], undefined]);
  });

  it('sends no email when notifying is turned off', async () => {
    await openOrder(PAID_ORDER);
    await openDialog('Mark as fulfilled');
    await app.press({ role: 'checkbox', name: 'Notify customer' });
    expect(app.all({ role: 'textbox', name: /Tracking/ })).toEqual([]);
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Order #7 marked as fulfilled');
    expect(app.server.orders[0]).toMatchObject({ fulfilmentState: 'fulfilled' });
    expect([app.server.lastEmail, app.server.orders[0]?.shippedEmailOn]).toEqual([undefined, undefined]);
  });

  it('rejects other URL schemes, and shows where the email is', async () => {
    await openOrder(PAID_ORDER);
    app.server.isEmailRetained = true;
    await openDialog('Mark as fulfilled');
    await app.type({ role: 'textbox', name: /Tracking/ }, 'javascript:alert(1)');
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Enter a number or a URL such as https://example.com.');
    expect(app.server.orders[0]?.fulfilmentState).toBe('pending');
    await app.type({ role: 'textbox', name: /Tracking/ }, 'RR 1');
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('We’ll email the customer once an email provider is set up.');
    await app.waitForText('Email not sent: no email provider is set up.');
    expect(app.find({ role: 'main' }).textContent).toContain('Email to customer pending');
    expect(app.find({ role: 'link', name: 'Email settings' }).getAttribute('href')).toBe(
      '/config/settings/email',
    );
  });

  it('focuses the tracking field, keeps its text after an error, and submits again with Enter', async () => {
    await openOrder(PAID_ORDER);
    const dialog = await openDialog('Mark as fulfilled');
    const field = app.find({ role: 'textbox', name: /Tracking/ });
    expect(document.activeElement).toBe(field);
    await app.type({ role: 'textbox', name: /Tracking/ }, 'RR 1');
    const failure = new ApiFailure('rejected', 409, { message: 'The order is another one by now.' });
    app.server.failing.set('changeOrder', failure);
    const form = field.closest('form');
    await submit(form);
    expect(dialog.querySelector('[role=alert]')?.textContent).toBe('The order is another one by now.');
    expect(dialog.querySelector<HTMLInputElement>('input[type=text]')?.value).toBe('RR 1');
    app.server.failing.clear();
    await submit(form);
    await app.waitForText('Order #7 marked as fulfilled');
    expect([app.all({ role: 'dialog' }), app.server.lastEmail]).toEqual([[], { tracking: 'RR 1' }]);
  });

  it('stays open and submits once while the request is pending, and closes with Escape before', async () => {
    await openOrder(PAID_ORDER);
    const dialog = await openDialog('Mark as fulfilled');
    await app.keys({ key: 'Escape' }, dialog);
    expect(app.all({ role: 'dialog' })).toEqual([]);
    let respond: (given: EditorOrderResponse) => void = () => undefined;
    let requestCount = 0;
    app.editor.api.changeOrder = () => {
      requestCount++;
      return new Promise((resolve) => {
        respond = resolve;
      });
    };
    const form = (await openDialog('Mark as fulfilled')).querySelector('form');
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    const isBusy = async () => {
      const pendingDialog = await app.wait({ role: 'alertdialog' });
      return pendingDialog.querySelector('[aria-disabled=true]')?.textContent === 'Mark as fulfilled';
    };
    expect(await isBusy()).toBe(true);
    await submit(form);
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.keys({ key: 'Escape' }, app.find({ role: 'alertdialog' }));
    expect([requestCount, await isBusy()]).toEqual([1, true]);
    const sent: StoredOrder = { ...PAID_ORDER, fulfilmentState: 'fulfilled' };
    app.server.orders = [sent];
    await act(async () => respond({ order: sent }));
    expect(form?.isConnected).toBe(false);
    await app.wait({ role: 'button', name: 'Mark as unfulfilled' });
  });

  it('is undone only after a confirmation that explains the result', async () => {
    await openOrder({ ...PAID_ORDER, fulfilmentState: 'fulfilled' });
    const dialog = await openDialog('Mark as unfulfilled');
    expect(dialog.textContent).toContain('Mark order #7 as unfulfilled?');
    expect(dialog.textContent).toContain('You’ll need to fulfill the order again. No email is sent.');
    expect(dialog.textContent).not.toContain('no second one');
    await app.press({ role: 'button', name: 'Cancel' });
    expect(app.server.orders[0]?.fulfilmentState).toBe('fulfilled');
    await openDialog('Mark as unfulfilled');
    await app.press({ role: 'button', name: 'Mark as unfulfilled' });
    await app.waitForText('Order #7 marked as unfulfilled');
    expect(app.server.orders[0]?.fulfilmentState).toBe('pending');
  });

  it('is undone without a second email', async () => {
    const { shippingAddress: _, ...file } = PAID_ORDER;
    await openOrder({ ...file, fulfilmentState: 'fulfilled', shippedEmailOn: NOW });
    const { textContent } = await openDialog('Mark as unfulfilled');
    expect(textContent).toContain('Mark order #7 as unfulfilled?');
    expect(textContent).toContain('The customer was already notified. No second email is sent.');
  });

  it('uses no shipping texts for orders without shipping', async () => {
    const { shippingAddress: _, ...file } = PAID_ORDER;
    await openOrder(file);
    expect(app.find({ role: 'main' }).textContent).toContain('Unfulfilled');
    const dialog = await openDialog('Mark as fulfilled');
    expect(dialog.textContent).toContain('that the order is complete');
    expect(dialog.textContent).not.toMatch(/Tracking|on its way/);
    await app.press({ role: 'button', name: 'Mark as fulfilled' });
    await app.waitForText('Order #7 marked as fulfilled. We’ll email the customer.');
    expect(app.find({ role: 'main' }).textContent).toContain('Fulfilled');
  });
});

describe('canceling an order asks first and says whether a refund is due', () => {
  const confirmText = async (order: StoredOrder) => {
    await openOrder(order);
    return (await openDialog('Cancel order')).textContent;
  };

  it('for a paid order', async () => {
    expect(await confirmText(PAID_ORDER)).toContain(
      'Refund the payment with your payment provider: this doesn’t happen automatically.',
    );
  });

  it('for a test payment', async () => {
    const text = await confirmText({ ...PAID_ORDER, testMode: true });
    expect(text).toContain('no money was charged, and no refund is needed. No email is sent.');
    expect(text).not.toContain('you have to');
  });

  it.each([
    ['was not paid', { paymentState: 'pending' } as const],
    ['cost nothing', { grandTotalCents: 0 }],
  ])('for an order that %s', async (_, fields) => {
    expect(await confirmText({ ...PAID_ORDER, ...fields })).toContain('No refund is needed.');
  });
});

describe('a fulfilled order', () => {
  const SENT: StoredOrder = { ...PAID_ORDER, fulfilmentState: 'fulfilled', shippedEmailOn: NOW };

  it('can be refunded, and returns to stock when selected', async () => {
    await openOrder(SENT);
    expect(app.all({ role: 'button', name: 'Cancel order' })).toEqual([]);
    const dialog = await openDialog('Refund order');
    expect(dialog.textContent).toContain('Refund the payment with your payment provider');
    await app.press({ role: 'checkbox', name: 'Return items to stock now' });
    await app.press({ role: 'button', name: 'Refund order' });
    await app.waitForText('Refund due for order #7. Items of order #7 returned to stock');
    expect(app.server.orders[0]).toMatchObject({
      fulfilmentState: 'fulfilled',
      isRefundDue: true,
      returnedOn: expect.any(Number),
    });
    await app.waitForText('This order was fulfilled, and a payment for it must be refunded.');
    expect(app.find({ role: 'main' }).textContent).toContain('Returned');
    for (const name of ['Refund order', 'Return items to stock', 'Mark as unfulfilled'])
      expect(app.all({ role: 'button', name })).toEqual([]);
  });

  it('can be refunded while the refund of another payment is due', async () => {
    await openOrder({ ...SENT, isRefundDue: true });
    await app.wait({ role: 'button', name: 'Mark as unfulfilled' });
    expect((await openDialog('Refund order')).textContent).toContain('Refund the payment');
    await app.press({ role: 'button', name: 'Refund order' });
    await app.waitForText('Refund due for order #7');
    await app.wait({ role: 'button', name: 'Return items to stock' });
    expect(app.server.orders[0]).not.toHaveProperty('hasReceivedPayment');
  });

  it('does not return to stock by default while the parcel is in transit', async () => {
    await openOrder(SENT);
    await openDialog('Refund order');
    await app.press({ role: 'button', name: 'Refund order' });
    await app.waitForText('Refund due for order #7');
    expect(app.server.orders[0]?.returnedOn).toBeUndefined();
    expect((await openDialog('Return items to stock')).textContent).toContain(
      'The items are added back to your inventory.',
    );
    await app.press({ role: 'button', name: 'Return items to stock' });
    await app.waitForText('Items of order #7 returned to stock');
    expect(app.server.orders[0]?.returnedOn).toEqual(expect.any(Number));
  });

  it.each([
    ['a test', { testMode: true }, 'This was a test payment: no money was charged'],
    ['free', { grandTotalCents: 0 }, 'The order was free, so no refund is needed.'],
  ])('needs no refund when it was %s, and can still be returned to stock', async (_, fields, text) => {
    await openOrder({ ...SENT, ...fields });
    expect(app.all({ role: 'button', name: 'Refund order' })).toEqual([]);
    const dialog = await openDialog('Return items to stock');
    expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('you have to');
    await app.press({ role: 'button', name: 'Return items to stock' });
    await app.waitForText('Items of order #7 returned to stock');
    expect(app.server.orders[0]).not.toHaveProperty('isRefundDue');
  });

  it('shows that its email failed, and retries it', async () => {
    const reason = 'The email provider responded with 500';
    app = await openApp({
      path: '/config/store/orders/o-1',
      server: { orders: [SENT], emailFailure: { reason } },
    });
    await app.waitForText(`Email to customer failed: ${reason}. We won’t retry automatically.`);
    expect(app.find({ role: 'main' }).textContent).toContain(', not sent');
    await app.press({ role: 'button', name: 'Send again' });
    await app.waitForText('Retrying the email to the customer.');
    expect(app.find({ role: 'main' }).textContent).not.toContain('could not be sent');
  });

  it.each([
    ['cancelled', { fulfilmentState: 'cancelled' }],
    ['marked as unfulfilled', { fulfilmentState: 'pending' }],
    ['returned', { returnedOn: NOW }],
  ] as const)('shows no email notice once it is %s', async (_, fields) => {
    app = await openApp({
      path: '/config/store/orders/o-1',
      server: { orders: [{ ...SENT, ...fields }], emailFailure: { reason: 'No' } },
    });
    await app.waitForText(', not sent');
    expect(app.all({ role: 'button', name: 'Send again' })).toEqual([]);
    expect(app.find({ role: 'main' }).textContent).not.toContain('could not be sent');
  });
});

it('totals show the included tax', async () => {
  await openOrder({ ...PAID_ORDER, includedTaxCents: 898, taxes: [{ name: 'VAT', ratePercent: '23' }] });
  expect(app.find({ role: 'main' }).textContent).toContain('Includes tax (VAT 23%)€8.98');
  expect(app.all({ role: 'heading', name: 'Total' })).toEqual([]);
});

it('a row includes customer and date where their columns are hidden', async () => {
  app = await openApp({ path: '/config/store/orders', server: { orders: [PAID_ORDER] } });
  const cell = (await app.wait({ role: 'link', name: '#7' })).closest('td, th, [role]:not(a)');
  expect(cell?.textContent).toContain('Ana Reis');
  expect(cell?.textContent).toContain('1 minute ago');
});
