import { env } from 'cloudflare:test';
import type { PaymentEvent } from '../domain/store/payment.ts';
import type { PlaceOrderRequest, PlaceOrderResult } from '../domain/store/place-order.ts';
import { PRODUCTS, STORE } from './shop.ts';

export const NO_MAILS = { paid: [], rejected: {} };

export function newStore() {
  return env.STORE.get(env.STORE.newUniqueId());
}

export async function shop() {
  const store = newStore();
  await store.sync({ products: PRODUCTS, releaseId: 'release-1', siteId: 'shop' });
  return store;
}

export type Store = Awaited<ReturnType<typeof shop>>;

export function request(
  fields: Partial<PlaceOrderRequest> & { quantity?: number; cartId?: string },
): PlaceOrderRequest {
  const { quantity = 1, cartId = 'cart-1', ...rest } = fields;
  const lines = [{ itemId: 'mug', sku: 'MUG', quantity }];
  return {
    key: `key ${cartId}`,
    bodyHash: `body ${cartId}`,
    siteId: 'shop',
    cart: { id: cartId, lines, couponCodes: [] },
    email: 'ana@example.com',
    shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' },
    shippingOptionId: 'post',
    terms: STORE,
    payment: { ref: `pay ${cartId}`, provider: 'test', isTest: true },
    clientAddress: '',
    ...rest,
  };
}

export function placed(response: PlaceOrderResult) {
  if (response.outcome !== 'placed' && response.outcome !== 'replayed') throw new Error(response.outcome);
  return response;
}

export function event(
  kind: PaymentEvent['kind'],
  ref: string,
  fields: Partial<PaymentEvent> = {},
): PaymentEvent {
  return { id: `${kind} ${ref}`, ref, kind, amountCents: 2000, currency: 'EUR', ...fields };
}

export async function stockOf(store: Store, sku: string) {
  const line = (await store.stock()).find((each) => each.sku === sku);
  return line?.qtyInStock;
}

/** A namespace whose objects are all this one. */
export function fakeNamespace(object: object): DurableObjectNamespace {
  return { idFromName: (name: string) => name, get: () => object } as unknown as DurableObjectNamespace;
}
