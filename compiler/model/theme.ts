import type { FileRef } from './site.ts';
import type { CollectionConf, ThemeConf } from './theme-conf.ts';

/** A theme, checked: every template is there with its tags expanded. Serialisable. */
export interface Theme {
  readonly conf: ThemeConf;
  /** Page shells by the key of `template.conf`: regions put together. `default` is always there. */
  readonly layouts: Readonly<Record<string, ThemeTemplate>>;
  /** By type name (`blog`). */
  readonly collections: Readonly<Record<string, ThemeCollection>>;
  /** Static pages by name. */
  readonly pages: Readonly<Record<string, ThemeTemplate>>;
  /** Partials by the path below `blocks/`, with its `.block`. */
  readonly partials: Readonly<Record<string, ThemeTemplate>>;
  /** The texts of the partials as `apply` names them: with `.block` and without. */
  readonly partialTexts: Readonly<Record<string, string>>;
  /** Partials that draw a kind of block, by the kind's name (`image`). */
  readonly blocks: Readonly<Record<string, ThemeTemplate>>;
  /** Texts by locale, lower case (`pt-pt`). */
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The style sheets, compiled as one. */
  readonly css: string;
  /** Files of `assets/` and `scripts/`. */
  readonly files: readonly FileRef[];
  /** What the `squarespace:` tags of all templates ask for. */
  readonly tags: readonly TagUse[];
}

export interface ThemeCollection {
  readonly conf: CollectionConf;
  readonly list?: ThemeTemplate;
  readonly item?: ThemeTemplate;
}

/** A template's text after its tags were expanded, and where each stretch of it stands in the theme's files. */
export interface ThemeTemplate {
  /** The name below the theme's folder: `collections/blog.list`. */
  readonly name: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The text from `start` on (to the next piece) is the text of `file` from `sourceStart` on, or stands for the tag there. */
export interface Piece {
  readonly start: number;
  readonly file: string;
  readonly sourceStart: number;
  /** Made for a tag: every position of it is the tag's. */
  readonly isGenerated: boolean;
}

/** Data that a tag needs; it is injected under `key` into every page. */
export type TagUse =
  | { readonly kind: 'navigation'; readonly key: string; readonly navigationId: string }
  | { readonly kind: 'folder-navigation'; readonly key: string }
  | { readonly kind: 'query'; readonly key: string; readonly query: Query };

/** `squarespace:query`: which items of which collection, by the collection's urlId. */
export interface Query {
  readonly collection: string;
  readonly limit: number;
  readonly skip: number;
  readonly category?: string;
  readonly tag?: string;
  readonly featured: boolean;
}
