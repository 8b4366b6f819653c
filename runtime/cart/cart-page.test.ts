// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../core/api/cookies.ts';
import type { Page } from '../core/page.ts';
import { mount } from './cart-page.ts';

const entry = {
  id: 'e1',
  itemId: 'bowl',
  title: 'Bowl',
  quantity: 2,
  chosenVariant: { sku: 'B', attributes: {} },
  formattedPrice: '€20.00',
  formattedSubTotal: '€40.00',
};
const cart = { entries: [entry], totalQuantity: 2, formatted: { subtotal: '€40.00' } };

let root: HTMLElement;
let respond: () => Promise<Response>;

beforeEach(() => {
  writeCookie('hasCart', 'true', 60);
  respond = async () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => respond()),
  );
  root = document.createElement('div');
  // As the Worker renders an empty cart.
  root.innerHTML = '<p class="cart-message" role="alert"></p><p class="cart-empty">Your cart is empty.</p>';
  document.body.replaceChildren(root);
});

afterEach(() => {
  // Closes the channel to other tabs.
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  writeCookie('hasCart', '', 0);
});

function open(): void {
  const page: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };
  mount(root, page);
}

const alerts = () => [...root.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
const retry = () => root.querySelector<HTMLButtonElement>('button.cart-retry');

test('a cart that cannot be loaded shows one error with a button to try again, and is not called empty', async () => {
  open();
  await vi.waitFor(() => expect(retry()?.textContent).toBe('Try again'));
  expect(alerts()).toEqual(['Unable to load your cart Please check your internet connection']);
  expect(root.textContent).not.toContain('empty');
  respond = async () => new Response('oh', { status: 500 });
  retry()?.click();
  await vi.waitFor(() => expect(alerts()).toEqual(['Unable to load your cart Please try again.']));
  respond = async () => new Response(JSON.stringify(cart));
  retry()?.click();
  await vi.waitFor(() => expect(root.querySelector('.cart-row-title')?.textContent).toBe('Bowl'));
  expect(alerts()).toEqual(['']);
  expect(retry()).toBe(null);
  expect(document.activeElement?.className).toBe('cart-list');
});

test('rows that the Worker rendered stay when the cart cannot be loaded', async () => {
  root.innerHTML =
    '<p class="cart-message" role="alert"></p><ul class="cart-list"><li class="cart-row">Bowl</li></ul>';
  open();
  await vi.waitFor(() => expect(retry()).not.toBe(null));
  expect(root.querySelector('.cart-row')?.textContent).toBe('Bowl');
  expect(alerts()).toHaveLength(1);
});
