import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';

const SECRET = 'xyzzy';
const PASSWORD = 'tide-plate';
/** Of all protected documents, for search engines and social networks. */
const SEO = { title: SECRET, description: SECRET };
const PRICE = { value: '10.00', currency: 'USD' };

function translation(body: object): string {
  return JSON.stringify({ body });
}

/** The content of protected documents contains the secret in each language. */
function secretTexts(code: string): Readonly<Record<string, object>> {
  const word = `${SECRET} ${code}`;
  const seo = { title: word, description: word };
  // The title and the URL of a page are public: menus link to it.
  const page = { description: word, seo };
  return {
    'pages/club.json': { ...page, blocks: { words: { value: { markdown: word } } } },
    'collections/news.json': page,
    'items/news/first.json': { title: word, excerpt: word, urlId: `${SECRET}-${code}`, seo },
    'collections/vault.json': page,
    'collections/days.json': page,
    'items/days/ball.json': { title: word, excerpt: word, location: { addressTitle: word }, seo },
    'items/vault/course.json': { title: word, excerpt: word, seo },
    'items/vault/map.json': {
      ...{ title: word, excerpt: word, seo },
      structuredContent: { optionTexts: { Paper: { name: word, values: { Thick: word } } } },
    },
  };
}

const SITE: FileMap = smallSite({
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small', timeZone: 'UTC', baseUrl: 'https://small.example', language: 'en' },
    languages: [
      { code: 'en', name: 'English', isPrimary: true },
      { code: 'de', name: 'German' },
      { code: 'ar', name: 'Arabic' },
    ],
  }),
  'pages/club.json': documentFile('page', 'club', {
    ...{ pageType: 2, title: 'Club', urlId: 'club', password: PASSWORD },
    sections: { s: { order: 'a' } },
    blocks: { words: { kind: 44, section: 's', order: 'a', value: { markdown: SECRET } } },
    ...{ description: SECRET, seo: SEO, mainImageId: 'photo' },
  }),
  'collections/news.json': documentFile('collection', 'news', {
    ...{ type: 1, typeName: 'blog', title: 'News', urlId: 'news', password: PASSWORD },
    ...{ description: SECRET, seo: SEO, mainImageId: 'photo' },
  }),
  'items/news/first.json': documentFile('item', 'first', {
    ...{ collectionId: 'news', recordType: 1, title: SECRET, urlId: 'first', publishOn: 1 },
    ...{ excerpt: SECRET, tags: ['secret'], seo: SEO, mainImageId: 'photo' },
  }),
  'items/news/first.md': SECRET,
  'taxons/secret.json': documentFile('taxon', 'secret', { type: 'tag', name: SECRET }),
  'collections/vault.json': documentFile('collection', 'vault', {
    ...{ type: 13, typeName: 'products', title: 'Vault', urlId: 'vault', password: PASSWORD },
  }),
  'items/vault/map.json': documentFile('item', 'map', {
    ...{ collectionId: 'vault', recordType: 11, title: SECRET, urlId: 'map' },
    ...{ excerpt: SECRET, seo: SEO, mainImageId: 'photo' },
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Paper'],
      variants: { a: { sku: 'm-1', attributes: { Paper: 'Thick' }, priceMoney: PRICE, qtyInStock: 1 } },
    },
  }),
  // A paywall.
  'items/vault/course.json': documentFile('item', 'course', {
    ...{ collectionId: 'vault', recordType: 11, title: SECRET, urlId: 'course', mainImageId: 'photo' },
    structuredContent: { productType: 5, variants: { a: { sku: 'c-1', attributes: {}, priceMoney: PRICE } } },
  }),
  'collections/days.json': documentFile('collection', 'days', {
    ...{ type: 10, typeName: 'events', title: 'Days', urlId: 'days', password: PASSWORD },
  }),
  'items/days/ball.json': documentFile('item', 'ball', {
    ...{
      collectionId: 'days',
      recordType: 12,
      title: SECRET,
      urlId: 'ball',
      seo: SEO,
      startDate: 9,
      endDate: 10,
    },
    location: { addressTitle: SECRET },
  }),
  // Protected, because only protected pages refer to it.
  [`assets/${SECRET}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${SECRET}</title></svg>`,
  [`assets/${SECRET}.svg.json`]: documentFile('asset', 'photo', {
    ...{ filename: `${SECRET}.svg`, originalSize: '9x9', mime: 'image/svg+xml', altText: SECRET },
  }),
  'navigation/main.json': documentFile('navigation', 'mainNavigation', {
    items: {
      a: { order: 'a', pageId: 'club' },
      b: { order: 'b', collectionId: 'news' },
      c: { order: 'c', collectionId: 'vault' },
    },
  }),
  'theme/collections/blog.list': '{.repeated section items}{title|htmltag}{excerpt}{.end}',
  'theme/collections/blog.item': '{.section item}{title|htmltag}{body}{.end}',
  'theme/collections/products.list': '{.repeated section items}{title|htmltag}{.end}',
  'theme/collections/products.item': '{.section item}{title|htmltag}{@|variants-select}{.end}',
  'theme/site.region': `<html lang="en"><head>{squarespace-headers}</head><body>
<script>fetch(location.pathname + '?format=json'); fetch('/api/open/GetItemsByMonth')</script>
<squarespace:navigation navigationId="mainNavigation" template="main" />{squarespace.main-content}
<squarespace:query collection="news">{.repeated section items}{title|htmltag}{excerpt}{.end}</squarespace:query>
<squarespace:query collection="vault">{.repeated section items}{title|htmltag}{.end}</squarespace:query>
<footer></footer></body></html>`,
  'theme/blocks/main.block': '{.repeated section items}{.section collection}{title|htmltag}{.end}{.end}',
  ...Object.fromEntries(
    ['de', 'ar'].flatMap((code) => [
      ...Object.entries(secretTexts(code)).map(([path, body]) => [
        `translations/${code}/${path}`,
        translation(body),
      ]),
      [`translations/${code}/items/news/first.md`, `${SECRET} ${code}`],
    ]),
  ),
});

it('no public file of any language contains a text, a URL or an option of protected pages', async () => {
  const { rendered, diagnostics } = await renderSite({ site: createMemoryFiles(SITE) }, { now: 2000 });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const hasSecret = (file: object) => JSON.stringify(file).includes(SECRET);
  const publicFiles = rendered?.files ?? [];
  // Page data, feeds, search, sitemaps, images of social networks, structured data …
  expect(publicFiles.map(({ path }) => path)).toEqual(
    expect.arrayContaining(
      ['', 'de/', 'ar/'].flatMap((prefix) =>
        ['search-index.json', 'sitemap.xml', 'index.html', 'index.json', '404.html'].map(
          (name) => prefix + name,
        ),
      ),
    ),
  );
  expect(publicFiles.filter(hasSecret).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(rendered?.redirects ?? {}).filter((path) => path.includes(SECRET))).toEqual([]);
  // The pages exist, behind the password.
  const behind = (rendered?.protectedPages ?? []).flatMap(({ files }) => files);
  const withSecret = behind.filter(hasSecret).map(({ path }) => path);
  expect(withSecret).toEqual(
    expect.arrayContaining([
      'de/club/index.html',
      'de/news/index.html',
      `ar/news/${SECRET}-ar/index.html`,
      ...['de/vault/p/map/index.html', 'ar/vault/p/course/index.html', 'news/first/index.html'],
      ...['de/days/ball/index.html', `assets/${SECRET}.svg`],
    ]),
  );
});

it('what the server knows apart from products contains nothing of protected pages', async () => {
  const { rendered } = await renderSite({ site: createMemoryFiles(SITE) }, { now: 2000 });
  const { products, translations = {}, languages, ...data } = rendered?.edgeData ?? {};
  const others = Object.values(translations).map(({ products: _, ...texts }) => texts);
  // Products are sold by id and SKU; URLs in other languages are used behind the password.
  expect([Object.keys(products ?? {}).length, Object.keys(languages ?? {})]).toEqual([2, ['de', 'ar']]);
  expect(JSON.stringify([data, others])).not.toContain(SECRET);
});

it('a file that protected pages refer to is public if a public page in any language does', async () => {
  const path = `assets/${SECRET}.svg`;
  const home = translation({ description: `![Map](/${path})` });
  const site = createMemoryFiles({ ...SITE, 'translations/de/pages/home.json': home });
  const { rendered } = await renderSite({ site }, { now: 2000 });
  const behind = (rendered?.protectedPages ?? []).flatMap(({ files }) => files);
  const isIn = (files: readonly { readonly path: string }[] = []) => files.some((file) => file.path === path);
  expect([isIn(rendered?.files), isIn(behind)]).toEqual([true, false]);
});
