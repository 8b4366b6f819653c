import type { CatalogProduct, EdgeData, EdgeStore } from '../../compiler/model/index.ts';

/** A small store: a plate in two colors, a mug with a stock of three, a digital book. */
export const PRODUCTS: Readonly<Record<string, CatalogProduct>> = {
  plate: product({
    id: 'plate',
    title: 'Tide plate',
    productType: 1,
    optionNames: ['Glaze'],
    variants: [
      variant({ id: 'plate-blue', sku: 'PLATE-BLUE', attributes: { Glaze: 'Blue' }, priceCents: 4500 }),
      variant({
        id: 'plate-sand',
        sku: 'PLATE-SAND',
        attributes: { Glaze: 'Sand' },
        priceCents: 4500,
        salePriceCents: 3900,
        onSale: true,
        qtyInStock: 5,
      }),
    ],
  }),
  mug: product({
    id: 'mug',
    title: 'Mug <One>',
    productType: 1,
    imageUrl: '/assets/mug.jpg',
    focalClass: 'focal-30-70',
    variants: [variant({ id: 'mug-one', sku: 'MUG', priceCents: 1500, qtyInStock: 3 })],
  }),
  book: product({
    id: 'book',
    title: 'Glaze book',
    productType: 2,
    variants: [variant({ id: 'book-one', sku: 'BOOK', priceCents: 1000, qtyInStock: 0 })],
  }),
  clay: product({
    id: 'clay',
    title: 'Clay box',
    productType: 1,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variants: [variant({ id: 'clay-one', sku: 'CLAY', priceCents: 2500, qtyInStock: 50 })],
  }),
  card: product({
    id: 'card',
    title: 'Gift card',
    productType: 4,
    optionNames: ['Worth'],
    variants: [variant({ id: 'card-50', sku: 'CARD-50', attributes: { Worth: '50' }, priceCents: 5000 })],
  }),
};

export const STORE: EdgeStore = {
  currency: 'EUR',
  expressCheckout: false,
  sendRestockAutomatically: false,
  shippingOptions: [
    { id: 'post', name: 'Post', costCents: 500 },
    { id: 'courier', name: 'Courier', costCents: 1200 },
  ],
  taxRules: [{ id: 'vat', name: 'VAT', ratePercent: '23', appliesToShipping: true, country: 'PT' }],
  taxIsIncluded: true,
};

export interface ShopOptions extends Pick<EdgeData, 'languages' | 'texts' | 'translations'> {
  readonly products?: Readonly<Record<string, CatalogProduct>>;
  readonly store?: Partial<EdgeStore>;
  readonly website?: Partial<EdgeData['website']>;
}

export function shopData({ products = PRODUCTS, store, website, ...languages }: ShopOptions = {}): EdgeData {
  return {
    version: 1,
    website: {
      id: 'shop',
      title: 'Olaria',
      language: 'en',
      timeZone: 'Europe/Lisbon',
      needsConsent: false,
      ...website,
    },
    store: { ...STORE, ...store },
    products,
    forms: {},
    ...languages,
  };
}

export function product(fields: Pick<CatalogProduct, 'id'> & Partial<CatalogProduct>): CatalogProduct {
  return {
    collectionId: 'shop',
    title: fields.id,
    url: `/shop/p/${fields.id}`,
    productType: 1,
    isSubscribable: false,
    optionNames: [],
    variants: [],
    ...fields,
  };
}

type Variant = CatalogProduct['variants'][number];

export function variant(fields: Pick<Variant, 'sku'> & Partial<Variant>): Variant {
  return {
    id: fields.sku.toLowerCase(),
    attributes: {},
    priceCents: 1000,
    onSale: false,
    qtyInStock: 10,
    unlimited: false,
    ...fields,
  };
}
