import { describe, expect, it } from 'vitest';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { planLanguages } from './languages/plan-languages.ts';
import { planRedirects } from './plan-redirects.ts';
import { planRoutes } from './plan-routes.ts';
import { protectedFiles } from './protected-files.ts';
import { planProtection } from './protection.ts';

const THEME = {
  layouts: { default: {} },
  collections: {},
  pages: {},
  partials: {},
  partialTexts: {},
  css: '',
} as unknown as Theme;

const HOME = { id: 'home', file: 'pages/home.json', urlId: 'home', isHome: true, pageType: 2, blocks: {} };
const LOG = {
  id: 'log',
  file: 'collections/log.json',
  urlId: 'log',
  type: 1,
  typeName: 'blog',
  itemOrder: 'date',
  enabled: true,
};
const KILN = { id: 'kiln', file: 'items/kiln.json', collectionId: 'log', urlId: 'kiln', publishOn: 1 };
const SHOP = { ...LOG, id: 'shop', file: 'collections/shop.json', urlId: 'shop', type: 13 };

function siteOf(parts: object): Site {
  const settings = { file: 'site.json', website: { language: 'en' } };
  const none = { pages: [], collections: [], items: [], assets: [], blockFields: [], files: [] };
  return { ...none, settings, ...parts } as never;
}

const START = { line: 1, column: 1, offset: 0 };
const locationOf = (file: string, path: readonly unknown[]) =>
  ({ file, path: path.join('.'), start: START, end: START }) as SourceLocation;

function plan(parts: object, theme: object = {}) {
  const options = { theme: { ...THEME, ...theme } as Theme, locationOf, now: 9, drafts: false };
  return planRoutes(siteOf({ pages: [HOME], ...parts }), options);
}

function routeOf(url: string, ...site: Parameters<typeof plan>) {
  return plan(...site).plan.routes.find((route) => route.url === url);
}

describe('the layout of a region', () => {
  it('is that of the items of its collection too', () => {
    const site = { collections: [{ ...LOG, regionName: 'wide' }], items: [KILN] };
    expect([routeOf('/log', site)?.layout, routeOf('/log/kiln', site)?.layout]).toEqual(['wide', 'wide']);
  });

  it('is that of the not-found page', () => {
    const lost = { ...HOME, id: 'lost', isHome: false, urlId: 'lost', pageType: 100, regionName: 'wide' };
    expect(routeOf('/404.html', { pages: [HOME, lost] })?.layout).toBe('wide');
  });
});

describe('pages that the Worker completes', () => {
  it('include the lock screen when a collection has a password', () => {
    const shells = (own: object) =>
      plan({ collections: [{ ...LOG, ...own }] }).plan.routes.map(({ url }) => url);
    expect(shells({})).not.toContain('/404/lock-screen');
    expect(shells({ password: 'kiln' })).toContain('/404/lock-screen');
  });

  it('have the page template of the theme with their name and the mark, otherwise the built-in one', () => {
    const templateWith = (text: string) =>
      routeOf('/search', {}, { pages: { search: { name: 'search.page', text } } })?.template;
    expect(routeOf('/search', {})?.template).toBe('built-in/search');
    expect(templateWith('<h1>Search</h1><!--quoin:main-->')).toBe('search.page');
    expect(templateWith('<div class="search-page"></div>')).toBe('built-in/search');
  });
});

describe('two documents with one URL', () => {
  const page = (urlId: string) => ({ ...HOME, id: urlId, isHome: false, urlId });

  it('are reported when only the form of Unicode differs', () => {
    const { diagnostics } = plan({ pages: [HOME, page('caf\u00e9'), page('cafe\u0301')] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['site/duplicate-address']);
  });

  it('are reported when one is a feed and only the case differs', () => {
    const { diagnostics } = plan({
      pages: [HOME, page('log/rss.xml')],
      collections: [{ ...LOG, urlId: 'LOG' }],
      items: [KILN],
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '/log/rss.xml is the feed URL of a collection',
    ]);
  });
});

it('a redirect that has no effect is reported with the field that lists it', () => {
  const site = siteOf({
    pages: [HOME, { ...HOME, id: 'a', isHome: false, urlId: 'a', redirectFrom: ['/a'] }],
  });
  const { diagnostics } = planRedirects(site, { plan: plan(site).plan, locationOf });
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['remove it from the old URLs (redirectFrom)']);
});

describe('the plans of languages', () => {
  /** The plans of a site in English and another language. */
  function inLanguages(parts: object, { code = 'fr', translated = parts } = {}) {
    const languages = [
      { code: 'en', name: 'English', isPrimary: true },
      { code, name: 'Other' },
    ];
    const settings = { file: 'site.json', website: { language: 'en' }, languages };
    const site = siteOf({ pages: [HOME], settings, ...parts });
    const translations = [
      { language: { code, name: 'Other' }, site: siteOf({ pages: [HOME], settings, ...translated }) },
    ] as never;
    const options = { theme: THEME, locationOf, now: 9, drafts: false };
    const isTranslation = (file: string) => file.startsWith('translations/');
    return planLanguages(site, planRoutes(site, options).plan, { ...options, translations, isTranslation });
  }

  it('lead from a feed to that of the language', () => {
    const { others } = inLanguages(
      { collections: [LOG], items: [KILN] },
      { translated: { collections: [{ ...LOG, urlId: 'journal' }], items: [KILN] } },
    );
    expect(others[0]?.language?.links).toMatchObject({
      '/log': '/fr/journal',
      '/log/rss.xml': '/fr/journal/rss.xml',
    });
  });

  it('have a cart and a checkout in each language, to which links in this language lead', () => {
    const { plan: primary, others } = inLanguages({ collections: [SHOP] });
    expect(others[0]?.routes.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/fr/search', '/fr/cart', '/fr/checkout', '/fr/checkout/order-confirmed']),
    );
    expect(others[0]?.language?.links).toMatchObject({ '/cart': '/fr/cart', '/checkout': '/fr/checkout' });
    const cart = primary.routes.find(({ url }) => url === '/cart');
    expect(cart?.alternates?.map(({ url }) => url)).toEqual(['/cart', '/fr/cart']);
  });

  it('report a page with the URL of a language in any case, and where the language is', () => {
    const page = { ...HOME, id: 'brazil', file: 'pages/brazil.json', isHome: false, urlId: 'pt-br' };
    const { diagnostics } = inLanguages({ pages: [HOME, page] }, { code: 'pt-BR' });
    expect(diagnostics).toMatchObject([
      {
        code: 'site/duplicate-address',
        location: { file: 'pages/brazil.json' },
        related: [
          { message: 'the language is here', location: { file: 'site.json', path: 'body.languages.1.code' } },
        ],
      },
    ]);
  });
});

describe('a file that a protected page refers to', () => {
  const path = 'assets/price list.svg';
  const secret = { ...HOME, id: 'secret', isHome: false, password: 'kiln', description: `/${path}` };

  /** Those that open it. */
  function locksOf(ofHome: object, theme: object = {}) {
    const site = siteOf({ pages: [{ ...HOME, seo: {}, ...ofHome }, secret], files: [{ path }] });
    return protectedFiles([site], { ...THEME, ...theme } as Theme, planProtection(site)).get(path);
  }

  it('is public if a public page names it, also with an encoded URL', () => {
    expect(locksOf({})).toEqual([{ password: 'kiln' }]);
    expect(locksOf({ description: '/assets/price%20list.svg' })).toBeUndefined();
  });

  it('is public if a style sheet of the theme names it', () => {
    expect(locksOf({}, { css: `a { background: url("/${path}") }` })).toBeUndefined();
  });
});
