import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADD_TO_CART_ID_HEADER, COOKIES } from '../../../../formatters/vocabulary/api/cookies.ts';
import { API, pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { askWorker, createBrowser } from '../../../testing/browser.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { PRODUCTS, product, shopData, variant } from '../../../testing/shop.ts';
import { addResponseSchema, cartResponseSchema, cartSchema, updateResponseSchema } from './schemas.ts';

const FILES = { 'shop/p/mug/index.html': '<!doctype html><title>Mug</title><main><h1>Mug</h1></main>' };

beforeAll(async () => {
  await publishRelease({ files: FILES, edgeData: shopData() });
});

let customer: TestCustomer;

beforeEach(async () => {
  customer = await createTestCustomer();
});

async function errorOf(response: Response) {
  const { error, message } = (await response.json()) as { error: string; message: string };
  expect(error).toBe(message);
  return { status: response.status, message };
}

describe('GET cart', () => {
  it('is empty for a visitor without one, and sets no cookie (R-ECART-API-08)', async () => {
    const response = await askWorker(`https://shop.test${API.cart}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    const cart = await response.json();
    expect(cart).toMatchObject({
      totalQuantity: 0,
      entries: [],
      isPurchased: false,
      formatted: { subtotal: '€0.00' },
    });
    expect(cartSchema.safeParse(cart)).toMatchObject({ success: true });
  });

  it('accepts mock, timecode and calculateSubtotal (R-ECART-API-05)', async () => {
    const response = await customer.get(`${API.cart}?mock=true&timecode=1&calculateSubtotal=true`);
    expect(response.status).toBe(200);
  });

  it('returns the cart (R-ECART-API-06)', async () => {
    await customer.add('MUG');
    const cart = await (await customer.get(API.cart)).json();
    expect(cartSchema.safeParse(cart)).toMatchObject({ success: true });
    expect(cart).toMatchObject({ entries: [{ itemId: 'mug' }] });
  });

  it('ignores mock and returns changed prices, also of existing entries (R-ECART-API-07)', async () => {
    await customer.add('BOOK');
    const book = product({
      id: 'book',
      productType: 2,
      variants: [variant({ sku: 'BOOK', priceCents: 1200 })],
    });
    await publishRelease({ files: FILES, edgeData: shopData({ products: { ...PRODUCTS, book } }) });
    const response = await customer.get(`${API.cart}?mock=true&calculateSubtotal=true`);
    expect(await response.json()).toMatchObject({
      subtotalCents: 1200,
      entries: [{ itemId: 'book', purchasePriceCents: 1200 }],
    });
    await publishRelease({ files: FILES, edgeData: shopData() });
  });
});

describe('POST entries', () => {
  it('takes an item, an sku, a quantity and fields as JSON (R-ECART-API-01)', async () => {
    const body = { itemId: 'plate', sku: 'PLATE-SAND', quantity: 2, additionalFields: '{"a":"b"}' };
    expect((await customer.json('POST', API.cartEntries, body)).status).toBe(200);
    expect((await customer.cart()).entries).toMatchObject([
      {
        itemId: 'plate',
        chosenVariant: { sku: 'PLATE-SAND', attributes: { Glaze: 'Sand' } },
        quantity: 2,
        title: 'Tide plate',
        additionalFields: '{"a":"b"}',
      },
    ]);
    for (const wrong of [{ itemId: undefined }, { sku: undefined }, { additionalFields: { a: 'b' } }])
      expect([wrong, (await customer.json('POST', API.cartEntries, { ...body, ...wrong })).status]).toEqual([
        wrong,
        400,
      ]);
  });

  it('returns the cart and what is new in it, nothing else (R-ECART-API-02)', async () => {
    const added: unknown = await (await customer.add('MUG')).json();
    expect(added).toMatchObject({ shoppingCart: { totalQuantity: 1 }, newlyAdded: { itemId: 'mug' } });
    expect(Object.keys(added as object).sort()).toEqual(['newlyAdded', 'shoppingCart']);
  });

  it('returns what its schema describes (R-DATA-CART-11)', async () => {
    const added = (await (await customer.add('MUG')).json()) as object;
    expect(addResponseSchema.safeParse(added)).toMatchObject({ success: true });
    for (const other of [{ other: 1 }, { shoppingCart: {} }, { newlyAdded: {} }])
      expect([other, addResponseSchema.safeParse({ ...added, ...other }).success]).toEqual([other, false]);
  });

  it('returns the entry as it is in the cart, also when it had been there (R-DATA-CART-12)', async () => {
    await customer.add('PLATE-BLUE');
    await customer.add('MUG');
    const { newlyAdded, shoppingCart } = addResponseSchema.parse(await (await customer.add('MUG')).json());
    expect(newlyAdded).toEqual(shoppingCart.entries.find(({ itemId }) => itemId === 'mug'));
    expect(newlyAdded).toMatchObject({ quantity: 2 });
  });

  it('succeeds at once with the crumb of the first page (R-ESESS-API-11)', async () => {
    const visitor = createBrowser();
    await visitor.get('/shop/p/mug');
    const body = { itemId: 'mug', sku: 'MUG', quantity: 1 };
    expect((await visitor.json('POST', API.cartEntries, body)).status).toBe(200);
  });

  it('sets two cookies for 14 days, which scripts can read (R-CART-LOAD-05)', async () => {
    const lines = (await customer.add('MUG')).headers.getSetCookie();
    for (const { name } of [COOKIES.cart, COOKIES.hasCart]) {
      const line = lines.find((each) => each.startsWith(`${name}=`)) ?? '';
      expect(line).toMatch(/Max-Age=1209600; Path=\/; Secure; SameSite=Lax$/);
      expect(line).not.toContain('HttpOnly');
    }
    expect(customer.cookies.get('hasCart')).toBe('true');
    expect(customer.cookies.get('CART')).toMatch(/^[\w.%~-]{40,}$/);
  });

  it('computes subtotal, total and flags (R-DATA-CART-08)', async () => {
    await customer.add('MUG', 2);
    await customer.add('BOOK');
    expect(await customer.cart()).toMatchObject({
      subtotalCents: 4000,
      grandTotalCents: 4000,
      totalQuantity: 3,
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
      shippingOptions: [{ id: 'post' }, { id: 'courier' }],
    });
  });

  it('computes the sum of an entry from the sale price of the catalog (R-DATA-CART-10)', async () => {
    await customer.add('PLATE-SAND', 2);
    expect((await customer.cart()).entries).toMatchObject([
      { purchasePriceCents: 3900, subTotal: 7800, formattedSubTotal: '€78.00' },
    ]);
  });

  it('merges the same variant into one entry, but not with other fields (R-ECART-API-09)', async () => {
    await customer.add('PLATE-BLUE');
    // Pages send an empty object for products without a form.
    await customer.add('PLATE-BLUE', 1, { additionalFields: '{}' });
    await customer.add('PLATE-BLUE', 1, { additionalFields: '{"for":"Ana"}' });
    await customer.add('PLATE-SAND');
    const { entries } = await customer.cart();
    expect(entries.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown item', { itemId: 'no', sku: 'MUG', quantity: 1 }, 404, 'This item is not available.'],
    [
      'an unknown sku',
      { itemId: 'mug', sku: 'no', quantity: 1 },
      404,
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    ['no number', { itemId: 'mug', sku: 'MUG', quantity: 'x' }, 400, 'Quantity must be a number.'],
    ['half a mug', { itemId: 'mug', sku: 'MUG', quantity: 1.5 }, 400, 'Quantity must be a whole number'],
    [
      'none',
      { itemId: 'mug', sku: 'MUG', quantity: 0 },
      400,
      'Quantity must be a number between 1 and 9999.',
    ],
    [
      'ten thousand',
      { itemId: 'mug', sku: 'MUG', quantity: 10_000 },
      400,
      'Quantity must be a number between 1 and 9999.',
    ],
    [
      'more than there is',
      { itemId: 'mug', sku: 'MUG', quantity: 4 },
      400,
      'Sorry, we do not have enough of that item available.',
    ],
    [
      'the largest quantity, which there is not',
      { itemId: 'mug', sku: 'MUG', quantity: 9999 },
      400,
      'Sorry, we do not have enough of that item available.',
    ],
    ['no item', { sku: 'MUG', quantity: 1 }, 400, 'The request is not valid.'],
    ['a price', { itemId: 'mug', sku: 'MUG', quantity: 1, price: 1 }, 400, 'The request is not valid.'],
    [
      'fields that are no JSON',
      { itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: 'x' },
      400,
      'additionalFields must be a JSON-encoded object.',
    ],
    [
      'a name of the prototype',
      { itemId: 'constructor', sku: '__proto__', quantity: 1 },
      404,
      'This item is not available.',
    ],
  ])('rejects %s (R-ECART-API-10)', async (_what, body, status, message) => {
    expect(await errorOf(await customer.json('POST', API.cartEntries, body))).toEqual({ status, message });
    expect((await customer.cart()).totalQuantity).toBe(0);
  });

  it('counts what is in the cart, too, against the stock (R-ECART-API-10)', async () => {
    expect((await customer.add('MUG', 2)).status).toBe(200);
    expect((await customer.add('MUG', 2)).status).toBe(400);
    expect((await customer.add('MUG', 1)).status).toBe(200);
  });

  it('rejects a total quantity above the stock (R-PROD-ADD-14)', async () => {
    await customer.add('MUG', 2, { additionalFields: '{"a":1}' });
    expect(await errorOf(await customer.add('MUG', 2))).toEqual({
      status: 400,
      message: 'Sorry, we do not have enough of that item available.',
    });
    expect((await customer.add('MUG', 1)).status).toBe(200);
  });

  it('applies parallel adds one at a time (R-ECART-API-12)', async () => {
    await customer.add('CLAY');
    await Promise.all(Array.from({ length: 19 }, () => customer.add('CLAY')));
    expect((await customer.cart()).totalQuantity).toBe(20);
  });

  it('does nothing the second time with the same Add-To-Cart-Id (R-ECART-API-14)', async () => {
    await customer.add('BOOK');
    const add = (id: string) =>
      customer.json(
        'POST',
        API.cartEntries,
        { itemId: 'mug', sku: 'MUG', quantity: 1 },
        { [ADD_TO_CART_ID_HEADER]: id },
      );
    const first = await (await add('a1')).json();
    expect(await (await add('a1')).json()).toEqual(first);
    expect((await customer.cart()).totalQuantity).toBe(2);
    await add('a2');
    expect((await customer.cart()).totalQuantity).toBe(3);
  });

  it('rejects the 61st request within a minute (R-ECART-API-13)', async () => {
    for (let n = 0; n < 60; n++) expect((await customer.add('BOOK')).status).toBe(200);
    const response = await customer.add('BOOK');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(response)).toEqual({ status: 429, message: 'Please try again in a few seconds.' });
  });

  it('requires the crumb', async () => {
    const response = await askWorker(`https://shop.test${API.cartEntries}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ itemId: 'mug', sku: 'MUG', quantity: 1 }),
    });
    expect(response.status).toBe(403);
  });
});

describe('a form without scripts', () => {
  it('adds the item and redirects to the cart', async () => {
    const response = await customer.form(API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: '2' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/cart');
    expect((await customer.cart()).totalQuantity).toBe(2);
  });

  it('redirects to the product with the error', async () => {
    const response = await customer.form(API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: '5' });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe('/shop/p/mug?problem=stock');
    const page = await customer.get(location);
    expect(await page.text()).toContain(
      '<main><p class="quoin-notice" role="alert"><strong>Unable to Add Item</strong> Sorry, we do not have enough of that item available.</p><h1>',
    );
    expect(page.headers.get('etag')).toBeNull();
    expect(await (await customer.get('/shop/p/mug?problem=<script>')).text()).not.toContain('quoin-notice');
  });

  it('starts the checkout for products that are not sold through the cart', async () => {
    const card = await customer.form(API.cartEntries, { itemId: 'card', sku: 'CARD-50', quantity: '1' });
    expect(card.headers.get('location')).toBe('/checkout/gift-card?itemId=card&sku=CARD-50');
    const clay = await customer.form(API.cartEntries, { itemId: 'clay', sku: 'CLAY', quantity: '1' });
    expect(clay.headers.get('location')).toMatch(/^\/checkout\/subscribe\?cartToken=.+/);
  });
});

describe('entries', () => {
  async function entryId(index = 0): Promise<string> {
    return (await customer.cart()).entries[index]?.id ?? '';
  }

  it('change their quantity, are removed at 0 and by DELETE, and return the recomputed cart (R-ECART-API-11)', async () => {
    await customer.add('MUG');
    const path = pathTo('cartEntry', { entryId: await entryId() });
    const three = cartResponseSchema.parse(await (await customer.json('PUT', path, { quantity: 3 })).json());
    expect(three.shoppingCart.subtotalCents).toBe(4500);
    expect(await errorOf(await customer.json('PUT', path, { quantity: 4 }))).toMatchObject({ status: 400 });
    expect(await errorOf(await customer.json('PUT', path, { quantity: 'x' }))).toMatchObject({
      message: 'Quantity must be a number.',
    });
    const gone = cartResponseSchema.parse(await (await customer.json('DELETE', path, {})).json());
    expect(gone.shoppingCart).toMatchObject({ entries: [], subtotalCents: 0 });
    // A second click or a retry: the entry is removed in both cases.
    const twice = await customer.json('DELETE', path, {});
    expect([twice.status, await twice.json()]).toMatchObject([200, { shoppingCart: { entries: [] } }]);
    expect((await customer.json('PUT', path, { quantity: 2 })).status).toBe(404);
    await customer.add('MUG');
    const again = pathTo('cartEntry', { entryId: await entryId() });
    expect((await customer.json('PUT', again, { quantity: 0 })).status).toBe(200);
    expect((await customer.cart()).entries).toEqual([]);
  });

  it('replace their additional fields (R-ECART-API-03)', async () => {
    await customer.add('MUG', 1, { additionalFields: '{"a":1}' });
    const path = pathTo('cartEntryFields', { entryId: await entryId() });
    const body = { itemId: 'mug', sku: 'MUG', additionalFields: '{"a":2}' };
    expect((await customer.json('PUT', path, body)).status).toBe(200);
    expect((await customer.cart()).entries).toMatchObject([{ itemId: 'mug', additionalFields: '{"a":2}' }]);
  });

  it('keep their additional fields when a request does not fit them', async () => {
    await customer.add('MUG', 1, { additionalFields: '{"a":1}' });
    const path = pathTo('cartEntryFields', { entryId: await entryId() });
    const body = { itemId: 'mug', sku: 'MUG', additionalFields: '{"a":2}' };
    for (const [fields, status] of [
      [{ itemId: 'plate' }, 404],
      [{ sku: 'BOOK' }, 404],
      [{ additionalFields: undefined }, 400],
    ] as const)
      expect([fields, (await customer.json('PUT', path, { ...body, ...fields })).status]).toEqual([
        fields,
        status,
      ]);
    expect((await customer.cart()).entries).toMatchObject([{ itemId: 'mug', additionalFields: '{"a":1}' }]);
  });

  it('return the cart and the entry whose fields were replaced (R-ECART-API-04)', async () => {
    await customer.add('BOOK');
    await customer.add('MUG', 1, { additionalFields: '{"a":1}' });
    const path = pathTo('cartEntryFields', { entryId: await entryId(1) });
    const body = { itemId: 'mug', sku: 'MUG', additionalFields: '{"a":2}' };
    const response = updateResponseSchema.parse(await (await customer.json('PUT', path, body)).json());
    expect(Object.keys(response).sort()).toEqual(['shoppingCart', 'updatedEntry']);
    expect(response.updatedEntry).toEqual(response.shoppingCart.entries[1]);
    expect(response.updatedEntry.additionalFields).toBe('{"a":2}');
  });

  it('of another cart cannot be accessed, nor with a token of another site (G7)', async () => {
    await customer.add('MUG');
    const path = pathTo('cartEntry', { entryId: await entryId() });
    const otherVisitor = await createTestCustomer();
    await otherVisitor.add('BOOK');
    const taken = await otherVisitor.json('DELETE', path, {});
    expect(await taken.json()).toMatchObject({ shoppingCart: { entries: [{ itemId: 'book' }] } });
    expect((await otherVisitor.json('PUT', path, { quantity: 2 })).status).toBe(404);
    await publishRelease(
      { edgeData: { ...shopData(), website: { ...shopData().website, id: 'other' } } },
      'other',
    );
    const elsewhere = await createTestCustomer('other.test');
    elsewhere.cookies.set('CART', customer.cookies.get('CART') ?? '');
    expect((await elsewhere.cart()).entries).toEqual([]);
    expect((await customer.cart()).entries).toHaveLength(1);
  });
});

describe('coupons and shipping', () => {
  it('change the totals (R-ECART-API-11)', async () => {
    const store = createTenant(testEnv(), 'shop').store();
    await store.saveCoupon({ code: 'TEN', kind: 'percent', percent: '10' });
    await store.saveCoupon({ code: 'BIG', kind: 'amount', amountCents: 500, minimumSubtotalCents: 100_000 });
    await customer.add('PLATE-BLUE', 2);
    expect(await errorOf(await customer.json('POST', API.cartCoupons, { code: 'nope' }))).toEqual({
      status: 400,
      message: 'This coupon code is invalid.',
    });
    await customer.json('POST', API.cartCoupons, { code: 'big' });
    const response = cartResponseSchema.parse(
      await (await customer.json('POST', API.cartCoupons, { code: ' ten ' })).json(),
    );
    expect(response.shoppingCart).toMatchObject({
      discountCents: 900,
      validCoupons: [{ code: 'TEN' }],
      invalidCoupons: [{ code: 'BIG' }],
    });
    const where = { shippingOptionId: 'courier', shippingLocation: { country: 'PT' } };
    const sent = cartResponseSchema.parse(await (await customer.json('PUT', API.cartShipping, where)).json());
    expect(sent.shoppingCart).toMatchObject({
      shippingCostCents: 1200,
      selectedShippingOption: { id: 'courier' },
      applicableTaxRules: [{ id: 'vat' }],
      grandTotalCents: 9000 - 900 + 1200,
      taxCents: 0,
    });
    expect(sent.shoppingCart.includedTaxCents).toBeGreaterThan(0);
    expect((await customer.json('PUT', API.cartShipping, { shippingOptionId: 'rocket' })).status).toBe(400);
    const without = await (await customer.json('DELETE', API.cartCoupons, { code: 'ten' })).json();
    expect(without).toMatchObject({ shoppingCart: { discountCents: 0, coupons: [{ code: 'BIG' }] } });
    const none = await (await customer.json('DELETE', API.cartCoupons, {})).json();
    expect(none).toMatchObject({ shoppingCart: { coupons: [] } });
  });

  it('limit attempts to guess codes (edge 4.3)', async () => {
    await customer.add('MUG');
    for (let n = 0; n < 10; n++) await customer.json('POST', API.cartCoupons, { code: `guess ${n}` });
    expect((await customer.json('POST', API.cartCoupons, { code: 'TEN' })).status).toBe(429);
  });
});

it('hostile bodies never cause an internal error', async () => {
  const bodies = [
    '',
    'null',
    '[]',
    '{"a":',
    '"x"',
    '{"__proto__":{}}',
    '['.repeat(5000),
    '{"quantity":1e999}',
  ];
  for (const path of [API.cartEntries, API.subscription, API.cartCoupons, API.orders]) {
    for (const body of bodies) {
      const response = await askWorker(`https://shop.test${path}`, {
        method: 'POST',
        headers: { ...customer.headers(), 'content-type': 'application/json' },
        body,
      });
      expect(response.status, `${path} ${body.slice(0, 20)}`).toBeLessThan(500);
      expect(response.status).toBeGreaterThanOrEqual(400);
    }
  }
});
