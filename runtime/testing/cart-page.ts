import type { CartEntry } from '../../formatters/vocabulary/api/cart.ts';
import { CART, cartWith } from './carts.ts';
import type { Network, Reply } from './network.ts';
import { find, openPage, settle } from './open-page.ts';

/** The path of the first entry in the cart API. */
export const ENTRY = '/api/commerce/shopping-cart/entries/entry-1';
export const failed: Reply = { status: 500 };
export const cookies = { hasCart: 'true', CART: 'token' };

/** The page shell of the theme, with the cart as the Worker renders it before the script runs. */
export const EMPTY = `<body><div id="sqs-cart-root"><p class="cart-message" role="alert"></p>
  <p class="cart-empty">Your cart is empty.</p></div></body>`;
export const RENDERED = `<body><div id="sqs-cart-root"><p class="cart-message" role="alert"></p><ul class="cart-list">
  <li class="cart-row" data-entry-id="entry-1"><form class="cart-row-form"><input class="cart-row-quantity" name="quantity"
  type="number" min="1" max="9999" value="1"><button class="cart-row-update">Update</button></form></li></ul></div></body>`;

/** Opens the cart page. `reply` is the response to the request for the cart. */
export async function openCart(reply: Reply, html = EMPTY): Promise<Network> {
  const { network } = await openPage(html, { cookies, prepare: (each) => each.reply(CART, reply) });
  return network;
}

export const openWith = (...entries: readonly CartEntry[]) => openCart({ json: cartWith(...entries) });

/** The response to a change after which the cart has these entries. */
export const changed = (...entries: readonly CartEntry[]): Reply => ({
  json: { shoppingCart: cartWith(...entries) },
});

export const rows = () => [...document.querySelectorAll('.cart-row')];
export const message = () => find('.cart-message').textContent;
export const quantity = () => find<HTMLInputElement>('.cart-row-quantity');

export async function setQuantity(value: string): Promise<void> {
  quantity().value = value;
  quantity().dispatchEvent(new Event('change'));
  await settle();
}

export async function remove(): Promise<void> {
  find('.cart-row-remove').click();
  await settle();
}
