import { describe, expect, it } from 'vitest';
import { renderHead } from './head.ts';
import type { HeadData } from './head-data.ts';

const FACTS: HeadData = {
  title: 'Tide plate',
  description: 'A plate.',
  siteTitle: 'Olaria',
  pageType: 50,
  canonical: 'https://olaria.example/shop/p/tide-plate',
  imageUrl: 'https://olaria.example/assets/tide.jpg',
  imageAlt: 'A plate',
  isHidden: false,
  fonts: ['/assets/fonts/text.woff2'],
  styleUrl: '/site.css',
  icon: { url: '/favicon.svg', type: 'image/svg+xml' },
  feeds: [],
  data: [],
  item: {
    title: 'Tide </script> plate',
    recordType: 11,
    structuredContent: {
      variants: [
        { sku: 'A', priceMoney: { value: '42.00', currency: 'EUR' }, qtyInStock: 1 },
        {
          sku: 'B',
          priceMoney: { value: '42.00', currency: 'EUR' },
          salePriceMoney: { value: '30.00', currency: 'EUR' },
          onSale: true,
          qtyInStock: 0,
        },
      ],
    },
  },
};

function productOf(facts: HeadData): unknown {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(renderHead(facts)) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

describe('the head of a page', () => {
  it('contains title, description, canonical URL, Open Graph, icon and style sheet', () => {
    const head = renderHead(FACTS);
    for (const line of [
      '<title>Tide plate</title>',
      '<meta name="description" content="A plate.">',
      '<link rel="canonical" href="https://olaria.example/shop/p/tide-plate">',
      '<meta property="og:site_name" content="Olaria">',
      '<meta property="og:title" content="Tide plate">',
      '<link rel="preload" as="font" type="font/woff2" href="/assets/fonts/text.woff2" crossorigin>',
      '<meta property="og:type" content="product">',
      '<meta property="og:url" content="https://olaria.example/shop/p/tide-plate">',
      '<meta property="og:description" content="A plate.">',
      '<meta property="og:image" content="https://olaria.example/assets/tide.jpg">',
      '<meta property="og:image:alt" content="A plate">',
      '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
      '<link rel="stylesheet" href="/site.css">',
    ]) {
      expect(head).toContain(line);
    }
  });

  it('has an empty icon when the site has none, so that browsers do not look for one', () => {
    expect(renderHead({ ...FACTS, icon: undefined })).toContain('<link rel="icon" href="data:,">');
  });

  it('describes the page to Twitter as to other networks', () => {
    const head = renderHead(FACTS);
    for (const [name, content] of [
      ['card', 'summary_large_image'],
      ['title', 'Tide plate'],
      ['description', 'A plate.'],
      ['url', 'https://olaria.example/shop/p/tide-plate'],
      ['image', 'https://olaria.example/assets/tide.jpg'],
    ])
      expect(head).toContain(`<meta name="twitter:${name}" content="${content}">`);
  });

  it('gives search engines name, price, currency and availability of a product (R-COMP-PUB-07)', () => {
    expect(productOf(FACTS)).toMatchObject({
      '@type': 'Product',
      name: 'Tide </script> plate',
      offers: [
        { sku: 'A', price: '42.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        { sku: 'B', price: '30.00', priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('has product data on the page of a product only', () => {
    expect(productOf({ ...FACTS, item: { ...FACTS.item, recordType: 1 } })).toBeUndefined();
    expect(productOf({ ...FACTS, pageType: 1 })).toBeUndefined();
  });

  it('omits unknown values', () => {
    const nothing = {
      description: undefined,
      canonical: undefined,
      imageUrl: undefined,
      icon: undefined,
      fonts: [],
      item: undefined,
    };
    expect(renderHead({ ...FACTS, ...nothing })).toBe(
      [
        '<title>Tide plate</title>',
        '<meta property="og:site_name" content="Olaria">',
        '<meta property="og:title" content="Tide plate">',
        '<meta property="og:type" content="website">',
        '<meta name="twitter:card" content="summary">',
        '<meta name="twitter:title" content="Tide plate">',
        '<link rel="icon" href="data:,">',
        '<link rel="stylesheet" href="/site.css">',
      ].join('\n'),
    );
  });
});
