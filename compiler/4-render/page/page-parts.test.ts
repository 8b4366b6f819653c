import { describe, expect, it } from 'vitest';
import type { Route } from '../../3-route/route.ts';
import { cookieBanner } from '../postprocess/cookie-banner.ts';
import { createInjectedCode } from './injected-code.ts';
import { pageClasses } from './page-classes.ts';
import { createRuntimeData } from './runtime-data.ts';

const route = (subject: object) => ({ subject, pageType: 50 }) as unknown as Route;

describe('the classes of a page', () => {
  const classes = (own: object) =>
    pageClasses({
      collection: { id: 'c', typeName: 'blog' },
      layout: 'default',
      isItemView: false,
      ofTweaks: [],
      ...own,
    });

  it('name its collection, layout and view', () => {
    expect(classes({})).toBe(
      'collection-c collection-type-blog collection-layout-default view-list mobile-style-available',
    );
    expect(classes({ isItemView: true, ofTweaks: ['tweak-a'] })).toMatch(/^tweak-a .* view-item /);
    expect(classes({ collection: { id: 'c', homepage: true } })).toContain(' homepage ');
  });

  it.each([
    ['cart', 'show-cart-page'],
    ['not-found', 'not-found-page'],
    ['order-confirmed', 'order-confirmed-page'],
  ])('name the system page %s as the platform does', (systemId, name) => {
    const names = classes({ collection: undefined, systemId }).split(' ');
    expect(names).toEqual(expect.arrayContaining([`collection-${systemId}`, 'collection-type-page', name]));
  });

  it('end no attribute, whatever the names of types and layouts are', () => {
    expect(classes({ layout: 'a">b', collection: { id: 'c', typeName: "d 'e" } })).toContain(
      'collection-type-d-e collection-layout-a-b',
    );
  });
});

describe('what scripts know of a page', () => {
  const dataOf = (facts: object, { websiteSettings = {}, featureFlags = {} } = {}) => {
    const settings = { website: { language: 'pt' }, websiteSettings, featureFlags };
    const create = createRuntimeData(
      { settings } as never,
      { conf: { name: 'kiln' } } as never,
      {
        website: { id: 'w' },
      } as never,
    );
    return create(route({ kind: 'item', collectionId: 'c', itemId: 'i' }), facts as never);
  };

  it('is its item and collection', () => {
    const item = { id: 'i', title: 'Cup', structuredContent: { productType: 1 } };
    expect(dataOf({ item, collection: { id: 'c', title: 'Shop' } })).toEqual({
      websiteId: 'w',
      templateId: 'kiln',
      language: 'pt',
      pageId: 'i',
      contentSource: 'i',
      pageType: 50,
      collectionId: 'c',
      collectionTitle: 'Shop',
      itemId: 'i',
      itemTitle: 'Cup',
      productType: 1,
    });
    expect(dataOf({ collection: { id: 'c' } })).toMatchObject({ pageId: 'c', contentSource: 'c' });
  });

  it('is whether visits are counted', () => {
    const websiteSettings = { analyticsEnabled: true, cookieBannerEnabled: true };
    const featureFlags = { commerceVisitorMetrics: true };
    const telemetry = { analytics: true, needsConsent: true, visitorMetrics: true };
    expect(dataOf({}, { websiteSettings, featureFlags })).toMatchObject(telemetry);
    expect(Object.keys(dataOf({}))).not.toEqual(expect.arrayContaining(Object.keys(telemetry)));
  });
});

describe('the runtime data of a page with services of the owner', () => {
  const tracking = { dataLayer: 'dataLayer', pixel: { function: 'fbq' } };
  const dataOf = (analyticsEnabled: boolean, type: number) => {
    const websiteSettings = { analyticsEnabled, tracking: { ...tracking, orderPage: true } };
    const site = { settings: { website: { language: 'pt' }, websiteSettings, featureFlags: {} } };
    const create = createRuntimeData(site as never, { conf: {} } as never, { website: {} } as never);
    return create(route({ kind: 'list', collectionId: 'c' }), { collection: { id: 'c', type } } as never);
  };

  it('names them, where visits are counted', () => {
    expect(dataOf(true, 1).tracking).toEqual(tracking);
    expect(dataOf(false, 1).tracking).toBe(undefined);
  });

  it('says whether it lists products', () => {
    expect([dataOf(true, 13).productListing, dataOf(true, 1).productListing]).toEqual([true, undefined]);
  });
});

describe('the code of the owner', () => {
  const codeOf = createInjectedCode({
    settings: { websiteSettings: { codeInjection: { header: 'site', footer: '' } } },
    pages: [{ id: 'p', codeInjection: { header: 'page', footer: 'end' } }],
    collections: [{ id: 'c', codeInjection: { header: 'list' } }],
  } as never);

  it.each([
    [{ kind: 'page', pageId: 'p' }, 'site\npage', 'end'],
    [{ kind: 'not-found', pageId: 'p' }, 'site\npage', 'end'],
    [{ kind: 'not-found' }, 'site', ''],
    [{ kind: 'item', collectionId: 'c' }, 'site\nlist', ''],
    [{ kind: 'shell', shell: 'cart' }, 'site', ''],
    [{ kind: 'shell', shell: 'checkout' }, '', ''],
    [{ kind: 'shell', shell: 'order-confirmed' }, '', ''],
  ])(
    'of the site comes before that of the page, and not where customers pay: %j',
    (subject, header, footer) => {
      expect(codeOf(route(subject))).toEqual({ header, footer });
    },
  );
});

it.each([
  ['order-confirmed', 'site'],
  ['checkout', ''],
])('the code of the site is on the page of an order for services that get purchases: %s', (shell, header) => {
  const codeOf = createInjectedCode({
    settings: { websiteSettings: { codeInjection: { header: 'site' }, tracking: { orderPage: true } } },
    pages: [],
    collections: [],
  } as never);
  expect(codeOf(route({ kind: 'shell', shell })).header).toBe(header);
});

describe('the cookie banner', () => {
  it('has a button to open it again, unless the theme has one', () => {
    expect(cookieBanner('<body>', {})).toContain('class="quoin-cookie-settings" hidden>Cookie settings<');
    expect(cookieBanner('<a class="quoin-cookie-settings">', {})).not.toContain('quoin-cookie-settings');
  });

  it('has the texts of the site, and English ones in place of empty texts', () => {
    const html = cookieBanner('', {
      cookieBannerAccept: 'Yes',
      cookieBannerDecline: '',
      cookieBannerLabel: '',
    });
    expect(html).toContain('value="true">Yes<');
    expect(html).toContain('value="false">Decline<');
    expect(html).toContain('aria-label="Cookies"');
  });
});
