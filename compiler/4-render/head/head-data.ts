import type { JsonObject } from '../../../formatters/index.ts';

/** What stands in the head of one page, as plain texts. */
export interface HeadData {
  readonly title: string;
  readonly description: string | undefined;
  readonly siteTitle: string;
  readonly pageType: number;
  /** The page's own address; undefined for pages that have none to give, such as the not-found page. */
  readonly canonical: string | undefined;
  /** Absolute, or undefined when nobody knows where the site will live. */
  readonly imageUrl: string | undefined;
  readonly imageAlt: string | undefined;
  readonly isHidden: boolean;
  readonly styleUrl: string | undefined;
  readonly icon: { readonly url: string; readonly type: string | undefined } | undefined;
  /** What readers can follow from here. */
  readonly feed: { readonly url: string; readonly title: string } | undefined;
  readonly item: JsonObject | undefined;
  /** What search engines are told besides (schema.org). */
  readonly data: readonly object[];
}
