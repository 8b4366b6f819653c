import type { JsonObject } from '../../../formatters/index.ts';
import type { SitedAsset } from '../site.ts';
import type { ImageInfo } from './image-json.ts';
import type { ReadTracker } from './read-tracker.ts';

/** What the site's data needs from the rest of the compiler to become what templates read. */
export interface TemplateJsonServices {
  /** Addresses of what visitors may see, by id. */
  readonly urls: {
    readonly pages: Readonly<Record<string, string>>;
    readonly collections: Readonly<Record<string, string>>;
    readonly items: Readonly<Record<string, string>>;
  };
  /** How many visible items a collection has. */
  itemCount(collectionId: string): number;
  /** Markdown as HTML; `prefix` keeps the ids of one text apart from those of another. */
  html(markdown: string, prefix: string): string;
  /** Texts in the site's language. */
  readonly strings?: Readonly<Record<string, string>>;
  /** What each variant of a product costs, as a page writes it; absent where no page needs it. */
  prices?(item: JsonObject): readonly JsonObject[];
  /** Marks a text that may be edited in place; `path` is that of the document and the field. */
  mark?(path: string, text: string): string;
  /** What is known of a picture beyond its document. */
  imageInfo?(asset: SitedAsset): ImageInfo | undefined;
  /** Notes which documents were read. */
  readonly tracker?: ReadTracker | undefined;
}
