import { expect, it } from 'vitest';
import type { CartEntry, ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { SERVER_TEXTS } from '../../../../formatters/vocabulary/site/server-texts.ts';
import { markupOf } from '../../../pages/html.ts';
import { cartMarkup } from './cart-markup.ts';

const ENTRY: CartEntry = {
  id: 'e1',
  itemId: 'cup',
  chosenVariant: { sku: 'CUP', attributes: { Size: 'L', Glaze: 'Blue' } },
  quantity: 2,
  title: 'Cup <1>',
  subTotal: 3000,
  purchasePriceCents: 1500,
  formattedPrice: '€15.00',
  formattedSubTotal: '€30.00',
};

function pageOf(entry: Partial<CartEntry> = {}, cart: Partial<ShoppingCart> = {}): string {
  const entries = [{ ...ENTRY, ...entry }];
  const whole = { entries, formatted: { subtotal: '€30.00' }, ...cart } as ShoppingCart;
  return markupOf(
    cartMarkup({
      cart: whole,
      problem: undefined,
      crumb: 'crumb',
      texts: SERVER_TEXTS,
      action: '/cart',
      checkout: '/checkout',
      shop: '/shop',
    }),
  );
}

it('a row has the quantity, from 1 to 9999, and the variant', () => {
  const markup = pageOf();
  expect(markup).toContain('name="quantity" type="number" min="1" max="9999" required value="2"');
  expect(markup).toContain('<p class="cart-row-variant">L / Blue</p>');
});

it('a row leads to the product if there is one', () => {
  expect(pageOf()).toContain('<span class="cart-row-title">Cup &lt;1&gt;</span>');
  expect(pageOf({ productUrl: '/cup' })).toContain('<a class="cart-row-title" href="/cup">');
});

it('a row leads to no address that runs a script', () => {
  expect(pageOf({ productUrl: 'javascript:alert(1)' })).toContain('<a class="cart-row-title" href="#">');
});

it('a row can be changed without scripts, and removed whatever its quantity', () => {
  const markup = pageOf();
  expect(markup).toContain('<form class="cart-row-form" method="post" action="/cart">');
  expect(markup).toContain('<button class="cart-row-remove" name="remove" value="1" formnovalidate>');
});

it('has a button to edit the additional fields of an item that has them', () => {
  const button =
    '<button class="cart-row-edit" type="button">Edit Details<span class="visually-hidden"> Cup &lt;1&gt;</span></button>';
  expect(pageOf({ additionalFields: '{"words":"For Ana"}' })).toContain(button);
  expect(pageOf()).not.toContain('cart-row-edit');
});

it('a row says that there are not enough units', () => {
  const message = '<p class="cart-row-error">Sorry, we do not have enough of that item available.</p>';
  expect(pageOf({ qtyAvailable: 1 })).toContain(message);
  for (const entry of [{}, { qtyAvailable: 2 }]) expect(pageOf(entry)).not.toContain('cart-row-error');
});

it('a cart leads to the checkout, or says why not', () => {
  expect(pageOf()).toContain('<a class="cart-checkout" href="/checkout">Checkout</a>');
  const markup = pageOf({}, { checkoutMessage: 'Spend more.' });
  expect(markup).toContain('<p class="cart-minimum">Spend more.</p>');
  expect(markup).not.toContain('cart-checkout');
});

it('an empty cart says so, and leads to the shop', () => {
  const markup = pageOf({}, { entries: [] });
  expect(markup).toContain('<p class="cart-empty" tabindex="-1">');
  expect(markup).toContain('<a class="cart-continue" href="/shop">Continue shopping</a>');
  expect(markup).not.toContain('cart-summary');
  expect(pageOf()).not.toContain('cart-continue');
});
