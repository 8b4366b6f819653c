import type { JsonObject } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';

export interface PageLanguageServices {
  /** Strings in this language. */
  readonly strings: Readonly<Record<string, string>>;
  /** Without trailing slash. */
  readonly baseUrl: string | undefined;
  /** Records that a page depends on where a URL leads. */
  touch(url: string): void;
}

/** What a page of a site in several languages has in addition. */
export interface PageLanguage {
  /** URL of the home page in this language. */
  readonly home: string;
  /** Styles of the language switcher. */
  readonly css: string;
  /** `languages` of templates: each language with the URL of the page in it. */
  list(route: Route): readonly JsonObject[];
  /** Links in the head to the page in each language, each on a line. None for pages that search engines should not list. */
  headLinks(route: Route, isHidden: boolean): string;
  /** Leads links to pages in the primary language to those in this language. */
  localizeLinks(html: string): string;
  /** Sets language and direction of the page, and adds a language switcher unless the theme has one. */
  finish(html: string, route: Route): string;
}
