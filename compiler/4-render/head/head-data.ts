import type { JsonObject } from '../../../formatters/index.ts';
import type { ImageFile } from '../ports/images.ts';

/** A file that feed readers or calendars subscribe to. */
export interface FeedLink {
  readonly url: string;
  /** Media type. */
  readonly type: string;
}

/** The icon of a site in browser tabs. */
export interface HeadIcon {
  readonly url: string;
  /** Media type. */
  readonly type: string | undefined;
  /** The icon, if it is made from a larger image. */
  readonly file?: ImageFile | undefined;
}

/** Content of a page's head, as plain texts. */
export interface HeadData {
  readonly title: string;
  readonly description: string | undefined;
  readonly siteTitle: string;
  readonly pageType: number;
  /** URL of the page; undefined for pages without one, such as the not-found page. */
  readonly canonical: string | undefined;
  /** Absolute; undefined when the base URL is unknown. */
  readonly imageUrl: string | undefined;
  readonly imageAlt: string | undefined;
  /** The image, if it is drawn for this page. */
  readonly card?: ImageFile | undefined;
  readonly isHidden: boolean;
  /** URLs of the font files that each page needs. */
  readonly fonts: readonly string[];
  readonly styleUrl: string | undefined;
  readonly icon: HeadIcon | undefined;
  /** Feeds and calendar of the page's collection. */
  readonly feeds: readonly (FeedLink & { readonly title: string })[];
  readonly item: JsonObject | undefined;
  /** Structured data for search engines (schema.org). */
  readonly data: readonly object[];
}
