import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../testing/build-small-site.ts';

const SHOP = documentText('collection', 'shop', {
  type: 13,
  typeName: 'products',
  title: 'Shop',
  urlId: 'shop',
});

/** The page types of a store's pages, by path. */
async function pageTypes(files: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const { paths, read } = await buildSmallSite({
    'theme/site.region': '{pageType}{squarespace.main-content}',
    'collections/shop.json': SHOP,
    ...files,
  });
  const pages = paths.filter((path) => path.endsWith('index.html'));
  return Object.fromEntries(pages.map((path) => [path, /^\d*/.exec(read(path))?.[0] ?? '']));
}

describe('pages that the Worker completes', () => {
  it('have the search at "/search", with page type 102 (R-COMP-ROUTE-04)', async () => {
    expect(await pageTypes()).toMatchObject({ 'search/index.html': '102' });
  });

  it('have the cart at "/cart", as a page of a cart (R-COMP-ROUTE-01)', async () => {
    expect((await pageTypes())['cart/index.html']).toMatch(/^20[05]$/);
  });

  it('have the layout of the theme with their name', async () => {
    const { read } = await buildSmallSite({
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] }, "search": { "regions": ["found"] } } }',
      'theme/found.region': 'found {squarespace.main-content}',
    });
    expect(read('search/index.html')).toMatch(/^found /);
    expect(read('index.html')).not.toMatch(/^found /);
  });

  it('have the new page type of a cart, while pages with the old one stay (R-ENUM-PAGE-07)', async () => {
    const legacy = documentText('page', 'old-cart', { pageType: 200, title: 'Cart', urlId: 'old-cart' });
    expect(await pageTypes({ 'pages/old-cart.json': legacy })).toMatchObject({
      'cart/index.html': '205',
      'old-cart/index.html': '200',
    });
  });
});
