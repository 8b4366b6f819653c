import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../fixtures/sites/minimal-runtime.ts';
import { documentFile, smallBlog, smallSite } from '../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { validateSite } from '../2-validate/validate-site.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { compileSite, renderSite } from '../compile-site.ts';
import { createSiteSession } from '../site-session.ts';
import { createReadStates } from './cache/read-states.ts';
import { plainText } from './head/plain-text.ts';
import { brandColor } from './head/social-card.ts';
import { createPriceTexts } from './price-texts.ts';
import { renderAll } from './render-all.ts';
import { createImages } from './site-images.ts';
import { cacheTemplates } from './templates/template-engine.ts';
import { createTemplates } from './templates/templates.ts';

const NOW = Date.UTC(2026, 1, 3);
const HOME = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };
const REGION = '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>';

async function built(files: FileMap, session?: Parameters<typeof renderSite>[2]) {
  const site = createMemoryFiles(smallSite({ 'theme/site.region': REGION, ...files }));
  const { rendered, diagnostics } = await renderSite(
    { site, runtime: MINIMAL_RUNTIME },
    { now: NOW },
    session,
  );
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  const read = (path: string) => {
    const file = rendered.files.find((each) => each.path === path);
    return file !== undefined && 'text' in file ? file.text : '';
  };
  return { rendered, diagnostics, read };
}

const collection = (id: string, own: object = {}) => ({
  [`collections/${id}.json`]: documentFile('collection', id, {
    type: 1,
    typeName: 'blog',
    title: id,
    urlId: id,
    ...own,
  }),
});
const store = (id: string, own: object = {}) => collection(id, { type: 13, typeName: 'products', ...own });
const item = (collectionId: string, id: string, own: object = {}) => ({
  [`items/${collectionId}/${id}.json`]: documentFile('item', id, {
    collectionId,
    recordType: 1,
    title: id,
    urlId: id,
    publishOn: NOW,
    ...own,
  }),
});
const product = (collectionId: string, id: string) =>
  item(collectionId, id, {
    recordType: 11,
    structuredContent: {
      productType: 1,
      variants: { v: { sku: id, attributes: {}, priceMoney: { value: '5.00', currency: 'USD' } } },
    },
  });

describe('behind passwords', () => {
  it('the server knows the products of each', async () => {
    const { rendered } = await built({
      ...store('cups', { password: 'a' }),
      ...store('plates', { password: 'b' }),
      ...product('cups', 'cup'),
      ...product('plates', 'plate'),
    });
    expect(Object.keys(rendered.edgeData.products).sort()).toEqual(['cup', 'plate']);
  });

  it('disabled collections have no URLs', async () => {
    const { rendered } = await built({
      ...collection('log', { password: 'a' }),
      ...collection('off', { password: 'a', enabled: false }),
    });
    expect(rendered.protectedPages.map(({ below }) => below)).toEqual([['/log']]);
  });

  it('pages that print relative times depend on the time', async () => {
    const { rendered } = await built({
      'theme/collections/blog.item': '{.section item}{publishOn|timesince}{.end}',
      ...collection('log', { password: 'a' }),
      ...item('log', 'one'),
    });
    expect(rendered.readsTime).toBe(true);
  });
});

it('a page that prints a relative time depends on it also when it is not rendered again', async () => {
  const site = createMemoryFiles(
    smallSite({
      ...smallBlog('Text', { publishOn: 1 }),
      'theme/collections/blog.item': '{.section item}{publishOn|timesince}{.end}',
    }),
  );
  const session = createSiteSession({}, validateSite);
  const build = async () =>
    (await compileSite({ site, output: createMemoryOutput() }, { now: NOW }, session)).validUntil;
  expect([await build(), await build()]).toEqual([NOW, NOW]);
});

it('a script in a text is reported with the number of pages that show it', async () => {
  const script = { quote: '<script>steal()</script>' };
  const blocks = { words: { kind: 31, order: 'a0', section: 's', value: script } };
  const page = (own: object) => ({ ...HOME, sections: { s: { order: 'a0' } }, blocks, ...own });
  const { diagnostics } = await built({
    'theme/blocks/quote.block': '{quote}',
    'theme/blocks/quote.block.conf': '{ "type": "quote" }',
    'pages/home.json': documentFile('page', 'home', page({})),
    'pages/about.json': documentFile('page', 'about', page({ urlId: 'about', isHome: false })),
  });
  expect(diagnostics.find(({ code }) => code === 'site/script-in-text')?.message).toBe(
    'A text that contains a script is printed unescaped (and on 1 more page)',
  );
});

describe('the tags of a template', () => {
  const taxon = (type: string, id: string, name: string) => ({
    [`taxons/${id}.json`]: documentFile('taxon', id, { type, name }),
  });
  const names = { ...taxon('tag', 't', 'Clay'), ...taxon('category', 'c', 'Clay') };

  it('show as many categories as they ask for', async () => {
    const tag =
      '<squarespace:category collection="log" limit="1">{.repeated section categories}[{name}]{.end}</squarespace:category>';
    const { read } = await built({
      'theme/site.region': `<html><body>${tag}</body></html>`,
      ...taxon('category', 'a', 'A'),
      ...taxon('category', 'b', 'B'),
      ...collection('log'),
      ...item('log', 'one', { categories: ['a', 'b'] }),
    });
    expect(read('index.html').match(/\[.\]/g)).toHaveLength(1);
  });

  it('relate no tag to a category of the same name', async () => {
    const { read } = await built({
      'theme/collections/blog.item':
        '<squarespace:related collectionId="{collection.id}" itemId="{item.id}">{.repeated section items}[{title}]{.end}</squarespace:related>',
      ...names,
      ...collection('log'),
      ...item('log', 'one', { tags: ['t'] }),
      ...item('log', 'two', { categories: ['c'] }),
      ...item('log', 'three', { tags: ['t'] }),
    });
    expect(read('log/one/index.html').match(/\[\w+\]/g)).toEqual(['[three]']);
  });

  it('show each item once, although it is in lists of a tag too', async () => {
    const query =
      '<squarespace:query collection="log">{.repeated section items}[{title}]{.end}</squarespace:query>';
    const { read, rendered } = await built({
      'theme/site.region': `<html><body>${query}<a href="/log?tag=clay"></a></body></html>`,
      ...names,
      ...collection('log'),
      ...item('log', 'one', { tags: ['t'] }),
    });
    expect(rendered.files.map(({ path }) => path)).toContain('log/tag/clay/index.html');
    expect(read('index.html').match(/\[one\]/g)).toHaveLength(1);
  });
});

describe('the page of a form', () => {
  const hidden = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="(page\w+|contentSource)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );

  it('is named in what it sends: page, collection or item', async () => {
    const { read } = await built({
      'theme/site.region': `<html><body><squarespace:block-field id="foot"/>{squarespace.main-content}</body></html>`,
      'block-fields/foot.json': documentFile('block-field', 'foot', {
        blocks: { b: { kind: 9, order: 'a0', value: { formId: 'ask' } } },
      }),
      'forms/ask.json': documentFile('form', 'ask', {
        name: 'Ask',
        fields: { email: { type: 'email', rawTitle: 'Email', order: 'a0' } },
      }),
      ...collection('log', { title: 'Log' }),
      ...item('log', 'one', { title: 'One' }),
    });
    expect(hidden(read('index.html'))).toMatchObject({
      pageTitle: 'Home',
      pagePath: '/',
      contentSource: 'c',
    });
    expect(hidden(read('log/one/index.html'))).toEqual({
      pageTitle: 'One',
      pageId: 'one',
      pagePath: '/log/one',
      contentSource: 'i',
    });
  });
});

it('the cart page has no link to the cart, other pages of a store do', async () => {
  const { read } = await built({
    'theme/site.region': REGION.replace('</body>', '<span class="sqs-cart-quantity"></span></body>'),
    ...store('shop'),
    ...product('shop', 'cup'),
  });
  expect(read('shop/p/cup/index.html')).toContain('quoin-cart-pill');
  expect(read('cart/index.html')).not.toContain('quoin-cart-pill');
});

it.each([
  ['svg', true],
  ['png', false],
])('an icon of the theme has a type if it is known: %s', async (ending, hasType) => {
  const { read } = await built({ [`theme/assets/favicon.${ending}`]: '' });
  const [icon = ''] = /<link[^>]*favicon[^>]*>/.exec(read('index.html')) ?? [];
  expect([icon.includes(`/assets/favicon.${ending}`), icon.includes('type=')]).toEqual([true, hasType]);
});

it('search engines know the logo of the site', async () => {
  const { read } = await built({
    'site.json': documentFile('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small', baseUrl: 'https://small.example', logoImageId: 'logo' },
    }),
    'assets/logo.svg.json': documentFile('asset', 'logo', { filename: 'logo.svg', mime: 'image/svg+xml' }),
    'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  expect(read('index.html')).toContain('"logo":"https://small.example/assets/logo.svg"');
});

it('a text that is mostly space is read to its end', () => {
  expect(plainText(`ab${'<b> </b>'.repeat(300)}text`, 5)).toBe('ab te');
});

it('cards have no color that white text is hard to read on', () => {
  expect(brandColor(':root{--brand:#0088ff}')).toBe('#1f2933');
});

it('an image is found by its URL with a query or fragment', () => {
  const images = createImages({ files: [{ path: 'assets/a b.jpg' }], assets: [] } as never, undefined);
  expect(images.find('/assets/a%20b.jpg?format=500w')).toBeDefined();
  expect(images.find('/assets/a%20b.jpg#top')).toBeDefined();
});

it('a page that names a collection depends on the URLs of its filtered lists', () => {
  const stateOf = (filterUrls: object) =>
    createReadStates({
      site: {
        ...{ pages: [], collections: [{ id: 'c' }], items: [], taxons: [], forms: [] },
        ...{ navigations: [], blockFields: [], assets: [] },
      },
      plan: { urls: { pages: {}, collections: {}, items: {} }, feeds: [], folders: {}, filterUrls },
      itemIds: () => [],
    } as never)('collection:c').derived;
  expect(stateOf({ c: { 'tag:a': '/c/tag/a' } })).not.toBe(stateOf({ c: { 'tag:a': '/c/tag/b' } }));
});

it('a build pauses after each 50 pages, and its pages depend on the search index and the social accounts', async () => {
  const routes = Array.from({ length: 100 }, () => ({}));
  const states: (string | undefined)[] = [];
  let pauses = 0;
  const cache = {
    begin: ({ ofAllPages }: { ofAllPages(): string }) => states.push(ofAllPages()),
    recall: () => ({}),
  };
  const pause = async () => {
    pauses += 1;
  };
  const renderer = { images: {}, states: { ofAllPages: () => 'all' } };
  const site = { settings: { website: { socialAccounts: [{ serviceName: 'mail' }] } } };
  await renderAll({ site, plan: { routes }, cache, pause } as never, renderer as never);
  expect(pauses).toBe(2);
  expect(states).toEqual([expect.stringMatching(/^\d+ mail all$/)]);
});

describe('the templates of a theme', () => {
  it('are prepared again when a partial changes', () => {
    let count = 0;
    const engine = cacheTemplates({
      compileTemplate: () => ({}) as never,
      preparePartials: () => {
        count += 1;
        return {} as never;
      },
    });
    for (const text of ['a', 'a', 'b']) engine.preparePartials({ card: text });
    expect(count).toBe(2);
  });

  it('have the default layout for a layout that they do not have', () => {
    const layout = { name: 'default' };
    const theme = { partialTexts: {}, collections: {}, pages: {}, layouts: { default: layout } };
    const engine = { preparePartials: () => ({}) };
    expect(createTemplates(theme as never, { engine } as never).layout('none')).toBe(layout);
  });
});

it('a variant has a sale price only while it is on sale', () => {
  const templates = {
    render: (_: unknown, { item }: { item: { structuredContent: Priced } }) =>
      item.structuredContent.priceMoney,
  };
  const variant = (onSale: boolean) => ({ priceMoney: '9', salePriceMoney: '5', onSale });
  const item = { structuredContent: { variants: [variant(true), variant(false)] } };
  expect(createPriceTexts(templates as never, {})(item)).toEqual([
    { priceText: '9', salePriceText: '5' },
    { priceText: '9' },
  ]);
});

interface Priced {
  readonly priceMoney: string;
}
