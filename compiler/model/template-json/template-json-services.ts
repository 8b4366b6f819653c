import type { JsonObject } from '../../../formatters/index.ts';
import type { SitedAsset } from '../site.ts';
import type { CollectionConf } from '../theme-conf.ts';
import type { CustomType } from './custom-content.ts';
import type { ImageInfo } from './image-json.ts';
import type { ReadTracker } from './read-tracker.ts';

/** A collection of pages and collections. */
export interface TemplateFolder {
  readonly kind: 'index' | 'redirect';
  readonly children: readonly { readonly type: 'page' | 'collection'; readonly id: string }[];
}

/** What the rest of the compiler provides for template JSON. */
export interface TemplateJsonServices {
  /** URLs of visible documents, by id. */
  readonly urls: {
    readonly pages: Readonly<Record<string, string>>;
    readonly collections: Readonly<Record<string, string>>;
    readonly items: Readonly<Record<string, string>>;
  };
  /** Number of visible items of a collection. */
  itemCount(collectionId: string): number;
  /** Markdown as HTML; `prefix` makes ids unique per text. */
  html(markdown: string, prefix: string): string;
  /** HTML of other programs without anything that could run. */
  sanitize(html: string): string;
  /** By id of the collection. */
  readonly folders?: Readonly<Record<string, TemplateFolder>>;
  /** The settings of a type of collection of the theme. */
  collectionConf?(typeName: string): CollectionConf | undefined;
  /** Types of items that the theme adds, with their fields. */
  readonly customTypes?: readonly CustomType[];
  /** Strings in the site's language. */
  readonly strings?: Readonly<Record<string, string>>;
  /** Formatted prices of each product variant; undefined where no page needs them. */
  prices?(item: JsonObject): readonly JsonObject[];
  /** Marks a text that can be edited in place; `path` contains document and field. */
  mark?(path: string, text: string): string;
  /** File information of an image that is not in its document. */
  imageInfo?(asset: SitedAsset): ImageInfo | undefined;
  /** Records which documents were read. */
  readonly tracker?: ReadTracker | undefined;
}
