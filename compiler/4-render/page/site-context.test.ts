import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const NOW = Date.UTC(2026, 6, 1);

/** Renders this on the home page. */
async function home(template: string, files: Readonly<Record<string, string>> = {}, website: object = {}) {
  const { read } = await buildSmallSite(
    {
      'theme/site.region': `<html><head>{squarespace-headers}</head><body>[${template}]{squarespace.main-content}</body></html>`,
      ...files,
    },
    { now: NOW, website },
  );
  return /\[(.*?)\]/s.exec(read('index.html'))?.[1];
}

const SHOP = {
  'collections/shop.json': documentText('collection', 'shop', {
    type: 13,
    typeName: 'products',
    title: 'Shop',
    urlId: 'shop',
  }),
};

describe('data of the site', () => {
  it.each([
    ['a store', SHOP, '/cart 0'],
    ['none', {}, ''],
  ])('has a cart with %s', async (_, files, expected) => {
    const cart = '{.if showCart}{shoppingCart|cart-url} {shoppingCart|cart-quantity|safe}{.end}';
    expect(await home(cart, files)).toBe(expected);
  });

  it.each([
    ['Europe/Lisbon', '3600000'],
    ['America/New_York', '-14400000'],
    ['UTC', '0'],
  ])('has the offset of the time zone: %s', async (timeZone, expected) => {
    expect(await home('{website.timeZoneOffset}', {}, { timeZone })).toBe(expected);
  });

  it('has its id as the identifier, too', async () => {
    expect(await home('{website.identifier}', {}, { id: 'olaria' })).toBe('olaria');
  });

  it('has the time of the build', async () => {
    expect(await home('{website.contentModifiedOn|date %Y}')).toBe('2026');
  });

  it('says that pages adapt to phones', async () => {
    expect(await home('{.if template.mobileStylesEnabled}yes{.end}')).toBe('yes');
  });
});
