import { describe, expect, it } from 'vitest';
import { readFixtureSite } from '../fixtures/sites/read-fixture-site.ts';
import type { Files } from './1-read/files.ts';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { createLocale } from './node/locales.ts';

const MARK = 'hostile-7f3a';

/** Every way to break out of text, attribute, comment, script and URL that browsers would follow. */
const HOSTILE = [
  `<script>${MARK}</script>`,
  `"><img src=x onerror=${MARK}>`,
  `' onmouseover='${MARK}`,
  `</title><svg onload=${MARK}>`,
  `</script><script>${MARK}//`,
  `--><b ${MARK}>`,
  `{.section website}{siteTitle}{.end}<squarespace:navigation navigationId="main" template="${MARK}"/>`,
  `[${MARK}](javascript:${MARK}) ![x](data:text/html,${MARK}) <javascript:${MARK}>`,
  `[${MARK}](java&#x0A;script:${MARK}) [a](JAVASCRIPT:${MARK}) [b](vbscript:${MARK}) [c](\u0001javascript:${MARK})`,
];

it.each(HOSTILE)('lets nothing out of the texts of a site: %s', async (text) => {
  const { ok, pages } = await compiledPages(hostileSite(text));
  expect(ok).toBe(true);
  expect(pages.join('').split(MARK).length).toBeGreaterThan(pages.length);
  for (const page of pages) expectNothingOut(page);
});

/** Three texts at a time: they open and close different constructs, and compiling the shop takes a second. */
const JOINED = [0, 1, 2].map((start) => HOSTILE.filter((_text, index) => index % 3 === start).join(' '));

describe('in a shop with a real theme', () => {
  it.each(JOINED)('keeps hostile text inside fields that accept any text: %s', async (text) => {
    const { ok, pages } = await compiledPages(hostileShop(text));
    expect(ok).toBe(true);
    expect(pages.filter((page) => page.includes(MARK))).not.toHaveLength(0);
    for (const page of pages) expectNothingOut(page);
  });

  it('rejects a variant of a restock form that is no id', async () => {
    const views = [{ hiddenByDefault: false, variantId: `x"><script>${MARK}</script>` }];
    const { ok } = await compiledPages(shopWith({ merchandising: { restockNotificationViews: views } }));
    expect(ok).toBe(false);
  });

  it.each([
    { productSubscriptionOptions: [{ id: `x"><script>${MARK}</script>` }] },
    { audioAssetUrl: `/x"><script>${MARK}</script>` },
  ])('rejects content that would break out of its markup: %o', async (content) => {
    const { ok } = await compiledPages(
      shopWith({ structuredContent: { productType: 1, variants: {}, ...content } }),
    );
    expect(ok).toBe(false);
  });
});

async function compiledPages(site: Files) {
  const output = createMemoryOutput();
  const { ok, routes } = await compileSite({ site, output, createLocale }, { now: 0 });
  return { ok, pages: routes.map(({ file }) => output.readText(file) ?? '') };
}

function expectNothingOut(page: string) {
  const { tags, texts } = cutIntoTags(page);
  for (const tag of tags) {
    const own = tag.replace(/"[^"]*"/g, '""');
    expect(own, 'a tag or attribute of its own').not.toContain(MARK);
    expect(tag, 'an address that runs script').not.toMatch(
      /(?:href|src)="\s*(?:javascript:|vbscript:|data:(?!,"))/i,
    );
  }
  expect(texts, 'a tag of the template language').not.toMatch(/<squarespace:/);
}

/** A product with the text in all open fields that formatters and themes read. */
function hostileShop(text: string): Files {
  return shopWith({
    author: { displayName: text, firstName: text, avatarUrl: text, id: text },
    location: { addressTitle: text, addressLine1: text, mapLat: text },
    customContent: { note: text },
    promotedBlockType: text,
    merchandising: {
      customSoldOutText: text,
      mailingListSignUpEnabled: true,
      restockNotificationMessages: {
        CTAText: text,
        buttonText: text,
        placeholderText: text,
        mailingListDescription: text,
      },
      restockNotificationViews: [{ hiddenByDefault: false, variantId: 'moringa-one', note: text }],
      scarcityEnabled: true,
      scarcityText: text,
      scarcityTemplateViews: [{ qtyInStock: 1, attributes: { [text]: text } }],
      note: text,
    },
    structuredContent: {
      productType: 1,
      isSubscribable: true,
      useCustomAddButtonText: true,
      customAddButtonText: text,
      note: text,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH', note: text }, numBillingCycles: 0 },
      variants: {
        'moringa-one': {
          sku: 'MOR',
          attributes: { [text]: text },
          priceMoney: { value: '96.00', currency: 'EUR', note: text },
          qtyInStock: 0,
          note: text,
        },
      },
    },
  });
}

const SHOP = readFixtureSite('sites/olaria', 'themes/kiln');
const MORINGA = 'items/shop/moringa.json';

/** The fixture shop with one product changed. */
function shopWith(fields: object): Files {
  return {
    ...SHOP,
    readText: (path) => {
      const text = SHOP.readText(path);
      if (path !== MORINGA) return text;
      const { body, ...rest } = JSON.parse(text) as { readonly body: object };
      return JSON.stringify({ ...rest, body: { ...body, ...fields } });
    },
  };
}

/** Splits like a browser: quotes protect `>` only inside a tag. Data blocks count as one text. */
function cutIntoTags(html: string): { readonly tags: readonly string[]; readonly texts: string } {
  const withoutData = html.replace(/<script type="application\/ld\+json">([^<]*)<\/script>/g, '');
  const tags = withoutData.match(/<(?:[^"'>]|"[^"]*"|'[^']*')*>/g) ?? [];
  return { tags, texts: withoutData.replace(/<(?:[^"'>]|"[^"]*"|'[^']*')*>/g, '') };
}

function hostileSite(text: string) {
  const put = (type: string, id: string, body: object) => JSON.stringify({ type, id, body });
  const seo = { title: text, description: text };
  const blocks = {
    a: { kind: 44, value: { markdown: text } },
    b: { kind: 2, value: { markdown: text } },
    c: {
      kind: 5,
      value: {
        assetId: 'photo',
        caption: text,
        altText: text,
        href: `/x?${text.replace(/[^\x20-\x7e]/g, '')}`,
      },
    },
    d: { kind: 8, value: { assetIds: ['photo'], options: { design: text } } },
    e: { kind: 31, value: { quote: text, source: text } },
    f: { kind: 53, value: { label: text, href: `/y#${text.replace(/[^\x20-\x7e]/g, '')}` } },
    g: { kind: 55, value: { collectionId: 'log' } },
    h: { kind: 43, value: { itemId: 'thing' } },
  };
  const placed = Object.fromEntries(
    Object.entries(blocks).map(([id, block]) => [id, { section: 's', order: id, ...block }]),
  );
  const item = {
    title: text,
    excerpt: text,
    body: { markdown: text },
    mainImageId: 'photo',
    author: { displayName: text },
    tags: ['t'],
    publishOn: 0,
  };
  const variants = {
    v: {
      sku: text.slice(0, 90),
      attributes: { [text]: text },
      priceMoney: { value: '1.00', currency: 'EUR' },
      qtyInStock: 1,
    },
  };
  return createMemoryFiles({
    'site.json': put('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: text, siteTagLine: text, siteDescription: text, baseUrl: 'https://a.example' },
      localizedStrings: { notFoundTitle: text, pages: text, older: text },
      websiteSettings: { storeSettings: { currency: 'EUR' } },
    }),
    'pages/home.json': put('page', 'home', {
      pageType: 2,
      title: text,
      urlId: 'home',
      isHome: true,
      seo,
      mainImageId: 'photo',
      sections: { s: { order: 'a' } },
      blocks: placed,
    }),
    'pages/plain.json': put('page', 'plain', { pageType: 2, title: text, urlId: 'plain' }),
    'collections/log.json': put('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: text,
      urlId: 'log',
      description: text,
      seo,
    }),
    'collections/shop.json': put('collection', 'shop', {
      type: 13,
      typeName: 'products',
      title: text,
      urlId: 'shop',
      description: text,
    }),
    'items/log/one.json': put('item', 'one', { collectionId: 'log', recordType: 1, urlId: 'one', ...item }),
    'items/shop/thing.json': put('item', 'thing', {
      collectionId: 'shop',
      recordType: 11,
      urlId: 'thing',
      ...item,
      structuredContent: { productType: 1, variants },
    }),
    'taxons/t.json': put('taxon', 't', { type: 'tag', name: text.slice(0, 50) }),
    'assets/photo.png': 'x',
    'assets/photo.png.json': put('asset', 'photo', {
      filename: 'photo.png',
      mime: 'image/png',
      altText: text,
      title: text,
    }),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region':
      '<html><head>{squarespace-headers}</head><body title="{squarespace.page-title|htmltag}">{squarespace.main-content}</body></html>',
  });
}
