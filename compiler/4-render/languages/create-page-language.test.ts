// Names of languages. cspell:ignore Français العربية
import { describe, expect, it } from 'vitest';
import type { Route } from '../../3-route/route.ts';
import { createPageLanguage } from './create-page-language.ts';

const language = (code: string, name: string, isPrimary = false) => ({
  code,
  name,
  isPrimary,
  enabled: true,
});
const LANGUAGES = [language('en', 'English', true), language('fr', 'Français'), language('ar', 'العربية')];

const PAGE: Route = {
  url: '/fr/a',
  file: 'fr/a/index.html',
  pageType: 2,
  template: 't',
  layout: 'default',
  subject: { kind: 'page', pageId: 'a' },
  alternates: [
    { code: 'en', url: '/a', isPrimary: true },
    { code: 'fr', url: '/fr/a' },
  ],
};

function pageLanguage(strings: Readonly<Record<string, string>> = {}, baseUrl?: string) {
  const current = { code: 'fr', isPrimary: false, home: '/fr', links: {}, prefixes: [] };
  return createPageLanguage({ languages: LANGUAGES, current }, { strings, baseUrl, touch: () => {} });
}

describe('the links of a page to its languages', () => {
  const urls = (route: Route) =>
    pageLanguage()
      .list(route)
      .map(({ url }) => url);

  it('lead to the page, or to the home page of a language without it', () => {
    expect(urls(PAGE)).toEqual(['/a', '/fr/a', '/ar']);
  });

  it('lead to a page without any counterpart itself', () => {
    const { alternates: _, ...alone } = PAGE;
    expect(urls(alone)).toEqual(['/', '/fr/a', '/ar']);
  });

  it('have the direction of each language', () => {
    expect(
      pageLanguage()
        .list(PAGE)
        .map(({ direction, active }) => `${direction} ${active}`),
    ).toEqual(['ltr false', 'ltr true', 'rtl false']);
  });
});

describe('the head of a page', () => {
  const { headLinks } = pageLanguage({}, 'https://small.example');

  it('links to the page in each language, and for all others', () => {
    expect(headLinks(PAGE, false)).toBe(
      '\n<link rel="alternate" hreflang="en" href="https://small.example/a">' +
        '\n<link rel="alternate" hreflang="fr" href="https://small.example/fr/a">' +
        '\n<link rel="alternate" hreflang="x-default" href="https://small.example/a">',
    );
  });

  it('has no such links for pages that search engines do not list, or without a base URL', () => {
    expect(headLinks(PAGE, true)).toBe('');
    expect(headLinks({ ...PAGE, canonicalUrl: '/fr/b' }, false)).toBe('');
    expect(pageLanguage().headLinks(PAGE, false)).toBe('');
  });
});

describe('a page', () => {
  const HTML = '<html><body><footer>One</footer><footer>Two</footer></body></html>';

  it('has a language switcher in its last footer, with the label of the site', () => {
    const html = pageLanguage({ languagesLabel: 'Langue' }).finish(HTML, PAGE);
    expect(html).toContain('Two<nav class="language-switcher" aria-label="Langue"><ul>');
    expect(html).toContain('<a href="/fr/a" hreflang="fr" lang="fr" aria-current="true">Français</a>');
    expect(html).toContain('<a href="/ar" hreflang="ar" lang="ar" dir="rtl">');
    expect(pageLanguage().finish(HTML, PAGE)).toContain('aria-label="Language"');
  });

  it.each(['checkout', 'order-confirmed'] as const)('has no language switcher on the %s page', (shell) => {
    const route: Route = { ...PAGE, subject: { kind: 'shell', shell } };
    expect(pageLanguage().finish(HTML, route)).not.toContain('language-switcher');
  });

  it.each([
    ['<html>', '<html lang="fr">'],
    ['<html lang="en">', '<html lang="fr">'],
    ['<html dir="rtl" lang=en>', '<html dir="ltr" lang="fr">'],
  ])('names its language, and its direction where the theme names one: %s', (tag, expected) => {
    expect(pageLanguage().finish(`${tag}</html>`, PAGE).startsWith(expected)).toBe(true);
  });
});
