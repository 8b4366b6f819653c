import { expect, it } from 'vitest';
import type { StoredCart, StoredEntry } from '../domain/cart.ts';
import type { QuotedLine } from '../domain/store/quote.ts';
import { shopData } from '../testing/shop.ts';
import { type CartParts, cartView, emptyCart } from './cart-view.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const PAYWALL = 5;

type Line = Partial<QuotedLine> & { readonly quantity?: number };

/** Returns the view of a cart with these lines; null for a variant that the store does not know. */
function viewOf(lines: readonly (Line | null)[], parts: Partial<CartParts> = {}) {
  const entries = lines.map(
    (line, index): StoredEntry => ({
      id: `e${index}`,
      itemId: line?.itemId ?? 'mug',
      sku: line?.sku ?? 'MUG',
      quantity: line?.quantity ?? 1,
    }),
  );
  const quoted = lines.map((line): QuotedLine | null =>
    line === null
      ? null
      : {
          itemId: 'mug',
          sku: 'MUG',
          variantId: 'mug-one',
          title: 'Quoted title',
          attributes: {},
          productType: PHYSICAL,
          priceCents: 1000,
          available: 3,
          ...line,
        },
  );
  const stored: StoredCart = { id: 'c', kind: 'cart', createdOn: 1, couponCodes: [], entries };
  return cartView({
    stored,
    quote: { lines: quoted, coupons: [], hasCoupons: false },
    data: shopData(),
    money: (cents) => `${cents} cents`,
    canPay: true,
    ...parts,
  });
}

it.each([
  ['a digital product', [DIGITAL], true, true],
  ['access to pages', [PAYWALL], true, true],
  ['a physical product', [PHYSICAL], false, false],
  ['both', [PHYSICAL, DIGITAL], true, false],
  ['nothing', [], false, false],
])('a cart with %s is digital, in part or as a whole, or not', (_, types, hasDigital, purelyDigital) => {
  const view = viewOf(types.map((productType) => ({ productType })));
  const requiresShipping = types.includes(PHYSICAL);
  expect(view).toMatchObject({ hasDigital, purelyDigital, requiresShipping });
});

it('a cart has the total of its discount, shipping and tax', () => {
  const post = { id: 'post', name: 'Post', costCents: 500 };
  const vat = { id: 'vat', name: 'VAT', ratePercent: '10', appliesToShipping: false };
  const data = shopData({ store: { shippingOptions: [post], taxRules: [vat], taxIsIncluded: false } });
  const lines = [{ priceCents: 1999, quantity: 2 }];
  const full = viewOf(lines, { data });
  expect(full).toMatchObject({
    subtotalCents: 3998,
    discountCents: 0,
    shippingCostCents: 500,
    taxCents: 400,
  });
  expect(full).toMatchObject({ grandTotalCents: 3998 + 500 + 400, totalQuantity: 2 });
  const included = shopData({ store: { shippingOptions: [post], taxRules: [vat], taxIsIncluded: true } });
  expect(viewOf(lines, { data: included })).toMatchObject({ taxCents: 0, grandTotalCents: 3998 + 500 });
});

const STORED: StoredCart = { id: 'c', kind: 'cart', createdOn: 1, couponCodes: [], entries: [] };

it('a cart without entries is created when it is asked for', () => {
  expect(emptyCart(7)).toMatchObject({ createdOn: 7, entries: [] });
});

it('a cart that was bought has the id of its order', () => {
  const order = ({ orderId, isPurchased }: ReturnType<typeof viewOf>) => [orderId, isPurchased];
  expect(order(viewOf([], { stored: { ...STORED, orderId: 'o1' } }))).toEqual(['o1', true]);
  expect(order(viewOf([], { stored: STORED }))).toEqual([undefined, false]);
});

it('a cart has its coupons, divided into those that apply and the others', () => {
  const ten = { code: 'TEN', kind: 'percent', percent: '10' } as const;
  const big = { code: 'BIG', kind: 'amount', amountCents: 500, minimumSubtotalCents: 100_000 } as const;
  const quote = { lines: [], coupons: [ten, big], hasCoupons: true };
  expect(viewOf([], { quote, stored: STORED })).toMatchObject({
    coupons: [ten, big],
    validCoupons: [ten],
    invalidCoupons: [big],
  });
});

it('an entry has the SKU and the attributes of its variant', () => {
  const attributes = { Glaze: 'Blue' };
  expect(viewOf([{ sku: 'PLATE', attributes, quantity: 2 }]).entries).toMatchObject([
    { id: 'e0', itemId: 'mug', chosenVariant: { sku: 'PLATE', attributes }, quantity: 2 },
  ]);
});

it('an entry has the attributes in the order of the options, which a release does not have', () => {
  const { products } = shopData();
  const [product] = Object.values(products);
  if (product === undefined) throw new Error('no product');
  const variants = product.variants.map((each) => ({
    ...each,
    sku: 'MUG',
    attributes: { Glaze: 'Blue', Size: 'L' },
  }));
  const data = { ...shopData(), products: { mug: { ...product, optionNames: ['Size', 'Glaze'], variants } } };
  const [entry] = viewOf([{}], { data }).entries;
  expect(Object.values(entry?.chosenVariant.attributes ?? {})).toEqual(['L', 'Blue']);
});

it('a cart has the place that it is sent to', () => {
  const shippingLocation = { country: 'PT' };
  expect(viewOf([], { stored: { ...STORED, shippingLocation } })).toMatchObject({
    shippingLocation,
    applicableTaxRules: [{ id: 'vat' }],
  });
});

it('the amount of an entry is its price times its quantity, to the cent (R-DATA-CART-10)', () => {
  expect(viewOf([{ priceCents: 1999, quantity: 3 }, null]).entries).toMatchObject([
    { purchasePriceCents: 1999, subTotal: 5997 },
    { purchasePriceCents: 0, subTotal: 0 },
  ]);
});

it('a variant that is not sold any more is not available', () => {
  expect(viewOf([null]).entries).toMatchObject([{ qtyAvailable: 0 }]);
});

it('unlimited stock has no number', () => {
  expect(viewOf([{ available: null }]).entries[0]).not.toHaveProperty('qtyAvailable');
});

it('the only shipping method needs no choice', () => {
  const post = { id: 'post', name: 'Post', costCents: 500 };
  const data = shopData({ store: { shippingOptions: [post] } });
  expect(viewOf([{}], { data }).selectedShippingOption).toEqual(post);
});

it('one of two shipping methods has to be selected', () => {
  expect(viewOf([{}])).not.toHaveProperty('selectedShippingOption');
});

it('an item that is in the cart only has its title from the store', () => {
  expect(viewOf([{ itemId: 'gone' }]).entries).toMatchObject([{ title: 'Quoted title' }]);
});

it('reports the missing payment provider before missing stock', () => {
  const { checkoutMessage } = viewOf([{ quantity: 4 }], { canPay: false });
  expect(checkoutMessage).toBe('This store cannot accept payments yet.');
});

it('reports missing stock before the minimum of an order', () => {
  const data = shopData({ store: { minimumOrderSubtotalCents: 100_000 } });
  const { checkoutMessage } = viewOf([{ quantity: 4 }], { data });
  expect(checkoutMessage).toBe('Sorry, we do not have enough of that item available.');
});

it.each([
  [1999, undefined],
  [2000, undefined],
  [2001, 'To check out, your order subtotal must be 2001 cents or more.'],
])(
  'a cart of 2,000 cents with a minimum of %i cents is reported as %j',
  (minimumOrderSubtotalCents, message) => {
    const data = shopData({ store: { minimumOrderSubtotalCents } });
    expect(viewOf([{ quantity: 2 }], { data }).checkoutMessage).toBe(message);
  },
);
