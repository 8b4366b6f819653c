import { TEST_FORMS } from './test-forms.ts';

/** Documents and theme files of a site: file to text. */
export type Documents = Readonly<Record<string, string>>;

/** Settings that a test changes. */
export interface SiteSettings {
  readonly website?: object;
  readonly websiteSettings?: object;
  readonly storeSettings?: object;
  readonly featureFlags?: Readonly<Record<string, boolean>>;
  readonly localizedStrings?: Readonly<Record<string, string>>;
}

/** A site with a product of each kind, forms of each kind, and a theme of two product templates. */
export function testDocuments(settings: SiteSettings): Documents {
  return { ...THEME, ...PAGES, ...PRODUCTS, ...JOURNAL, ...forms(), 'site.json': siteSettings(settings) };
}

function siteSettings({ website, websiteSettings, storeSettings, ...rest }: SiteSettings): string {
  return document('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Corner', timeZone: 'Europe/Lisbon', ...website },
    websiteSettings: { storeSettings: { currency: 'USD', ...storeSettings }, ...websiteSettings },
    featureFlags: { useCLDRMoneyFormat: true },
    ...rest,
  });
}

function document(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body });
}

const PRODUCT = `{.section item}<article><h1>{title|htmltag}</h1>
{.sold-out?}<div data-stock="" data-stock-max="0">{@|product-status}</div>{.or}{@|product-status}{.end}{@|product-price}
<p class="stock-left" data-stock="" data-stock-min="1" data-stock-max="9" hidden><b data-stock-count></b> left</p>
{@|product-scarcity}{@|variants-select}{@|quantity-input}{@|add-to-cart-btn}{@|product-restock-notification}</article>{.end}`;

const THEME: Documents = {
  'theme/template.conf': '{ "name": "Corner", "layouts": { "default": { "regions": ["site"] } } }',
  'theme/site.region': `<!doctype html><html><head>{squarespace-headers}</head><body>
    <a class="header-cart" href="/cart">Cart {shoppingCart|cart-quantity}</a>{squarespace.main-content}</body></html>`,
  'theme/collections/products.list': `{.repeated section items}<div class="card"><a href="{fullUrl|htmltag}">{title|htmltag}</a>
    {@|product-status}{@|product-price}{@|add-to-cart-btn}</div>{.end}`,
  'theme/collections/products.item': PRODUCT,
  'theme/collections/blog.item': '<squarespace:block-field id="end"></squarespace:block-field>',
  'theme/blocks/product.block': PRODUCT,
  'theme/blocks/product.block.conf': '{ "type": "product" }',
};

/** Numbers of BLOCK_TYPE. */
const FORM_BLOCK = 9;
const PRODUCT_BLOCK = 43;
const NEWSLETTER_BLOCK = 51;
const BUTTON_BLOCK = 53;

interface TestBlock {
  readonly kind: number;
  readonly value: object;
}

const PAGES: Documents = {
  ...page('home', [], { isHome: true }),
  ...page('contact', [{ kind: FORM_BLOCK, value: { formId: 'contact' } }]),
  ...page('guarded', [{ kind: FORM_BLOCK, value: { formId: 'guarded' } }]),
  ...page('fields', [{ kind: FORM_BLOCK, value: { formId: 'fields' } }]),
  ...page('news', [{ kind: NEWSLETTER_BLOCK, value: { formId: 'news' } }]),
  ...page('featured', [{ kind: PRODUCT_BLOCK, value: { itemId: 'plate' } }]),
  ...page('call', [{ kind: BUTTON_BLOCK, value: { label: 'Shop', href: '/shop' } }]),
};

function page(id: string, blocks: readonly TestBlock[], fields: object = {}): Documents {
  const placed = blocks.map((block, index) => [
    `${id}-${index}`,
    { ...block, section: 'main', order: `a${index}` },
  ]);
  return {
    [`pages/${id}.json`]: document('page', id, {
      pageType: 2,
      title: `Page ${id}`,
      urlId: id,
      sections: { main: { order: 'a0' } },
      blocks: Object.fromEntries(placed),
      ...fields,
    }),
  };
}

const SIZES = ['S', 'L'];
const COLORS = ['Red', 'Blue'];

const PRODUCTS: Documents = {
  'collections/shop.json': document('collection', 'shop', {
    title: 'Shop',
    urlId: 'shop',
    type: 13,
    typeName: 'products',
  }),
  ...product('mug', { title: 'Mug', variants: [{ qtyInStock: 50 }] }),
  // Red/L is sold out, and there is no Blue/L.
  ...product('plate', {
    title: 'Plate',
    variants: variants({ Color: COLORS, Size: SIZES })
      .filter(({ attributes }) => attributes.Color !== 'Blue' || attributes.Size !== 'L')
      .map((each) => (each.attributes.Size === 'L' ? { ...each, qtyInStock: 0 } : each)),
  }),
  ...product('shirt', {
    title: 'Shirt',
    variants: variants({ Size: SIZES, Color: COLORS, Fit: ['Slim', 'Wide'] }),
  }),
  ...product('sale', {
    title: 'Sale',
    variants: variants({ Size: SIZES }).map((each) =>
      each.attributes.Size === 'L'
        ? { ...each, onSale: true, salePriceMoney: { currency: 'USD', value: '15.00' } }
        : each,
    ),
  }),
  ...product('gone', { title: 'Gone', variants: [{ qtyInStock: 0 }] }),
  ...product('card', { title: 'Card', productType: 4, variants: variants({ Worth: ['$25', '$50'] }) }),
  ...product('engraved', {
    title: 'Engraved mug',
    variants: [{ qtyInStock: 5 }],
    additionalFieldsFormId: 'engraving',
  }),
  ...product('labelled', {
    title: 'Labelled mug',
    variants: variants({ Size: SIZES }),
    additionalFieldsFormId: 'engraving',
  }),
  ...product('monthly', {
    title: 'Monthly mug',
    variants: [{ qtyInStock: 9 }],
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
  }),
  ...product('named', {
    title: 'Named mug',
    variants: variants({ Size: SIZES }),
    useCustomAddButtonText: true,
    customAddButtonText: 'Buy it',
  }),
};

interface TestVariant {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly qtyInStock: number;
  readonly onSale?: boolean;
  readonly salePriceMoney?: object;
}

/** All combinations of the options, 5 of each in stock. */
function variants(options: Readonly<Record<string, readonly string[]>>) {
  let combinations: readonly Readonly<Record<string, string>>[] = [{}];
  for (const [name, values] of Object.entries(options))
    combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
  return combinations.map((attributes) => ({ attributes, qtyInStock: 5 }));
}

interface TestProduct {
  readonly title: string;
  readonly variants: readonly TestVariant[];
  /** A number of PRODUCT_TYPE; 1, physical, by default. */
  readonly productType?: number;
  readonly [content: string]: unknown;
}

/** Products cost $20.00. Their variants have the ids `mug-0`, `mug-1` …, and the SKUs `MUG-0`, `MUG-1` … */
function product(id: string, { title, variants: all, ...content }: TestProduct): Documents {
  const entries = all.map((variant, index) => [
    `${id}-${index}`,
    {
      sku: `${id}-${index}`.toUpperCase(),
      order: `a${index}`,
      priceMoney: { currency: 'USD', value: '20.00' },
      ...variant,
    },
  ]);
  return {
    [`items/shop/${id}.json`]: document('item', id, {
      collectionId: 'shop',
      recordType: 11,
      title,
      urlId: id,
      publishOn: 1,
      order: `a${id}`,
      structuredContent: {
        productType: 1,
        variants: Object.fromEntries(entries),
        variantOptionOrdering: Object.keys(all[0]?.attributes ?? {}),
        ...content,
      },
    }),
  };
}

/** A post with a form below it. */
const JOURNAL: Documents = {
  'collections/journal.json': document('collection', 'journal', {
    title: 'Journal',
    urlId: 'journal',
    type: 1,
    typeName: 'blog',
  }),
  'items/journal/kiln.json': document('item', 'kiln', {
    collectionId: 'journal',
    recordType: 1,
    title: 'Kiln',
    urlId: 'kiln',
    publishOn: 1,
  }),
  'items/journal/kiln.md': 'Bricks',
  'block-fields/end.json': document('block-field', 'end', {
    blocks: { form: { order: 'a0', kind: FORM_BLOCK, value: { formId: 'contact' } } },
  }),
};

function forms(): Documents {
  return Object.fromEntries(
    Object.entries(TEST_FORMS).map(([id, body]) => [`forms/${id}.json`, document('form', id, body)]),
  );
}
