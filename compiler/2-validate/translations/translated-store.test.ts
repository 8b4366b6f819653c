// Texts in German. cspell:ignore Warenkorb Deutsch Eins Farbe Rot Paar Abholung Kontakt Anfrage Nachrichten
import { beforeAll, expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite, renderSite } from '../../compile-site.ts';

const EUR = { value: '10.00', currency: 'EUR' };

function translation(body: object): string {
  return JSON.stringify({ body });
}

const FORM = {
  name: 'Contact',
  fields: {
    topic: { order: 'a', type: 'radio', rawTitle: 'Topic', options: ['Order', 'Visit'] },
    taste: { order: 'b', type: 'likert', rawTitle: 'Taste', options: ['Tea'] },
    pick: { order: 'c', type: 'select', rawTitle: 'Pick', options: ['One'] },
  },
};

const SITE: FileMap = smallSite({
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Cups', timeZone: 'UTC', language: 'en' },
    websiteSettings: {
      storeSettings: {
        currency: 'EUR',
        shippingOptions: { pickup: { order: 'a', name: 'Pickup', cost: EUR } },
      },
    },
    languages: [
      { code: 'en', name: 'English', isPrimary: true },
      { code: 'de', name: 'Deutsch' },
    ],
  }),
  'collections/shop.json': documentFile('collection', 'shop', {
    ...{ type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  }),
  'items/shop/cup.json': documentFile('item', 'cup', {
    ...{ collectionId: 'shop', recordType: 11, title: 'Cup', urlId: 'cup' },
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Color'],
      variants: {
        a: { sku: 'c-1', attributes: { Color: 'Red' }, priceMoney: EUR, qtyInStock: 1 },
        b: { sku: 'c-2', attributes: { Color: 'Blue' }, priceMoney: EUR, qtyInStock: 1 },
      },
    },
  }),
  'forms/contact.json': documentFile('form', 'contact', FORM),
  'pages/home.json': documentFile('page', 'home', {
    ...{ pageType: 2, title: 'Home', urlId: 'home', isHome: true },
    sections: { s: { order: 'a' } },
    blocks: { f: { kind: 9, section: 's', order: 'a', value: { formId: 'contact' } } },
  }),
  'theme/collections/products.item': '{.section item}{@|variants-select}{.end}',
});

async function build(files: FileMap) {
  const output = createMemoryOutput();
  const { diagnostics } = await compileSite(
    { site: createMemoryFiles({ ...SITE, ...files }), output },
    { now: 0 },
  );
  return { read: (path: string) => output.readText(path) ?? '', diagnostics };
}

const GERMAN_FILES: FileMap = {
  'translations/de/site.json': translation({
    websiteSettings: {
      storeSettings: {
        optionTexts: { Color: { name: 'Farbe', values: { Red: 'Rot' } } },
        shippingOptions: { pickup: { name: 'Abholung' } },
      },
    },
  }),
  'translations/de/forms/contact.json': translation({
    name: 'Kontakt',
    fields: {
      topic: { optionTexts: { Order: 'Anfrage' } },
      taste: { optionTexts: { Tea: 'Tee' } },
      pick: { optionTexts: { One: 'Eins' } },
    },
  }),
};

let found: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  found = await build(GERMAN_FILES);
});

it('a product page has options in its language, and those without a text in the primary one', () => {
  expect(found.diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  const german = found.read('de/shop/p/cup/index.html');
  expect(german).toContain('Farbe');
  expect(german).toContain('Rot');
  expect(german).toContain('Blue');
  expect(german).not.toMatch(/>\s*(?:Color|Red)\s*</);
  expect(german).toContain('c-1');
  expect(found.read('shop/p/cup/index.html')).not.toContain('Farbe');
});

it('the options of a form are translated for visitors, and submitted as in the primary language', () => {
  const german = found.read('de/index.html');
  expect(german).toContain('value="Order"> <span>Anfrage</span>');
  expect(german).toContain('value="Visit"> <span>Visit</span>');
  expect(german).toContain('<legend>Tee</legend>');
  expect(german).toContain('<option value="One">Eins</option>');
  expect(found.read('index.html')).toContain('value="Order"> <span>Order</span>');
});

it('reports options that customers could not tell apart', async () => {
  const values = { Red: 'Rot', Blue: 'Rot' };
  const structuredContent = { optionTexts: { Color: { values } } };
  const { diagnostics } = await build({
    'translations/de/items/shop/cup.json': translation({ structuredContent }),
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'site/invalid-value',
      message: '"Rot" is the text of two options of "Cup", so customers cannot tell them apart',
      location: { file: 'translations/de/items/shop/cup.json' },
    },
  ]);
});

it('the server gets the texts of a language by id, and nothing that is the same', async () => {
  const { rendered } = await renderSite(
    { site: createMemoryFiles({ ...SITE, ...GERMAN_FILES }) },
    { now: 0 },
  );
  const { translations, products, forms } = rendered?.edgeData ?? {};
  expect(translations?.de).toMatchObject({
    shippingNames: { pickup: 'Abholung' },
    products: {
      cup: {
        title: 'Cup',
        optionNames: ['Farbe'],
        attributes: { a: { Farbe: 'Rot' }, b: { Farbe: 'Blue' } },
      },
    },
    forms: { contact: { name: 'Kontakt', fields: { topic: { options: ['Order', 'Visit'] } } } },
  });
  expect(products?.cup?.variants[0]).toMatchObject({ id: 'a', sku: 'c-1', attributes: { Color: 'Red' } });
  expect(forms?.contact?.name).toBe('Contact');
  const plain = await renderSite({ site: createMemoryFiles(SITE) }, { now: 0 });
  expect(plain.rendered?.edgeData.translations).toEqual({
    de: {
      texts: expect.objectContaining({ cartTitle: 'Warenkorb' }),
      shippingNames: { pickup: 'Pickup' },
      taxNames: {},
      products: {},
      forms: {},
      mailingLists: {},
    },
  });
});
