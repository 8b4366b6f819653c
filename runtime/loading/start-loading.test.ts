// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../core/api/cookies.ts';
import type { EarlyQueues, QueuedEvent } from '../core/early-queue.ts';
import type { Page } from '../core/page.ts';
import { ISLAND_MODULES } from './island-modules.ts';
import { startLoading } from './start-loading.ts';

const page: Page = { facts: {}, texts: {}, whenIdle: (run) => run(), go: () => {} };
const cart = { entries: [], totalQuantity: 2, formatted: { subtotal: '€40.00' } };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(cart))),
  );
});

afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  writeCookie('hasCart', '', 0);
  document.body.replaceChildren();
});

test('shows the first item of a visitor who adds it on another page in all cart marks', async () => {
  document.body.innerHTML = `<a href="/cart"><span class="sqs-cart-quantity">0</span></a><form class="quoin-form"></form>
    <aside class="quoin-cart-pill" hidden><a><span class="quoin-cart-pill-count"></span></a></aside>`;
  startLoading({ ...page });
  await import('./watch-cart.ts');
  expect(fetch).not.toHaveBeenCalled();
  writeCookie('hasCart', 'true', 60);
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => document.querySelector('.sqs-cart-quantity')?.textContent).toBe('2');
  expect(document.querySelector('.quoin-cart-pill-count')?.textContent).toBe('2');
  expect(document.querySelector<HTMLElement>('.quoin-cart-pill')?.hidden).toBe(false);
});

test('mounts islands where reading cookies throws', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  document.body.innerHTML =
    '<span class="sqs-cart-quantity">0</span><div class="quoin-checkout"><form></form></div><a data-lightbox="one"></a>';
  const mount = vi.spyOn(ISLAND_MODULES, 'checkout').mockResolvedValue({ mount: () => {} });
  startLoading({ ...page });
  await expect.poll(() => mount.mock.calls.length).toBe(1);
});

test('marks an element as busy from an early press until its island has handled it', async () => {
  document.body.innerHTML = '<a data-lightbox="one">Enlarge</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const busyOnClick: unknown[] = [];
  vi.spyOn(ISLAND_MODULES, 'lightbox').mockResolvedValue({
    mount: () => link.addEventListener('click', () => busyOnClick.push(link.ariaBusy)),
  });
  const [queued]: QueuedEvent[] = [[link, 'click']];
  link.ariaBusy = 'true';
  const queues: EarlyQueues = { q: [queued], e: [] };
  vi.stubGlobal('wb', queues);
  startLoading({ ...page });
  await expect.poll(() => busyOnClick).toEqual([null]);
});
