import { expect, it } from 'vitest';
import { createLocale } from '../../node/locales.ts';
import { edgeData } from './edge-data.ts';

interface TestSettings {
  readonly website?: object;
  readonly websiteSettings?: object;
  readonly store?: object;
  readonly featureFlags?: object;
  readonly mailingLists?: readonly object[];
  readonly storeUrl?: string;
}

/** What the server knows of a site with these settings. */
function dataOf(
  { website, websiteSettings, store, featureFlags = {}, mailingLists = [], storeUrl }: TestSettings,
  baseUrl?: string,
) {
  const storeSettings = { currency: 'EUR', shippingOptions: {}, taxRules: {}, ...store };
  const settings = {
    website: { siteTitle: 'Small', ...website },
    websiteSettings: { storeSettings, ...websiteSettings },
    featureFlags,
  };
  const json = { website: { id: 'w' } };
  return edgeData({
    site: { settings, items: [], forms: [], mailingLists } as never,
    json: json as never,
    itemUrls: {},
    storeUrl,
    baseUrl,
    cldr: createLocale('de'),
  });
}

it.each([
  ['owner@small.example', 'owner@small.example'],
  ['owner', undefined],
  [7, undefined],
])('the server sends notifications to the contact email if it is one: %s', (contactEmail, expected) => {
  expect(dataOf({ website: { contactEmail } }).website.contactEmail).toBe(expected);
});

it('the server knows whether the site is closed, and whether it asks for consent', () => {
  const { website } = dataOf(
    { website: { status: 2 }, websiteSettings: { cookieBannerEnabled: true } },
    'https://a.example',
  );
  expect(website).toMatchObject({ status: 2, needsConsent: true, baseUrl: 'https://a.example' });
  expect(Object.keys(dataOf({}).website)).not.toContain('status');
});

it('the server knows the URL of the store page if there is one', () => {
  expect(dataOf({ storeUrl: '/shop' }).store.url).toBe('/shop');
  expect(Object.keys(dataOf({}).store)).not.toContain('url');
});

it('an empty key of a captcha is none', () => {
  expect(dataOf({ website: { captchaSettings: { siteKey: '' } } }).website.captchaSiteKey).toBeUndefined();
  expect(dataOf({ website: { captchaSettings: { siteKey: 'k' } } }).website.captchaSiteKey).toBe('k');
});

it('the server knows the mailing lists by id, and none of a site without lists', () => {
  const list = { name: 'News', doubleOptIn: true };
  const { mailingLists } = dataOf({
    mailingLists: [{ ...list, id: 'news', file: 'mailing-lists/news.json' }],
  });
  expect(mailingLists).toEqual({ news: list });
  expect(Object.keys(dataOf({}))).not.toContain('mailingLists');
});

it('the store has the format of prices and the text of back-in-stock requests of its settings', () => {
  expect(dataOf({}).store.moneyPattern).toBeUndefined();
  const german = { currency: 'EUR', positive: ['', '\u00a0€'], decimal: ',' };
  expect(dataOf({ featureFlags: { useCLDRMoneyFormat: true } }).store.moneyPattern).toMatchObject(german);
  const website = { siteTitle: 'Small', useCLDRMoneyFormat: true };
  expect(dataOf({ website }).store.moneyPattern).toMatchObject(german);
  const store = { restockSuccessText: 'Noted', restockNotificationsAutomatic: true };
  expect(dataOf({ store }).store).toMatchObject({
    restockSuccessText: 'Noted',
    sendRestockAutomatically: true,
  });
});
