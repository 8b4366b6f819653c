import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { Id } from '../model/fields/id.ts';
import type { ListFilter } from '../model/list-filter.ts';
import type { ShellName } from '../model/release/manifest.ts';
import type { Folder } from './folders.ts';

/** One page of the published site. Serializable. */
export interface Route {
  /** Without trailing slash: `/studio`, `/`. */
  readonly url: string;
  /** Relative to the output folder: `studio/index.html`. */
  readonly file: string;
  readonly pageType: number;
  /** Template of the main content: `collections/blog.list` of the theme, or `built-in/list`. */
  readonly template: string;
  /** Key of the theme's layout. */
  readonly layout: string;
  readonly subject: Subject;
  /** URL of the page that shows the same: of the first page of a folder. */
  readonly canonicalUrl?: string;
  /** The page in each language of the site, in the order of the settings. Absent where it exists in one language only. */
  readonly alternates?: readonly Alternate[];
}

/** A page in a language. */
export interface Alternate {
  /** Code of the language. */
  readonly code: string;
  readonly url: string;
  /** Set for the primary language. */
  readonly isPrimary?: true;
}

/** The content that the route shows. */
export type Subject =
  | { readonly kind: 'page'; readonly pageId: Id }
  | {
      readonly kind: 'list';
      readonly collectionId: Id;
      /** Items of this list page, in order. */
      readonly itemIds: readonly Id[];
      readonly pagination: ListPagination;
      /** Without it, the list has all items of the collection. */
      readonly filter?: ListFilter;
    }
  | {
      readonly kind: 'item';
      readonly collectionId: Id;
      readonly itemId: Id;
      /** Newer and older item, or previous and next in manual order. */
      readonly previousId: Id | undefined;
      readonly nextId: Id | undefined;
    }
  | { readonly kind: 'not-found'; readonly pageId: Id | undefined }
  /** A frame that the Worker fills: cart, checkout, search. */
  | { readonly kind: 'shell'; readonly shell: ShellName };

export interface ListPagination {
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly previousUrl: string | undefined;
  readonly nextUrl: string | undefined;
}

/** A list of the newest entries, for feed readers. */
export interface Feed {
  /** `/journal/rss.xml`. */
  readonly url: string;
  readonly file: string;
  readonly collectionId: Id;
  /** Newest first. */
  readonly itemIds: readonly Id[];
}

/** All routes, and the URLs of all documents that have one. */
export interface RoutePlan {
  readonly routes: readonly Route[];
  /** URLs by id of page, collection and item; only visible ones. */
  readonly urls: UrlTable;
  readonly feeds: readonly Feed[];
  /** By id of the collection. */
  readonly folders: Readonly<Record<Id, Folder>>;
  /** URLs of filtered lists by id of the collection and `filterKey`. */
  readonly filterUrls: Readonly<Record<Id, Readonly<Record<string, string>>>>;
  /** Absent for a site in a single language. */
  readonly language?: PlanLanguage;
}

/** The language of a plan, of a site with several. */
export interface PlanLanguage {
  readonly code: string;
  readonly isPrimary: boolean;
  /** URL of the home page: `/fr`, or `/` in the primary language. */
  readonly home: string;
  /** URLs of pages in this language by their URL in the primary language. Empty in the primary language. */
  readonly links: Readonly<Record<string, string>>;
  /** What the paths of the other languages start with: `/fr`. Empty in other languages than the primary one. */
  readonly prefixes: readonly string[];
}

/** What the paths of a plan start with: `/fr`. Empty in the primary language. */
export function languagePrefix({ language }: Pick<RoutePlan, 'language'>): string {
  return language === undefined || language.isPrimary ? '' : language.home;
}

/** What a published site has in addition to its pages. Previews do not need it. */
export interface PublishedPlan extends RoutePlan {
  /**
   * Maps an old path without leading slash (as looked up) to the new URL (as used in links). Entries with a trailing slash on
   * both sides apply to everything below (`movedTo`).
   */
  readonly redirects: Readonly<Record<string, string>>;
}

export interface UrlTable {
  readonly pages: Readonly<Record<Id, string>>;
  readonly collections: Readonly<Record<Id, string>>;
  readonly items: Readonly<Record<Id, string>>;
}

/** Returns the location of the value at `path` of the document `file`, if it has one. */
export type LocationOf = (file: string, path: readonly (string | number)[]) => SourceLocation | undefined;
