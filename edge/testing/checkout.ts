import { IDEMPOTENCY_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../tenancy/tenant.ts';
import type { TestCustomer } from './customer.ts';
import { publishRelease, testEnv } from './release.ts';
import { PRODUCTS, product, type ShopOptions, shopData, variant } from './shop.ts';

const SHELL =
  '<!doctype html><html lang="en"><title>Shop</title><body><main><!--quoin:main--></main></body></html>';
const FILES = Object.fromEntries(
  ['cart', 'checkout', 'order-confirmed', 'message'].map((name) => [`_shells/${name}.html`, SHELL]),
);
/** Enough stock for all tests of a file. */
const MUG = product({
  ...PRODUCTS.mug,
  id: 'mug',
  variants: [variant({ id: 'mug-one', sku: 'MUG', priceCents: 1500, qtyInStock: 1000 })],
});

export const ADDRESS = {
  name: 'Ana',
  line1: 'Rua <1>',
  city: 'Lisboa',
  postalCode: '1170',
  country: 'PT',
} as const;

/** Publishes a store with checkout pages. */
export async function publishCheckout(
  options: ShopOptions = {},
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  await publishRelease({
    files: { ...FILES, ...files },
    edgeData: shopData({ products: { ...PRODUCTS, mug: MUG }, ...options }),
  });
}

export function checkoutTenant() {
  return createTenant(testEnv(), 'shop');
}

/** Returns the value of a hidden field of a page, as browsers read it. */
export function hiddenField(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const decoded = value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');
  return decoded.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Returns the fields of a checkout form with entered values. */
export function checkoutForm(page: string, typed: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ['crumb', 'key', 'cartToken', 'expectedTotalCents', 'expectedCurrency'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, hiddenField(page, name)])),
    email: 'ana@example.com',
    ...ADDRESS,
    ...typed,
  };
}

/** Orders the customer's cart through the API. */
export function orderCart(
  customer: TestCustomer,
  body: Readonly<Record<string, unknown>> = {},
  key = 'k',
): Promise<Response> {
  return customer.json(
    'POST',
    API.orders,
    { email: 'ana@example.com', shippingAddress: ADDRESS, shippingOptionId: 'post', ...body },
    { [IDEMPOTENCY_HEADER]: `${key} ${customer.cookies.get('CART')}` },
  );
}

/** Selects a result on the test bank page. */
export async function decidePayment(
  customer: TestCustomer,
  redirectUrl: string,
  decision: 'approve' | 'decline',
): Promise<Response> {
  const page = await (await customer.get(redirectUrl)).text();
  return customer.form('/checkout/test-bank', {
    crumb: hiddenField(page, 'crumb'),
    payment: hiddenField(page, 'payment'),
    decision,
  });
}
