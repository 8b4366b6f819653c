import { beforeAll, describe, expect, it } from 'vitest';
import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { createTestCustomer } from '../../../testing/customer.ts';
import { publishRelease } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';
import { cartSchema } from './schemas.ts';

let cart: ShoppingCart;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  const customer = await createTestCustomer();
  await customer.add('MUG');
  cart = await customer.cart();
});

const SHIPPING = { id: 'post', name: 'Post', costCents: 500 };
const COUPON = { code: 'TEN', kind: 'percent', percent: '10', minimumSubtotalCents: 1, expiresOn: 1 };
const COUPONS = [COUPON, { code: 'OFF', kind: 'amount', amountCents: 500 }];

/** A cart that was bought, with a value in every field. */
const full = () => ({
  ...cart,
  orderId: 'o1',
  isPurchased: true,
  shippingOptions: [SHIPPING],
  selectedShippingOption: SHIPPING,
  shippingLocation: { country: 'PT', region: 'Lisboa', postalCode: '1100-001' },
  applicableTaxRules: [{ id: 'vat', name: 'VAT', ratePercent: '23', appliesToShipping: true }],
  coupons: COUPONS,
  validCoupons: COUPONS,
  invalidCoupons: COUPONS,
  subtotalCents: 3000,
  taxCents: 690,
  shippingCostCents: 500,
  discountCents: 300,
  grandTotalCents: 3890,
  totalQuantity: 2,
  hasDigital: true,
  purelyDigital: true,
  requiresShipping: true,
});

const accepts = (fields: object) => cartSchema.safeParse({ ...full(), ...fields }).success;

/** Returns the fields of the cart that the schema does not accept with this value. */
function rejected(fields: readonly string[], value: unknown): readonly string[] {
  return fields.filter((field) => !cartSchema.safeParse({ ...cart, [field]: value }).success);
}

const IDENTITY = ['id', 'websiteId', 'created', 'isPurchased'];
const LISTS = ['entries', 'shippingOptions', 'applicableTaxRules'];
const COUPON_LISTS = ['coupons', 'validCoupons', 'invalidCoupons'];
const AMOUNTS = [
  'subtotalCents',
  'taxCents',
  'shippingCostCents',
  'discountCents',
  'grandTotalCents',
  'totalQuantity',
];
const FLAGS = ['hasDigital', 'purelyDigital', 'requiresShipping'];

describe('the cart of the API', () => {
  it('has an id, a website, a time of creation and a state (R-DATA-CART-01)', () => {
    expect(rejected(IDENTITY, undefined)).toEqual(IDENTITY);
    expect([accepts({}), accepts({ orderId: 1 }), accepts({ created: 0.5 })]).toEqual([true, false, false]);
  });

  it('has lists of entries, shipping options and tax rules (R-DATA-CART-02)', () => {
    expect(rejected(LISTS, {})).toEqual(LISTS);
    const shipping = ['selectedShippingOption', 'shippingLocation'];
    expect([accepts({}), rejected(shipping, [])]).toEqual([true, shipping]);
    expect([accepts({ shippingOptions: [{}] }), accepts({ applicableTaxRules: [{}] })]).toEqual([
      false,
      false,
    ]);
  });

  it('has three lists of coupons (R-DATA-CART-03)', () => {
    expect(rejected(COUPON_LISTS, undefined)).toEqual(COUPON_LISTS);
    expect([accepts({}), rejected(COUPON_LISTS, [{ code: 'TEN' }])]).toEqual([true, COUPON_LISTS]);
  });

  it('has whole amounts (R-DATA-CART-04)', () => {
    expect(rejected(AMOUNTS, 0.5)).toEqual(AMOUNTS);
    expect(accepts({})).toBe(true);
  });

  it('has flags that are true or false (R-DATA-CART-05)', () => {
    expect(rejected(FLAGS, 'yes')).toEqual(FLAGS);
    expect([rejected(FLAGS, true), rejected(FLAGS, false)]).toEqual([[], []]);
  });

  it('leaves out what is unknown, and was created at a time in milliseconds (R-DATA-CART-07)', () => {
    const unknown = ['orderId', 'shippingLocation', 'selectedShippingOption'];
    expect(Object.keys(cart).filter((field) => unknown.includes(field))).toEqual([]);
    expect(String(cart.created)).toMatch(/^\d{13}$/);
    expect(cartSchema.safeParse(cart)).toMatchObject({ success: true });
  });

  it('has entries whose variant has an sku (R-DATA-CART-09)', () => {
    const [entry] = cart.entries;
    expect(rejected(['entries'], [entry])).toEqual([]);
    expect(rejected(['entries'], [{ ...entry, chosenVariant: { attributes: {} } }])).toEqual(['entries']);
    const fields = ['id', 'itemId', 'chosenVariant', 'quantity', 'title', 'subTotal', 'purchasePriceCents'];
    const optional = fields.filter((field) => accepts({ entries: [{ ...entry, [field]: undefined }] }));
    expect(optional).toEqual([]);
  });
});
