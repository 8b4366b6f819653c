import type { TagUse } from '../../../model/theme.ts';

/** Why a tag cannot be expanded. */
export interface Rejection {
  readonly message: string;
  readonly hint: string;
}

/** Expands one tag. */
export interface TagWriter {
  /** Returns a local variable name that no other tag of the template uses. */
  readonly variable: string;
  readonly expansion: TagExpansionContext;
  /** Writes text in place of the tag. */
  generate(text: string): void;
  /** Writes the content between the tags, with nested tags expanded. */
  body(): void;
  /** Adds data to inject. */
  use(use: TagUse): void;
  warn(diagnostic: {
    readonly code: 'theme/unknown-navigation' | 'theme/unknown-collection' | 'theme/broken-tag';
    readonly message: string;
    readonly hint?: string;
  }): void;
}

/** What tag expansion may know of the theme and the site. */
export interface TagExpansionContext {
  /** Names of the theme's partials, as used with `apply`. */
  readonly partialNames: readonly string[];
  /** Navigations of the theme and of the site. */
  readonly navigationIds: readonly string[];
  /** URL ids of the site's collections; undefined without a site. */
  readonly collectionUrlIds?: readonly string[] | undefined;
  /** Files in `scripts/`. */
  readonly scriptNames: readonly string[];
}
