import { escapeAttribute } from '../../../formatters/index.ts';
import type { PlanLanguage, Route } from '../../3-route/route.ts';
import type { Language } from '../../model/documents/language.ts';
import { textDirection } from '../../model/text-direction.ts';
import { type PageAlternate, pageAlternates } from '../head/page-alternates.ts';
import { absoluteUrl } from '../head/site-maps.ts';
import { withLanguageAttributes } from './language-attributes.ts';
import { createLanguageLinks } from './language-links.ts';
import {
  hasLanguageSwitcher,
  insertSwitcher,
  languageSwitcher,
  SWITCHER_STYLES,
} from './language-switcher.ts';
import type { PageLanguage, PageLanguageServices } from './page-language.ts';

export interface SiteLanguage {
  /** The enabled languages of the site, in the order of the settings. */
  readonly languages: readonly Language[];
  readonly current: PlanLanguage;
}

export function createPageLanguage(
  { languages, current }: SiteLanguage,
  { strings, baseUrl, touch }: PageLanguageServices,
): PageLanguage {
  const localizeLinks = createLanguageLinks({ links: current.links, baseUrl, touch });
  /** A page without a counterpart leads to the home page in the other language. */
  const linksOf = (route: Route) =>
    languages.map(({ code, name, isPrimary }) => {
      const active = code === current.code;
      const own = route.alternates?.find((each) => each.code === code)?.url;
      return { code, name, isPrimary, active, url: own ?? (active ? route.url : homeOf(code, isPrimary)) };
    });
  return {
    home: current.home,
    css: SWITCHER_STYLES,
    list: (route) =>
      linksOf(route).map((each) => ({ ...each, enabled: true, direction: textDirection(each.code) })),
    headLinks: (route, isHidden) =>
      baseUrl === undefined || isHidden || route.canonicalUrl !== undefined
        ? ''
        : pageAlternates(route)
            .map((each) => `\n${alternateLink(each, baseUrl)}`)
            .join(''),
    localizeLinks: current.isPrimary ? (html) => html : localizeLinks,
    finish: (html, route) => {
      const page = withLanguageAttributes(html, current.code);
      if (!mayHaveSwitcher(route) || hasLanguageSwitcher(page)) return page;
      return insertSwitcher(page, languageSwitcher(linksOf(route), strings.languagesLabel ?? 'Language'));
    },
  };
}

function alternateLink({ language, url }: PageAlternate, baseUrl: string): string {
  return `<link rel="alternate" hreflang="${escapeAttribute(language)}" href="${escapeAttribute(absoluteUrl(baseUrl, url))}">`;
}

function homeOf(code: string, isPrimary: boolean): string {
  return isPrimary ? '/' : `/${code}`;
}

/** The checkout has none, so that customers do not leave it by accident. */
function mayHaveSwitcher({ subject }: Route): boolean {
  return subject.kind !== 'shell' || (subject.shell !== 'checkout' && subject.shell !== 'order-confirmed');
}
