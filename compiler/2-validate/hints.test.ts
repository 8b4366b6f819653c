// Typing errors and words of other languages. cspell:ignore footr Salut Accueil Couleur
import { describe, expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { readSite } from '../1-read/read-site.ts';
import { compileStyles } from '../node/styles/compile-styles.ts';
import { preparePartials } from '../template/partial-set.ts';
import { compileTemplate } from '../template/template.ts';
import { validateSite } from './validate-site.ts';

const doc = (type: string, id: string, body: object) => JSON.stringify({ type, id, body }, undefined, 1);
const WEBSITE = { siteTitle: 'A', language: 'en' };
const settings = (body: object = {}) =>
  doc('settings', 'settings', { schemaVersion: 1, theme: 'theme', website: WEBSITE, ...body });
const HOME = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };
const home = (body: object) => ({ 'pages/home.json': doc('page', 'home', { ...HOME, ...body }) });
const POST = { collectionId: 'log', recordType: 1, title: 'One', urlId: 'one', body: { markdown: 'a' } };
const post = (body: object) => ({ 'items/one.json': doc('item', 'one', { ...POST, ...body }) });
const LOG = { type: 1, typeName: 'blog', title: 'Log', urlId: 'log' };
const log = (body: object) => ({ 'collections/log.json': doc('collection', 'log', { ...LOG, ...body }) });
const cup = (product: object, more: object = {}) => {
  const variants = { v: { sku: 'V', attributes: {}, priceMoney: { value: '9.00', currency: 'USD' } } };
  return post({ recordType: 11, structuredContent: { productType: 1, variants, ...product }, ...more });
};
const region = (extra: string) => ({ 'theme/a.region': `{squarespace.main-content}${extra}` });
const languages = [
  { code: 'en', name: 'English', isPrimary: true, enabled: true },
  { code: 'fr', name: 'French', isPrimary: false, enabled: true },
];
const french = (files: FileMap): FileMap => ({ 'site.json': settings({ languages }), ...files });

const SITE: FileMap = {
  'site.json': settings(),
  ...home({}),
  ...log({}),
  ...post({}),
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  ...region(''),
};

/** Severity, location, message and hint of the problems of a site with these files. */
function reported(files: FileMap): string {
  const sources = readSite({ site: createMemoryFiles({ ...SITE, ...files }) });
  const { diagnostics } = validateSite(sources, { compileTemplate, preparePartials, compileStyles });
  return diagnostics
    .map(({ severity, location, message, hint }) => {
      const at = location === undefined ? '' : ` ${location.file}:${location.start.line}`;
      return `${severity}${at} ${message} (${hint})`;
    })
    .join('\n');
}

it('a site without mistakes has no problems', () => {
  expect(reported({})).toBe('');
  expect(reported(french({}))).toBe('');
});

describe('the name of a code is reported with its number', () => {
  const website = (fields: object) => ({ 'site.json': settings({ website: { ...WEBSITE, ...fields } }) });

  it.each<[string, FileMap]>([
    ['write 3 for "none"', log({ folderBehavior: 'none' })],
    ['write 2 for "instagram"', post({ backgroundSource: 'instagram' })],
    ['write 8 for "buttons"', post({ currentType: 'buttons' })],
    ['write 2 for "gift-cards"', website({ planFeatures: [1, 'gift cards'] })],
    ['write 4 for "maps"', website({ externalServices: ['maps'] })],
  ])('%s', (hint, files) => {
    expect(reported(files)).toContain(`(${hint})`);
  });
});

describe('a reference to something that does not exist is reported', () => {
  it.each<[string, FileMap]>([
    ['an image of a collection', log({ mainImageId: 'x' })],
    ['one of the images of an item', post({ imageIds: ['x'] })],
    ['an image for search engines', home({ seo: { imageId: 'x' } })],
    ['a video behind a section', home({ sections: { s: { order: 'a0', background: { videoId: 'x' } } } })],
    [
      'a poster of a video',
      home({
        sections: { s: { order: 'a0' } },
        blocks: {
          b: {
            section: 's',
            order: 'a0',
            kind: 32,
            value: { url: 'https://youtu.be/dQw4w9WgXcQ', mainImageId: 'x' },
          },
        },
      }),
    ],
    ['an image of the design', { 'site.json': settings({ design: { tweaks: { a: { imageId: 'x' } } } }) }],
  ])('%s', (_what, files) => {
    expect(reported(files)).toContain('There is no asset "x"');
  });

  it('a parent of a category', () => {
    const taxon = doc('taxon', 'c', { type: 'category', name: 'C', parent: 'x' });
    expect(reported({ 'taxons/c.json': taxon })).toContain('taxons/c.json:7 There is no category "x"');
  });

  it('the mailing list of a form', () => {
    const list = { 'mailing-lists/news.json': doc('mailing-list', 'news', { name: 'News' }) };
    const form = (listId: string) => ({
      'forms/f.json': doc('form', 'f', { name: 'F', mailingList: { listId } }),
    });
    expect(reported({ ...list, ...form('new') })).toBe(
      'error forms/f.json:7 There is no mailing list "new" (did you mean "news"?)',
    );
    expect(reported({ ...list, ...form('news') })).toBe('');
  });

  it('a block in a block field', () => {
    const blocks = { b: { order: 'a0', kind: 5, value: { assetId: 'x' } } };
    expect(reported({ 'block-fields/f.json': doc('block-field', 'f', { blocks }) })).toContain(
      'There is no asset "x"',
    );
  });
});

describe('a hint names what was meant', () => {
  const CUP = {
    'assets/cup.png': 'x',
    'assets/cup.png.json': doc('asset', 'photo', { filename: 'cup.png', mime: 'image/png' }),
  };

  it.each<[string, FileMap, string]>([
    [
      'the asset of a file with another ending',
      { ...CUP, ...log({ mainImageId: 'cup.jpg' }) },
      'did you mean the id "photo"?',
    ],
    [
      'the document that a file needs, and its id',
      { 'assets/my cup.png': 'x', ...log({ mainImageId: 'my cup.jpg' }) },
      'create assets/my cup.png.json with {"type":"asset","id":"my-cup","body":{"filename":"my cup.png","mime":"image/png"}}, and write "my-cup" here',
    ],
    [
      'the document that a file with the id needs',
      { 'assets/bowl.png': 'x', ...log({ mainImageId: 'bowl' }) },
      '"mime":"image/png"}})',
    ],
    [
      'the type of an item',
      { 'items/x.json': doc('event', 'x', {}) },
      'an event is an item with "recordType": 12, in items/',
    ],
    ['the file of the settings', { 'pages/x.json': doc('settings', 'x', {}) }, 'the settings are site.json'],
    ['a field that is there already', log({ titel: 'x' }), 'remove it: "title" is there already'],
    [
      'the place of a field next to the body',
      { 'pages/home.json': JSON.stringify({ type: 'page', id: 'home', title: 'x', body: HOME }) },
      'move it into "body"',
    ],
    ['layouts of the theme', home({ regionName: 'sidebar' }), 'it has default'],
    [
      'the folder of documents in an unknown one',
      { 'posts/one.json': doc('product', 'p', {}) },
      'documents of type "product" belong in items/',
    ],
    [
      'folders of documents',
      { 'stuff/one.json': doc('thing', 'p', {}) },
      'documents belong in pages, collections, items',
    ],
    ['an ending in lower case', { 'pages/home.JSON': '{}' }, 'did you mean home.json?'],
    [
      'a language of a translation',
      french({ 'translations/fe/pages/home.json': doc('page', 'home', {}) }),
      'did you mean "fr"?',
    ],
    [
      'the document of a translation',
      french({ 'translations/fr/pages/hom.json': doc('page', 'home', {}) }),
      'did you mean "pages/home.json"?',
    ],
  ])('%s', (_what, files, expected) => {
    expect(reported(files)).toContain(expected);
  });

  it('but not a folder whose name is short for none', () => {
    expect(reported({ 'na/one.json': doc('', 'p', {}) })).not.toContain('did you mean');
    expect(reported({ 'nav/one.json': doc('', 'p', {}) })).toContain('did you mean "navigation"?');
  });
});

describe('an item is complete', () => {
  it.each<[string, object]>([
    ['with a link instead of a text', { body: undefined, sourceUrl: 'https://a.example' }],
    ['with HTML as its excerpt', { body: undefined, excerpt: { html: '<p>a</p>' } }],
    ['as long as it is a draft', { body: undefined, status: 'Draft' }],
  ])('%s', (_what, body) => {
    expect(reported(post(body))).not.toContain('has no text');
    expect(reported(post({ body: undefined }))).toContain('"One" has no text');
  });
});

describe('prices', () => {
  it.each([
    [
      { value: '9.00', currency: 'EUR' },
      'items/one.json:18 This price is in EUR, but the store sells in USD',
    ],
    [{ decimalValue: '9.00', currencyCode: 'EUR' }, 'items/one.json:18 This price is in EUR'],
    [{ value: 9, currency: 'USD' }, 'items/one.json:17 An amount must be a string'],
    [{ decimalValue: 9, currencyCode: 'USD' }, 'items/one.json:17 An amount must be a string'],
  ])('are reported at the field that is wrong: %j', (priceMoney, message) => {
    const variants = { v: { priceMoney, sku: 'V', attributes: {} } };
    expect(reported(cup({ variants }))).toContain(message);
  });

  it('of options that the item orders are known', () => {
    const variants = {
      v: { sku: 'V', attributes: { Size: 'L' }, priceMoney: { value: '9.00', currency: 'USD' } },
    };
    expect(reported(cup({ variants, options: ['Glaze'] }))).toContain('has no option "Size"');
    expect(
      reported(cup({ variants, options: ['Glaze'] }, { variantOptionOrdering: ['Size'] })),
    ).not.toContain('has no option');
  });

  it('of a scheduled product need shipping options', () => {
    expect(reported(cup({}, { status: 'Scheduled', publishOn: 9e14 }))).toContain(
      'No shipping is configured',
    );
    expect(reported(cup({}, { status: 'Draft' }))).not.toContain('No shipping');
  });
});

describe('a navigation that the theme does not show', () => {
  const menu = (id: string) => ({ [`navigation/${id}.json`]: doc('navigation', id, { items: {} }) });
  const theme = (navigations: readonly string[]) => ({
    'theme/template.conf': JSON.stringify({
      layouts: { default: { regions: ['a'] } },
      navigations: navigations.map((name) => ({ name, title: name })),
    }),
  });

  it('is reported, with those that it shows', () => {
    expect(reported({ ...menu('extra'), ...theme(['main', 'footer']) })).toContain(
      'The theme shows no navigation "extra" (it shows main, footer)',
    );
    expect(reported(menu('extra'))).toContain('(it shows none)');
  });

  it('may be one that the site does not have yet', () => {
    expect(reported({ ...menu('footr'), ...theme(['footer']) })).toContain('did you mean "footer"?');
    expect(reported({ ...menu('footr'), ...menu('footer'), ...theme(['footer']) })).toContain(
      'it shows footer',
    );
  });
});

describe('a script of a theme that needs the platform', () => {
  it.each([
    ['fails', 'Y.Squarespace.Foo()', 'warning', 'this script will fail here'],
    ['fails as a constructor', 'new Y.Squarespace.Foo', 'warning', 'this script will fail here'],
    ['asks for it', 'if (Y.Squarespace.Foo) a()', 'info', 'this script asks for it'],
  ])('%s', (_what, code, severity, message) => {
    const found = reported(region(`<script>${code}</script>`));
    expect(found).toContain(message);
    expect(found.startsWith(severity)).toBe(true);
  });

  it('is reported once, with the number of its calls, where it fails first', () => {
    const code = 'if (Y.Squarespace.Foo) a();\nY.Squarespace.Foo();';
    expect(reported(region(`<script>${code}</script>`))).toMatch(
      /^warning theme\/a\.region:2 .* \(this and 1 more\)/,
    );
  });
});

describe('an image of a theme that stays empty', () => {
  it.each([
    ['<img data-image="/a.png">', false],
    ['<IMG {mainImage|image-meta}>', false],
    ['<div {mainImage|image-meta}></div>', true],
  ])('%s: %s', (html, isReported) => {
    expect(reported(region(html)).includes('unless a theme script loads it')).toBe(isReported);
  });

  it('is reported once, with the number of such images', () => {
    expect(reported(region('<i {a|image-meta}></i><i {b|image-meta}></i>'))).toContain('(this and 1 more)');
  });
});

describe('a translation', () => {
  const page = (body: object) =>
    reported(french({ 'translations/fr/pages/home.json': doc('page', 'home', body) }));

  it('has no body that is a list', () => {
    const text = JSON.stringify({ type: 'page', id: 'home', body: ['x'] });
    expect(reported(french({ 'translations/fr/pages/home.json': text }))).toContain(
      '"body" must be an object with the translated fields',
    );
  });

  it('has no blocks that the original does not have', () => {
    expect(page({ blocks: { x: { value: { markdown: 'Salut' } } } })).toContain(
      '"blocks.x" is not translated',
    );
  });

  it('does not change what is the same in every language', () => {
    const text = doc('settings', 'settings', { website: { language: 'fr' } });
    expect(reported(french({ 'translations/fr/site.json': text }))).toContain(
      '"website.language" is not translated',
    );
  });

  it('has texts of product options in the settings of the store', () => {
    const text = doc('settings', 'settings', { optionTexts: { Color: { name: 'Couleur' } } });
    expect(reported(french({ 'translations/fr/site.json': text }))).toContain(
      'move it to "body.websiteSettings.storeSettings.optionTexts"',
    );
  });

  it('does not repeat the warnings of the original', () => {
    const files = french({
      ...home({ titel: 'x' }),
      'translations/fr/pages/home.json': doc('page', 'home', { title: 'Accueil' }),
    });
    expect(reported(files).match(/titel/g)).toHaveLength(1);
  });

  it('has texts of limited length, also in files of their own', () => {
    expect(reported(french({ 'translations/fr/items/one.md': 'a'.repeat(300_001) }))).toContain(
      'translations/fr/items/one.md:1 This text has 300,001 characters',
    );
  });
});
