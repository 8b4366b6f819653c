import { env, runInDurableObject } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  checkoutForm,
  checkoutTenant,
  decidePayment,
  orderCart,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';

const VAT = { id: 'vat', name: 'VAT', ratePercent: '10', appliesToShipping: false, country: 'PT' };
const TAX_ON_TOP = { store: { taxRules: [VAT], taxIsIncluded: false } };

let customer: TestCustomer;

beforeAll(async () => {
  await publishCheckout();
  const store = checkoutTenant().store();
  await store.saveCoupon({ code: 'GIFT', kind: 'percent', percent: '100' });
  await store.saveCoupon({ code: 'BIG', kind: 'amount', amountCents: 500, minimumSubtotalCents: 900_000 });
});

beforeEach(async () => {
  customer = await createTestCustomer();
});

const checkout = async () => (await customer.get('/checkout')).text();

/** Orders the cart; returns the order page after the result of the payment. */
async function orderPage(decision: 'approve' | 'decline'): Promise<string> {
  const { redirectUrl } = (await (await orderCart(customer)).json()) as { redirectUrl: string };
  const { headers } = await decidePayment(customer, redirectUrl, decision);
  return (await customer.get(headers.get('location') ?? '')).text();
}

it.each([
  ['VAT', 'Includes €1.36 VAT.', []],
  [' ', 'Includes €1.36 tax.', []],
  ['VAT', 'Includes €1.36 tax.', [{ id: 'city', name: 'City', ratePercent: '0', appliesToShipping: false }]],
])('names the tax that prices include if there is only one: %j, %s', async (name, text, others) => {
  const { country: _, ...everywhere } = VAT;
  await publishCheckout({
    store: { taxRules: [{ ...everywhere, name }, ...others], taxIsIncluded: true },
  });
  await customer.add('MUG');
  expect(await checkout()).toContain(text);
  await publishCheckout();
});

it('an order that costs nothing has no amount in its button', async () => {
  await customer.add('BOOK');
  await customer.json('POST', API.cartCoupons, { code: 'GIFT' });
  expect(await checkout()).toContain('value="order">Place order</button>');
});

it('the button of an order that costs nothing has a text of its own', async () => {
  await publishCheckout({ texts: { checkoutPlaceOrder: 'Buy', checkoutPlaceFreeOrder: 'Order for free' } });
  await customer.add('BOOK');
  await customer.json('POST', API.cartCoupons, { code: 'GIFT' });
  expect(await checkout()).toContain('value="order">Order for free</button>');
  await publishCheckout();
});

it('a coupon whose minimum is not reached is shown as not applicable', async () => {
  await customer.add('MUG');
  await customer.json('POST', API.cartCoupons, { code: 'BIG' });
  expect(await checkout()).toMatch(/Coupon BIG.*?<dd class="quoin-checkout-amount">Not applicable<\/dd>/s);
});

it('no discount is shown without one', async () => {
  await customer.add('MUG');
  expect(await checkout()).not.toContain('<dt>Discount');
});

it('no included tax is shown where there is none', async () => {
  await publishCheckout({ store: { taxRules: [] } });
  await customer.add('MUG');
  expect(await checkout()).not.toContain('quoin-checkout-tax');
  await publishCheckout();
});

it('the tax of an order is shown on its page', async () => {
  await publishCheckout(TAX_ON_TOP);
  await customer.add('MUG');
  expect(await orderPage('approve')).toContain('<dt>Tax</dt><dd class="quoin-checkout-amount">€1.50</dd>');
  await publishCheckout();
});

it('an order in test mode says so on its page', async () => {
  await customer.add('BOOK');
  expect(await orderPage('approve')).toContain('You were not charged.');
});

it.each([
  ['declined', 'Your items'],
  ['paid', 'Order #'],
] as const)('the page of a %s order has the heading %s', async (state, heading) => {
  await customer.add('BOOK');
  const page = await orderPage(state === 'paid' ? 'approve' : 'decline');
  expect(page).toContain(`<h2 id="quoin-checkout-order-number">${heading}`);
});

it('the page of an expired order has no order number', async () => {
  await customer.add('BOOK');
  const placed = await (await orderCart(customer)).json<{ orderId: string; redirectUrl: string }>();
  const { headers } = await decidePayment(customer, placed.redirectUrl, 'decline');
  await runInDurableObject(env.STORE.get(env.STORE.idFromName('shop')), (_, { storage }) => {
    storage.sql.exec(`UPDATE orders SET payment_state = 'expired' WHERE id = ?`, placed.orderId);
  });
  expect(await (await customer.get(headers.get('location') ?? '')).text()).toContain('>Your items</h2>');
});

it('the page of a canceled order says so', async () => {
  await customer.add('BOOK');
  const response = await orderCart(customer);
  const { orderId, redirectUrl } = (await response.json()) as { orderId: string; redirectUrl: string };
  const { headers } = await decidePayment(customer, redirectUrl, 'approve');
  await checkoutTenant().store().changeOrder({ orderId, state: 'cancelled', actor: 'ola' });
  expect(await (await customer.get(headers.get('location') ?? '')).text()).toContain(
    'This order was canceled.',
  );
});

it('a wrong coupon and missing fields are announced by one message', async () => {
  await customer.add('MUG');
  const typed = { email: '', coupon: 'none', shippingOptionId: 'post', action: 'order' };
  const page = await (await customer.form('/checkout', checkoutForm(await checkout(), typed))).text();
  expect(page).toContain('<p>Check the highlighted fields.</p>');
});

it('the test bank pays only what was approved', async () => {
  await customer.add('BOOK');
  const { redirectUrl } = (await (await orderCart(customer)).json()) as { redirectUrl: string };
  const { headers } = await decidePayment(customer, redirectUrl, 'anything else' as 'decline');
  const page = await (await customer.get(headers.get('location') ?? '')).text();
  expect(page).toContain('Your payment was declined');
});
