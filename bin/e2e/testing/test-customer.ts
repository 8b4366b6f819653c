import {
  ADD_TO_CART_ID_HEADER,
  COOKIES,
  CRUMB_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse } from '../../../formatters/vocabulary/api/orders.ts';
import { API, EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';

/** Somebody who shops without a browser: keeps cookies, and asks again when nobody answers. */
export interface TestCustomer {
  get(path: string): Promise<Response>;
  /** Sends the same again and again until there is an answer, as often as `times`; gives the first answer. */
  post(path: string, body: PostBody, times: number): Promise<Response>;
}

export interface PostBody {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** A file as it is. */
  readonly file?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
}

export function createTestCustomer(origin: string): TestCustomer {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', origin);
    const response = await answered(() =>
      fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const crumb = () => decodeURIComponent(cookies.get(COOKIES.crumb.name) ?? '');
  const once = (path: string, { json, form, file, headers = {} }: PostBody) => {
    const ofText = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const text =
      form === undefined ? JSON.stringify(json) : String(new URLSearchParams({ ...form, crumb: crumb() }));
    const { type, text: body } = file ?? { type: ofText, text };
    return send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, [CRUMB_HEADER]: crumb(), ...headers },
    });
  };
  return {
    get: (path) => send(path, {}),
    post: async (path, body, times) => {
      const first = await once(path, body);
      await Promise.all(Array.from({ length: times - 1 }, async () => (await once(path, body)).text()));
      return first;
    },
  };
}

/** A server that was killed, or has too much to do, answers a moment later. */
async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (let left = 400; ; left -= 1) {
    try {
      const response = await ask();
      const body = await response.arrayBuffer();
      if (response.status < 500 && response.status !== 429)
        return new Response(NO_BODY.includes(response.status) ? null : body, response);
      if (left === 0) throw new Error(`The server answers ${response.status}`);
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const NO_BODY: readonly number[] = [204, 303, 304];

export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
}

export interface OrderAttempt {
  readonly email: string;
  /** Undefined when it was refused. */
  readonly orderId: string | undefined;
  /** Of the order's answer. */
  readonly status: number;
  /** What refused it. */
  readonly message: string | undefined;
}

/** Somebody with the thing in the cart: `order` pays it. Every POST is sent three times. */
export async function fillCart(
  origin: string,
  email: string,
  { itemId, sku }: CartItem,
): Promise<{ order(): Promise<OrderAttempt> }> {
  const shopper = createTestCustomer(origin);
  await shopper.get(EDGE_PAGES.cart);
  const json = { itemId, sku, quantity: 1 };
  const headers = { [ADD_TO_CART_ID_HEADER]: crypto.randomUUID() };
  const added = await shopper.post(API.cartEntries, { json, headers }, 3);
  if (!added.ok) throw new Error(`Not added: ${await messageOf(added)}`);
  return { order: () => order(shopper, origin, email) };
}

async function order(shopper: TestCustomer, origin: string, email: string): Promise<OrderAttempt> {
  const shippingAddress = { name: 'Ana', line1: 'Rua da Barra 1', city: 'Aveiro', country: 'PT' };
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
  const ordered = await shopper.post(API.orders, { json: { email, shippingAddress }, headers }, 3);
  const { status } = ordered;
  if (!ordered.ok) return { email, orderId: undefined, status, message: await messageOf(ordered) };
  const { orderId, redirectUrl } = (await ordered.json()) as OrderResponse;
  const payment = new URL(redirectUrl, origin).searchParams.get('payment');
  if (payment !== null) {
    const approved = await shopper.post(EDGE_PAGES.testBank, { form: { payment, decision: 'approve' } }, 3);
    if (approved.status !== 303)
      throw new Error(`The bank answered ${approved.status}: ${await approved.text()}`);
  }
  return { email, orderId, status, message: undefined };
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return String((JSON.parse(text) as { readonly message?: unknown }).message);
  } catch {
    return text.slice(0, 300);
  }
}
