// Typing errors. cspell:ignore Markdwn Ruls Stok Defualt contactemail sorce
import { describe, expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { compileStyles } from './node/styles/compile-styles.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOME = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };
const SETTINGS = {
  schemaVersion: 1,
  theme: 'theme',
  website: { siteTitle: 'Cups' },
  websiteSettings: {
    storeSettings: {
      currency: 'EUR',
      shippingOptions: { post: { order: 'a0', name: 'Post', cost: { value: '5.00', currency: 'EUR' } } },
    },
  },
};
const PRODUCT = { productType: 1, variantOptionOrdering: ['Glaze'] };
const VARIANT = {
  sku: 'CUP',
  attributes: { Glaze: 'Blue' },
  priceMoney: { value: '36.50', currency: 'EUR' },
};

function document(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body }, undefined, 1);
}

const SITE: FileMap = {
  'site.json': document('settings', 'settings', SETTINGS),
  'pages/home.json': document('page', 'home', HOME),
  'collections/journal.json': document('collection', 'journal', {
    type: 1,
    typeName: 'blog',
    title: 'Journal',
    urlId: 'journal',
  }),
  'items/journal/kiln.json': document('item', 'kiln', {
    collectionId: 'journal',
    recordType: 1,
    title: 'A kiln',
    urlId: 'kiln',
    publishOn: NOW,
  }),
  'items/journal/kiln.md': 'Text.\n',
  'taxons/stoneware.json': document('taxon', 'tag-stoneware', { type: 'tag', name: 'Stoneware' }),
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "navigations": [{ "name": "mainNavigation" }] }',
  'theme/site.region': '<main>{squarespace.main-content}</main>',
  'theme/collections/blog.list': '{collection.title|htmltag}',
};

/** Builds the site with these files added and returns severity, location, message and hint of each diagnostic. */
async function reported(files: FileMap): Promise<readonly string[]> {
  const site = createMemoryFiles({ ...SITE, ...files });
  const { diagnostics } = await compileSite(
    { site, output: createMemoryOutput(), compileStyles },
    { now: NOW },
  );
  return diagnostics.map(({ severity, message, hint, location }) => {
    const where = location === undefined ? '' : ` ${location.file}:${location.start.line}`;
    return `${severity}${where} ${message}${hint === undefined ? '' : ` (${hint})`}`;
  });
}

function homeWith(body: object): FileMap {
  return { 'pages/home.json': document('page', 'home', { ...HOME, ...body }) };
}

function homeWithBlock(kind: number, value: object): FileMap {
  const block = { section: 'hero', order: 'a0', kind, value };
  return homeWith({ sections: { hero: { order: 'a0' } }, blocks: { b: block } });
}

function itemWith(body: object): FileMap {
  const own = { collectionId: 'journal', recordType: 1, title: 'A kiln', urlId: 'kiln' };
  return { 'items/journal/kiln.json': document('item', 'kiln', { ...own, ...body }) };
}

function cupWith(variant: object): FileMap {
  const structuredContent = { ...PRODUCT, variants: { v: { ...VARIANT, ...variant } } };
  return {
    ...itemWith({ recordType: 11, structuredContent, mainImageId: 'cup' }),
    'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/cup.svg.json': document('asset', 'cup', { filename: 'cup.svg', mime: 'image/svg+xml' }),
  };
}

function settingsWith(body: object): FileMap {
  return { 'site.json': document('settings', 'settings', { ...SETTINGS, ...body }) };
}

it('a valid site has no diagnostics', async () => {
  expect(await reported({})).toEqual([]);
  expect(await reported(cupWith({}))).toEqual([]);
});

describe('texts', () => {
  it.each<[string, FileMap, string]>([
    [
      'HTML in Markdown',
      { 'items/journal/kiln.md': '# Pots\n\n<div>hello</div> <b>bold</b> text\n' },
      'warning items/journal/kiln.md:3 HTML in Markdown is removed: <div>',
    ],
    [
      'a word in angle brackets',
      { 'items/journal/kiln.md': '# Pots & pans for <lunch>\n' },
      'warning items/journal/kiln.md:1 HTML in Markdown is removed: <lunch>',
    ],
    [
      'a text in Latin-1',
      { 'items/journal/kiln.md': new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x0a]) },
      'error items/journal/kiln.md:1 The file is not valid UTF-8: byte 3 is invalid (save it as UTF-8)',
    ],
    [
      'a text without a document',
      { 'items/journal/klin.md': 'Text.' },
      'warning items/journal/klin.md:1 This text has no document: items/journal/klin.json does not exist (give it the same name as its document; did you mean items/journal/kiln.md?)',
    ],
    [
      'an entry without a text',
      { 'items/journal/kiln.md': '' },
      'warning items/journal/kiln.json:4 "A kiln" has no text (add one (items/journal/kiln.md))',
    ],
    [
      'front matter',
      { 'items/journal/kiln.md': '---\ntitle: A kiln\ntags:\n  - clay\n---\n\nText.\n' },
      'warning items/journal/kiln.md:1 The text starts with front matter, which is published as text (move the fields to items/journal/kiln.json and delete these lines)',
    ],
    [
      'front matter with the line endings of Windows',
      { 'items/journal/kiln.md': '---\r\ntitle: A kiln\r\n---\r\nText.\r\n' },
      'warning items/journal/kiln.md:1 The text starts with front matter',
    ],
    [
      'a time in seconds',
      itemWith({ publishOn: 1790812800 }),
      'warning items/journal/kiln.json:9 "publishOn" is in the year 1970; times are milliseconds since 1970 (these are seconds; write 1790812800000)',
    ],
    [
      'a time as a text',
      itemWith({ publishOn: '2026-10-01' }),
      'error items/journal/kiln.json:9 "body.publishOn" must be a number (times are milliseconds since 1970: 1790812800000)',
    ],
  ])('%s', async (_what, files, expected) => {
    const all = await reported(files);
    expect(all.some((line) => line.startsWith(expected))).toBe(true);
  });

  it.each(['---\n\nNote: text\n\n---\n', 'a: b\n---\n', '---\nNote: text\n', '---\n# A kiln\n---\n'])(
    '%j has no front matter',
    async (text) => {
      expect(await reported({ 'items/journal/kiln.md': text })).toEqual([]);
    },
  );

  it('may have the replacement character itself, and comments', async () => {
    expect(await reported({ 'items/journal/kiln.md': 'A \uFFFD.\n\n<!-- later -->\n' })).toEqual([]);
  });
});

describe('prices', () => {
  it.each<[string, object, string]>([
    [
      'that are negative',
      { priceMoney: { value: '-1.00', currency: 'EUR' } },
      'error items/journal/kiln.json:21 "body.structuredContent.variants.v.priceMoney.value" must not be negative',
    ],
    [
      'with a comma',
      { priceMoney: { value: '36,50', currency: 'EUR' } },
      'error items/journal/kiln.json:21 "body.structuredContent.variants.v.priceMoney.value" must be digits such as 42.00 (write "36.50")',
    ],
    [
      'in small letters',
      { priceMoney: { value: '36.50', currency: 'Eur' } },
      'error items/journal/kiln.json:22 "body.structuredContent.variants.v.priceMoney.currency" must be three capital letters such as EUR (write "EUR")',
    ],
    [
      'in another currency',
      { priceMoney: { value: '36.50', currency: 'USD' } },
      'error items/journal/kiln.json:22 This price is in USD, but the store sells in EUR (write the price in EUR, or change the currency of the store (in site.json))',
    ],
    [
      'as numbers',
      { priceMoney: { value: 36.5, currency: 'EUR' } },
      'warning items/journal/kiln.json:21 An amount must be a string, to avoid rounding errors (write "36.5")',
    ],
    [
      'that are reduced by nothing',
      { onSale: true },
      'warning items/journal/kiln.json:24 The variant "CUP" is on sale but has no sale price (set a sale price (salePriceMoney), or turn off the sale (onSale))',
    ],
    [
      'that are raised by a sale',
      { onSale: true, salePriceMoney: { value: '60.00', currency: 'EUR' } },
      'error items/journal/kiln.json:25 The sale price of the variant "CUP" is not less than its price (make the sale price (salePriceMoney) less than the price (priceMoney))',
    ],
    [
      'that a sale leaves as they are',
      { onSale: true, salePriceMoney: { value: '36.5', currency: 'EUR' } },
      'error items/journal/kiln.json:25 The sale price of the variant "CUP" is not less than its price (make the sale price (salePriceMoney) less than the price (priceMoney))',
    ],
    [
      'of an option that there is not',
      { attributes: { Glazee: 'Blue' } },
      'warning items/journal/kiln.json:18 The product has no option "Glazee", so customers cannot choose it (did you mean "Glaze"?)',
    ],
  ])('%s', async (_what, variant, expected) => {
    expect(await reported(cupWith(variant))).toEqual([expected]);
  });
});

describe('names', () => {
  it.each<[string, FileMap, string]>([
    [
      'of a folder',
      { 'navigations/main.json': document('navigation', 'mainNavigation', {}) },
      'warning The folder "navigations" is unknown and is ignored (did you mean "navigation"?)',
    ],
    [
      'of a navigation',
      { 'navigation/main.json': document('navigation', 'mainNavi', {}) },
      'warning navigation/main.json:1 The theme shows no navigation "mainNavi" (it shows mainNavigation)',
    ],
    [
      'of the templates of a collection',
      {
        'collections/journal.json': document('collection', 'journal', {
          type: 1,
          typeName: 'blogg',
          title: 'Journal',
          urlId: 'journal',
        }),
      },
      'warning collections/journal.json:6 The theme has no templates for "blogg"; the built-in ones are used (did you mean "blog"?)',
    ],
    [
      'of a tag',
      itemWith({ tags: ['stoneware'] }),
      'warning items/journal/kiln.json:10 There is no tag "stoneware" (did you mean "tag-stoneware"?)',
    ],
    [
      'of a section',
      homeWith({
        sections: { hero: { order: 'a0' } },
        blocks: { b: { section: 'heroo', order: 'a0', kind: 44, value: { markdown: '' } } },
      }),
      'error pages/home.json:16 The page has no section "heroo" (did you mean "hero"?)',
    ],
    [
      'of an address',
      homeWith({ urlId: 'Tide Plate' }),
      'error pages/home.json:7 "body.urlId" must be letters, digits and - _ . ~, with / between the pieces (write "tide-plate")',
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });
});

describe('names in place of numbers', () => {
  const typed = (type: string) => ({ 'items/journal/cup.json': document(type, 'cup', {}) });

  it.each<[string, FileMap, string]>([
    [
      'a product as a record type',
      itemWith({ recordType: 'product' }),
      'error items/journal/kiln.json:6 "body.recordType" must be a number (write 11 for "product")',
    ],
    [
      'a misspelled kind of block',
      homeWith({ blocks: { b: { section: 'hero', order: 'a0', kind: 'Markdwn', value: {} } } }),
      'error pages/home.json:13 "body.blocks.b.kind" must be a number (write 44 for "markdown")',
    ],
    [
      'products as a type of collection',
      {
        'collections/a.json': document('collection', 'a', {
          type: 'product',
          typeName: 'a',
          title: 'A',
          urlId: 'a',
        }),
      },
      'error collections/a.json:5 "body.type" must be a number (write 13 for "products")',
    ],
    [
      'a type of page with a space',
      homeWith({ pageType: 'not found' }),
      'error pages/home.json:5 "body.pageType" must be a number (write 100 for "not-found")',
    ],
    [
      'an unknown name',
      homeWith({ pageType: 'fancy' }),
      'error pages/home.json:5 "body.pageType" must be a number (for example 1 for "main-content", 2 for "page", 3 for "splash-page", 50 for "content-item")',
    ],
    [
      'a number in quotes',
      cupWith({ qtyInStock: '4' }),
      'error items/journal/kiln.json:24 "body.structuredContent.variants.v.qtyInStock" must be a number (write 4, without quotes)',
    ],
    [
      'a product as a type of document',
      typed('product'),
      'error items/journal/cup.json:2 Expected a document of type "item" (a product is an item with "recordType": 11, in items/)',
    ],
    [
      'another type of document',
      typed('page'),
      'error items/journal/cup.json:2 Expected a document of type "item" (documents of type "page" belong in pages/)',
    ],
    [
      'an unknown type of document',
      typed('thing-that-is-unknown'),
      'error items/journal/cup.json:2 Expected a document of type "item" (every folder has one type of document)',
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported(files)).toContain(expected);
  });

  it('values that are texts get no number', async () => {
    expect(
      await reported({ 'taxons/a.json': document('taxon', 'a', { type: 'product', name: 'A' }) }),
    ).toEqual(['error taxons/a.json:5 "body.type" must be "tag" or "category"']);
  });
});

describe('a contact email', () => {
  const contact = (contactEmail: string) => settingsWith({ website: { siteTitle: 'Cups', contactEmail } });

  it.each(['your-address@example.com', ' Your-Address@Example.com'])('%j is a placeholder', async (email) => {
    expect(await reported(contact(email))).toEqual([
      'warning site.json:9 The contact email is still the placeholder your-address@example.com (write your own address, or remove the field)',
    ]);
  });

  it.each(['address@example.com', 'ola@olaria.example', ''])('%j is none', async (email) => {
    expect(await reported(contact(email))).toEqual([]);
  });
});

describe('folders that are not read', () => {
  it.each<[string, FileMap, readonly string[]]>([
    [
      'a short name',
      { 'nav/main.json': '{ "id": "main", "body": {} }' },
      ['warning The folder "nav" is unknown and is ignored (did you mean "navigation"?)'],
    ],
    [
      'documents of a known type',
      { 'products/shop/cup.json': document('item', 'cup', {}) },
      ['warning The folder "products" is unknown and is ignored (documents of type "item" belong in items/)'],
    ],
    [
      'documents of a kind of item',
      { 'products/cup.json': document('product', 'cup', {}) },
      [
        'warning The folder "products" is unknown and is ignored (documents of type "product" belong in items/)',
      ],
    ],
    [
      'documents of another type than its name',
      { 'page/cup.json': document('item', 'cup', {}) },
      ['warning The folder "page" is unknown and is ignored (documents of type "item" belong in items/)'],
    ],
    [
      'documents of an unknown type',
      { 'stuff/cup.json': document('thing-that-is-unknown', 'cup', {}) },
      [
        'warning The folder "stuff" is unknown and is ignored (documents belong in pages, collections, items, taxons, navigation, forms, mailing-lists, block-fields, assets)',
      ],
    ],
    ['JSON that is no document', { 'tools/package.json': '{ "type": "module", "name": "x" }' }, []],
    ['no JSON', { 'nav/main.txt': '', 'broken/x.json': '{' }, []],
    [
      'another site',
      {
        'old/site.json': document('settings', 'settings', {}),
        'old/pages/a.json': document('page', 'a', {}),
      },
      [],
    ],
    ['another theme', { 'themes/a/template.conf': '{}', 'themes/a/b.json': document('page', 'a', {}) }, []],
    [
      'a build, data and downloads',
      {
        'dist/a.json': document('page', 'a', {}),
        'data/a.json': document('page', 'a', {}),
        'downloads/a.json': document('page', 'a', {}),
      },
      [],
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported(files)).toEqual(expected);
  });
});

it('a JSON file that cannot be read, in a folder that is not read, stops nothing', async () => {
  const files = createMemoryFiles({ ...SITE, 'products/cup.json': document('item', 'cup', {}) });
  const readText = (path: string) => {
    if (path === 'products/cup.json') throw new Error('permission denied');
    return files.readText(path);
  };
  const site = { ...files, readText };
  const { ok, diagnostics } = await compileSite(
    { site, output: createMemoryOutput(), compileStyles },
    { now: NOW },
  );
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
});

describe('images that have no asset of their id', () => {
  const photo = { 'assets/photo.png': '' };
  const described = {
    ...photo,
    'assets/photo.png.json': document('asset', 'portrait', { filename: 'photo.png', mime: 'image/png' }),
  };
  const create =
    'create assets/photo.png.json with {"type":"asset","id":"photo","body":{"filename":"photo.png","mime":"image/png"}}';

  it.each<[string, FileMap, string]>([
    ['a file without a document', { ...homeWith({ mainImageId: 'photo' }), ...photo }, create],
    [
      'the name of a file without a document',
      { ...homeWith({ mainImageId: 'photo.png' }), ...photo },
      `${create}, and write "photo" here`,
    ],
    [
      'the name of a file with a document',
      { ...homeWithBlock(8, { assetIds: ['/assets/photo.png'] }), ...described },
      'did you mean the id "portrait"?',
    ],
    [
      'the name of a file with a document, in the settings',
      { ...settingsWith({ website: { siteTitle: 'A', logoImageId: 'photo.png' } }), ...described },
      'did you mean the id "portrait"?',
    ],
    [
      'the name of a file in the place of its id',
      { ...homeWith({ mainImageId: 'photo' }), ...described },
      'did you mean the id "portrait"?',
    ],
    ['nothing similar', homeWith({ mainImageId: 'photo' }), 'choose another asset, or none'],
  ])('%s', async (_what, files, hint) => {
    const [first = '', ...others] = await reported(files);
    expect(others).toEqual([]);
    expect(first.slice(first.indexOf(' (') + 2, -1)).toBe(hint);
  });

  it('the hint gives a document that makes the site valid', async () => {
    const asset = create.slice(create.indexOf('{'));
    const files = { ...homeWith({ mainImageId: 'photo' }), ...photo, 'assets/photo.png.json': asset };
    expect(await reported(files)).toEqual([]);
  });
});

describe('unknown fields', () => {
  it.each<[string, FileMap, string]>([
    [
      'close to a field that is there',
      homeWith({ titel: 'Home' }),
      'warning pages/home.json:9 Unknown field "titel" (remove it: "title" is there already)',
    ],
    [
      'close to a field that is absent',
      homeWith({ redirectForm: [] }),
      'warning pages/home.json:9 Unknown field "redirectForm" (did you mean "redirectFrom"?)',
    ],
    [
      'outside of the body',
      { 'taxons/a.json': '{"type":"taxon","id":"a","name":"A","body":{"type":"tag","name":"A"}}' },
      'warning taxons/a.json:1 Unknown field "name" (move it into "body")',
    ],
    [
      'of a block',
      homeWithBlock(31, { quote: 'Q', sorce: '' }),
      'warning pages/home.json:21 Unknown field "sorce" (did you mean "source"?)',
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });
});

describe('fields of objects that accept any field', () => {
  const storeWith = (more: object) => {
    const { storeSettings } = SETTINGS.websiteSettings;
    return settingsWith({ websiteSettings: { storeSettings: { ...storeSettings, ...more } } });
  };

  it.each<[string, FileMap, string]>([
    [
      'a letter too few in the store settings',
      storeWith({ taxRuls: {} }),
      'warning site.json:23 Unknown field "taxRuls" (did you mean "taxRules"?)',
    ],
    [
      'another case in the website',
      settingsWith({ website: { siteTitle: 'Cups', contactemail: 'a@cups.example' } }),
      'warning site.json:9 Unknown field "contactemail" (did you mean "contactEmail"?)',
    ],
    [
      'a letter too few in a variant',
      cupWith({ qtyInStok: 2 }),
      'warning items/journal/kiln.json:24 Unknown field "qtyInStok" (did you mean "qtyInStock"?)',
    ],
    [
      'swapped letters in a list',
      itemWith({ merchandising: { restockNotificationViews: [{ variantId: 'v', hiddenByDefualt: true }] } }),
      'warning items/journal/kiln.json:13 Unknown field "hiddenByDefualt" (did you mean "hiddenByDefault"?)',
    ],
  ])('%s are reported', async (_what, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });

  it.each<[string, FileMap]>([
    ['that are not close to a known one', storeWith({ returnPolicy: '', defaultCurrency: 'EUR' })],
    ['whose neighbor is present', cupWith({ qtyInStock: 1, qtyInStok: 2 })],
    [
      'that differ in more than two letters',
      settingsWith({ website: { siteTitle: 'Cups', logoImageUrl: '/' } }),
    ],
  ])('%s are not', async (_what, files) => {
    expect(await reported(files)).toEqual([]);
  });

  it('are reported along with errors, and once when the field is required', async () => {
    const { sku, attributes, priceMoney } = VARIANT;
    const variants = { v: { sku, attributes, priceMony: priceMoney, qtyInStok: 2 } };
    const files = itemWith({ recordType: 11, structuredContent: { ...PRODUCT, variants } });
    const place = 'items/journal/kiln.json';
    expect(await reported(files)).toEqual([
      `error ${place}:20 "body.structuredContent.variants.v.priceMoney" is missing; found "priceMony" instead (write "priceMoney")`,
      `warning ${place}:24 Unknown field "qtyInStok" (did you mean "qtyInStock"?)`,
    ]);
  });
});

describe('a theme that is not there', () => {
  it.each([
    ['tehme', 'did you mean "theme"?'],
    ['./tehme', 'did you mean "./theme"?'],
    ['themes/klin', 'did you mean "themes/kiln"?'],
    ['thmes/kiln', 'did you mean "themes/kiln"?'],
    ['themes/klin/', 'did you mean "themes/kiln/"?'],
    ['themes', 'the theme of site.json is a path relative to the site'],
    ['pagse', 'the theme of site.json is a path relative to the site'],
    ['granite', 'the theme of site.json is a path relative to the site'],
  ])('%s is reported at its name', async (named, hint) => {
    const files = { ...settingsWith({ theme: named }), 'themes/kiln/template.conf': '{ "layouts": {} }' };
    const folder = named.replace(/^\.\//, '').replace(/\/$/, '');
    expect(await reported(files)).toEqual([
      `error site.json:6 No theme found: ${folder}/template.conf does not exist (${hint})`,
    ]);
  });
});

it('another theme that is not there is not looked for where the site names its own', async () => {
  const site = createMemoryFiles(SITE);
  const theme = createMemoryFiles(SITE, 'granite');
  const { diagnostics } = await compileSite({ site, theme, output: createMemoryOutput() }, { now: NOW });
  expect(diagnostics).toEqual([
    {
      code: 'theme/not-found',
      severity: 'error',
      message: 'No theme found: granite/template.conf does not exist',
      hint: 'name the folder that the template.conf is in',
    },
  ]);
});

describe('what a theme has and a build leaves out is reported once', () => {
  it.each<[string, FileMap, readonly string[]]>([
    [
      'images in other elements than <img>',
      {
        'theme/collections/blog.list':
          '<div class="a" {.main-image?}{mainImage|image-meta}{.end}></div><i {@|image-meta}>',
      },
      [
        'info theme/collections/blog.list:1 A <div> shows no image with `image-meta` unless a theme script loads it (this and 1 more) (use an <img>, for which the build makes images)',
      ],
    ],
    [
      'calls of the platform that pages do not provide, in templates and scripts',
      {
        'theme/collections/blog.list':
          "<p></p>\n<script>Y.use('jsonp', function (Y) { Y.jsonp('/a'); Y.jsonp('/b') })</script><script src=\"/x.js\">Y.jsonp()</script>",
        'theme/scripts/calendar.js': 'start();\nnew Y.Squarespace.FormSubmit({});',
        'theme/scripts/ask.js': 'if (Y.Squarespace.FlexDialog) open()',
      },
      [
        'warning theme/collections/blog.list:2 `Y.jsonp` is part of the platform and pages do not have it; this script will fail here (this and 2 more) (rewrite the script without it; docs/theme-format.md lists what pages provide)',
        'info theme/scripts/ask.js:1 `Y.Squarespace.FlexDialog` is part of the platform; pages do not have it, and this script asks for it (rewrite the script without it; docs/theme-format.md lists what pages provide)',
        'warning theme/scripts/calendar.js:2 `Y.Squarespace.FormSubmit` is part of the platform and pages do not have it; this script will fail here (rewrite the script without it; docs/theme-format.md lists what pages provide)',
      ],
    ],
    [
      'but none that pages provide',
      {
        'theme/collections/blog.list':
          "<script>Y.use('node', function (Y) { Y.one('#menu').on('click', f); ImageLoader.load(i) })</script>",
      },
      [],
    ],
    [
      'but no <img> that the build resizes',
      {
        'theme/collections/blog.list':
          '<img {@|image-meta}><img {.if a}{@|image-meta}{.end} class="b"><img data-src="/a.jpg" data-image="/a.jpg"><div>{@|image-meta}</div><!-- <img data-image="/b.jpg"> -->',
      },
      [],
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported({ ...files, 'theme/site.region': SITE['theme/site.region'] ?? '' })).toEqual(
      expected,
    );
  });
});

describe('addresses', () => {
  it.each<[string, FileMap, string]>([
    [
      'of a button',
      homeWithBlock(53, { label: 'Go', href: '/jurnal' }),
      'warning pages/home.json:21 There is no page at /jurnal (did you mean "/journal"?)',
    ],
    [
      'without https',
      homeWithBlock(53, { label: 'Go', href: 'www.example.com' }),
      'warning pages/home.json:21 www.example.com is not a URL of the site (write "https://www.example.com")',
    ],
    [
      'in a text',
      { 'items/journal/kiln.md': 'See [the kiln](/journal/klin?a#b).\n' },
      'warning items/journal/kiln.md:1 There is no page at /journal/klin (did you mean "/journal/kiln"?)',
    ],
    [
      'of an image',
      { 'items/journal/kiln.md': '\n![x](/assets/nope.jpg)\n' },
      'warning items/journal/kiln.md:2 There is no file at /assets/nope.jpg (put the image into assets/)',
    ],
  ])('%s', async (_what, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });

  it.each([
    '/cart',
    '/journal/',
    '/journal?x=1#y',
    '/',
    '#top',
    'https://www.example.com',
    'mailto:a@b.example',
    '/config',
  ])('%s is one', async (href) => {
    expect(await reported(homeWithBlock(53, { label: 'Go', href }))).toEqual([]);
  });

  it('two home pages are reported at isHome', async () => {
    const other = document('page', 'other', { ...HOME, urlId: 'other' });
    expect(await reported({ 'pages/other.json': other })).toEqual([
      'error pages/other.json:8 Two pages are the home page (make only one of them the home page (remove "isHome" from the other))',
    ]);
  });
});

describe('themes', () => {
  it.each<[string, FileMap, string]>([
    [
      'a query of a collection that there is not',
      {
        'theme/site.region':
          '{squarespace.main-content}\n<squarespace:query collection="jurnal">x</squarespace:query>',
      },
      'warning theme/site.region:2 There is no collection at /jurnal (did you mean "journal"?)',
    ],
    [
      'a query that is never closed',
      { 'theme/site.region': '{squarespace.main-content}\n<squarespace:query collection="journal">x' },
      'warning theme/site.region:2 The query has no closing tag; its results are shown between the tags (<squarespace:query collection="journal" limit="3">…</squarespace:query>)',
    ],
    [
      'no main content',
      { 'theme/site.region': '{squarespace.main-contents}' },
      'warning theme/template.conf:1 The layout "default" has no {squarespace.main-content}; its pages show no content (is {squarespace.main-contents} a typo?)',
    ],
    [
      'no default layout',
      { 'theme/template.conf': '{ "layouts": { "wide": { "regions": ["site"] } } }' },
      'error theme/template.conf:1 No layout is named "default" (rename one of them: "wide")',
    ],
    [
      'an instruction that there is not',
      { 'theme/site.region': '{squarespace.main-content}\n{.if website}a{.else}b{.end}' },
      'warning theme/site.region:2',
    ],
    [
      'a mistake in a region that no layout uses',
      { 'theme/old.region': '<p>\n{.section item}' },
      'warning theme/old.region:2 `{.section item}` is never closed (add `{.end}` where the block ends)',
    ],
    [
      'a theme that is not there',
      settingsWith({ theme: 'them' }),
      'error site.json:6 No theme found: them/template.conf does not exist (did you mean "theme"?)',
    ],
    [
      'an absolute path',
      settingsWith({ theme: '/home/me/kiln' }),
      'error site.json:6 "body.theme" must be a path relative to the site, such as ../../themes/kiln',
    ],
    [
      'no name of a theme',
      settingsWith({ theme: undefined }),
      'error site.json:4 "body.theme" is missing (it is the path of the theme\'s folder, such as "theme": "../../themes/kiln")',
    ],
    [
      'a newer site',
      settingsWith({ schemaVersion: 2 }),
      'error site.json:5 "body.schemaVersion" must be at most 1 (this Quoin knows version 1)',
    ],
    [
      'an address with a path',
      settingsWith({ website: { siteTitle: 'A', baseUrl: 'https://a.example/shop' } }),
      'error site.json:9 "body.website.baseUrl" must be an address such as https://example.com (without a path: "https://a.example")',
    ],
  ])('%s', async (_what, files, expected) => {
    const all = await reported(files);
    expect(all.map((line) => line.slice(0, expected.length))).toContain(expected);
  });

  it.each([
    [
      'another case',
      { 'pages/home.json': document('page', 'home', { pageType: 2, title: 'Home', urlid: 'home' }) },
      'error pages/home.json:7 "body.urlId" is missing; found "urlid" instead (write "urlId")',
    ],
    [
      'a letter too few',
      itemWith({ title: undefined, titl: 'A kiln' }),
      'error items/journal/kiln.json:8 "body.title" is missing; found "titl" instead (write "title")',
    ],
    [
      'another case where any field may stand',
      settingsWith({ website: { sitetitle: 'A', siteTagLine: 'B' } }),
      'error site.json:8 "body.website.siteTitle" is missing; found "sitetitle" instead (write "siteTitle")',
    ],
  ])('a field that is missing, and is present in %s, is reported once', async (_what, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });

  it('a span that is too wide is reported once', async () => {
    const layout = { desktop: { col: 1, span: 30, row: 1, rows: 1 } };
    const block = { section: 'hero', order: 'a0', kind: 44, value: { markdown: 'x' }, layout };
    const files = homeWith({ sections: { hero: { order: 'a0' } }, blocks: { b: block } });
    expect(await reported(files)).toEqual([
      'error pages/home.json:25 "body.blocks.b.layout.desktop.span" must be at most 24',
    ]);
  });
});
