import {
  ADD_TO_CART_ID_HEADER,
  COOKIES,
  CRUMB_HEADER,
  IDEMPOTENCY_HEADER,
} from '../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse } from '../../../formatters/vocabulary/api/orders.ts';
import { API, EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';

/** An HTTP client that keeps cookies and retries until the server responds. */
export interface TestCustomer {
  get(path: string): Promise<Response>;
  /** Sends the same request `times` times and returns the first response. */
  post(path: string, body: PostBody, times: number): Promise<Response>;
}

export interface PostBody {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** A file that is sent as the raw body. */
  readonly file?: { readonly type: string } & ({ readonly text: string } | { readonly bytes: Uint8Array });
  readonly headers?: Readonly<Record<string, string>>;
}

export function createTestCustomer(origin: string): TestCustomer {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', origin);
    const response = await fetchWithRetry(() =>
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
    const contentType = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const text =
      form === undefined ? JSON.stringify(json) : String(new URLSearchParams({ ...form, crumb: crumb() }));
    const body =
      file === undefined ? text : 'text' in file ? file.text : (file.bytes as Uint8Array<ArrayBuffer>);
    return send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': file?.type ?? contentType, [CRUMB_HEADER]: crumb(), ...headers },
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

/** Retries while the server restarts or is overloaded: on network errors, 429 and 5xx except 501. */
async function fetchWithRetry(send: () => Promise<Response>): Promise<Response> {
  for (let left = 400; ; left -= 1) {
    try {
      const response = await send();
      const body = await response.arrayBuffer();
      if (!isTemporary(response.status))
        return new Response(STATUSES_WITHOUT_BODY.includes(response.status) ? null : body, response);
      if (left === 0) throw new Error(`The server responds with ${response.status}`);
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isTemporary(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}

const STATUSES_WITHOUT_BODY: readonly number[] = [204, 303, 304];

export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
}

export interface OrderAttempt {
  readonly email: string;
  /** Undefined when the order was rejected. */
  readonly orderId: string | undefined;
  /** The HTTP status of the order response. */
  readonly status: number;
  /** The error message when the order was rejected. */
  readonly message: string | undefined;
}

/** Adds an item to a new cart; `order` places and pays the order. Every POST is sent three times. */
export async function fillCart(
  origin: string,
  email: string,
  { itemId, sku }: CartItem,
): Promise<{ order(): Promise<OrderAttempt> }> {
  const customer = createTestCustomer(origin);
  await customer.get(EDGE_PAGES.cart);
  const json = { itemId, sku, quantity: 1 };
  const headers = { [ADD_TO_CART_ID_HEADER]: crypto.randomUUID() };
  const added = await customer.post(API.cartEntries, { json, headers }, 3);
  if (!added.ok) throw new Error(`Not added: ${await messageOf(added)}`);
  return { order: () => order(customer, origin, email) };
}

async function order(customer: TestCustomer, origin: string, email: string): Promise<OrderAttempt> {
  const shippingAddress = { name: 'Ana', line1: 'Rua da Barra 1', city: 'Aveiro', country: 'PT' };
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
  const ordered = await customer.post(API.orders, { json: { email, shippingAddress }, headers }, 3);
  const { status } = ordered;
  if (!ordered.ok) return { email, orderId: undefined, status, message: await messageOf(ordered) };
  const { orderId, redirectUrl } = (await ordered.json()) as OrderResponse;
  const payment = new URL(redirectUrl, origin).searchParams.get('payment');
  if (payment !== null) {
    const approved = await customer.post(EDGE_PAGES.testBank, { form: { payment, decision: 'approve' } }, 3);
    if (approved.status !== 303)
      throw new Error(`The test bank responded with ${approved.status}: ${await approved.text()}`);
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
