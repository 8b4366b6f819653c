import type { Preset, Tweak } from './design/tweak.ts';
import type { FileRef } from './site.ts';
import type { CollectionConf, ThemeConf } from './theme-conf.ts';

/** A validated theme with expanded tags in all templates. Serializable. */
export interface Theme {
  readonly conf: ThemeConf;
  /** Layouts by the key in `template.conf`: concatenated regions. `default` always exists. */
  readonly layouts: Readonly<Record<string, ThemeTemplate>>;
  /** By type name (`blog`). */
  readonly collections: Readonly<Record<string, ThemeCollection>>;
  /** Static pages by name. */
  readonly pages: Readonly<Record<string, ThemeTemplate>>;
  /** Partials by path below `blocks/`, including `.block`. */
  readonly partials: Readonly<Record<string, ThemeTemplate>>;
  /** Partial texts by the names that `apply` accepts: with and without `.block`. */
  readonly partialTexts: Readonly<Record<string, string>>;
  /** Partials that render a block kind, by the kind's name (`image`). */
  readonly blocks: Readonly<Record<string, ThemeTemplate>>;
  /** Strings by lowercase locale (`pt-pt`). */
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Quoin's own texts in the primary language of the site, for what the theme has no strings for. None in English. */
  readonly defaultStrings?: Readonly<Record<string, string>> | undefined;
  /** In the order of the style sheets. */
  readonly tweaks: readonly Tweak[];
  readonly presets: readonly Preset[];
  /** The concatenated, compiled style sheets, with the design of the site. */
  readonly css: string;
  /** Files in `assets/` and `scripts/`. */
  readonly files: readonly FileRef[];
  /** Data that the `squarespace:` tags of all templates need. */
  readonly tags: readonly TagUse[];
}

export interface ThemeCollection {
  readonly conf: CollectionConf;
  readonly list?: ThemeTemplate;
  readonly item?: ThemeTemplate;
}

/** A template text with expanded tags, and the source ranges of its pieces. */
export interface ThemeTemplate {
  /** Name below the theme folder: `collections/blog.list`. */
  readonly name: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The text from `start` to the next piece is the text of `file` from `sourceStart` on, or was generated for the tag there. */
export interface Piece {
  readonly start: number;
  readonly file: string;
  readonly sourceStart: number;
  /** Generated for a tag: every offset maps to the tag. */
  readonly isGenerated: boolean;
}

/** Data for a tag, usually injected under `key` into every page. */
export type TagUse =
  | { readonly kind: 'navigation'; readonly key: string; readonly navigationId: string }
  | { readonly kind: 'folder-navigation'; readonly key: string }
  /** Blocks of the site; `fieldId` has `*` where the id contains template code. Rendered after the page, not injected. */
  | {
      readonly kind: 'block-field';
      readonly key: string;
      readonly fieldId: string;
      /** What the theme calls the area, for the dashboard. */
      readonly label?: string;
    }
  | {
      readonly kind: 'category';
      readonly key: string;
      /** URL id; undefined for the collection of the page. */
      readonly collection: string | undefined;
      readonly limit: number;
    }
  | { readonly kind: 'related'; readonly key: string; readonly limit: number }
  | { readonly kind: 'query'; readonly key: string; readonly query: Query };

/** `squarespace:query`: selects items of a collection, by the collection's urlId. */
export interface Query {
  /** Undefined for the collection of the page. */
  readonly collection: string | undefined;
  readonly limit: number;
  readonly skip: number;
  readonly category?: string;
  readonly tag?: string;
  readonly featured: boolean;
  /** Set when template code prints the tag or category: then the data is an object with the result for each name. */
  readonly by?: 'tag' | 'category';
}

/** Key of the result for a name that no item has. */
export const NO_NAME = 'squarespace-no-name';
