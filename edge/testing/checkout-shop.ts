import { IDEMPOTENCY_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { publishRelease, testEnv } from './release.ts';
import { PRODUCTS, product, type ShopOptions, shopData, variant } from './shop.ts';
import type { TestCustomer } from './shopper.ts';

const SHELL =
  '<!doctype html><html lang="en"><title>Shop</title><body><main><!--quoin:main--></main></body></html>';
const FILES = Object.fromEntries(
  ['cart', 'checkout', 'order-confirmed', 'message'].map((name) => [`_shells/${name}.html`, SHELL]),
);
/** Enough of everything for all tests of one file. */
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

/** A shop with pages to buy on. */
export async function publishCheckout(options: ShopOptions = {}): Promise<void> {
  await publishRelease({
    files: FILES,
    edgeData: shopData({ products: { ...PRODUCTS, mug: MUG }, ...options }),
  });
}

export function checkoutTenant() {
  return createTenant(testEnv(), 'shop');
}

/** The value of a hidden field of a page. */
export function hiddenField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

/** What the form of a checkout page sends, with what is typed into it. */
export function checkoutForm(page: string, typed: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ['crumb', 'key', 'cartToken', 'expectedTotalCents'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, hiddenField(page, name)])),
    email: 'ana@example.com',
    ...ADDRESS,
    ...typed,
  };
}

/** Orders the shopper's cart through the API. */
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

/** Tells the test bank what to answer, on its page. */
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
