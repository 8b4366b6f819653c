import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import type { Id } from '../model/fields/id.ts';
import type { ShellName } from '../model/release/manifest.ts';

/** One page of the published site: which address shows what, and with what. Serialisable. */
export interface Route {
  /** Without a slash at the end: `/studio`, `/`. */
  readonly url: string;
  /** Relative to the output folder: `studio/index.html`. */
  readonly file: string;
  readonly pageType: number;
  /** What draws the main content: `collections/blog.list` of the theme, or `built-in/list`. */
  readonly template: string;
  /** The key of the theme's layout. */
  readonly layout: string;
  readonly subject: Subject;
}

/** What is shown. */
export type Subject =
  | { readonly kind: 'page'; readonly pageId: Id }
  | {
      readonly kind: 'list';
      readonly collectionId: Id;
      /** The items of this page of the list, in order. */
      readonly itemIds: readonly Id[];
      readonly pagination: ListPagination;
    }
  | {
      readonly kind: 'item';
      readonly collectionId: Id;
      readonly itemId: Id;
      /** Newer and older, or before and after in an order made by hand. */
      readonly previousId: Id | undefined;
      readonly nextId: Id | undefined;
    }
  | { readonly kind: 'not-found'; readonly pageId: Id | undefined }
  /** A frame that the Worker fills: the cart, the checkout, search. */
  | { readonly kind: 'shell'; readonly shell: ShellName };

export interface ListPagination {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly previousUrl: string | undefined;
  readonly nextUrl: string | undefined;
}

/** A list of the newest entries for feed readers. */
export interface Feed {
  /** `/journal/rss.xml`. */
  readonly url: string;
  readonly file: string;
  readonly collectionId: Id;
  /** Newest first. */
  readonly itemIds: readonly Id[];
}

/** All routes, and the addresses of everything that has one. */
export interface RoutePlan {
  readonly routes: readonly Route[];
  /** Addresses by id of page, collection and item: only what visitors may see. */
  readonly urls: UrlTable;
  readonly feeds: readonly Feed[];
}

/** What a published site has besides its pages. A preview needs none of it. */
export interface PublishedPlan extends RoutePlan {
  /**
   * Old address without its leading slash, as visitors' addresses are looked up, to the new one as links have it. With a
   * slash at the end of both: for whatever is below (`movedTo`).
   */
  readonly redirects: Readonly<Record<string, string>>;
}

export interface UrlTable {
  readonly pages: Readonly<Record<Id, string>>;
  readonly collections: Readonly<Record<Id, string>>;
  readonly items: Readonly<Record<Id, string>>;
}

/** The place of the value at `path` of the document `file`, when it has one. */
export type LocationOf = (file: string, path: readonly (string | number)[]) => SourceLocation | undefined;
