import type { TagUse } from '../../../model/theme.ts';

/** Why a tag cannot be expanded. */
export interface Rejection {
  readonly message: string;
  readonly hint: string;
}

/** How a tag writes itself down. */
export interface TagWriter {
  /** A name of a local variable that no other tag of the template uses. */
  readonly variable: string;
  readonly expansion: TagExpansionContext;
  /** Text in place of the tag. */
  generate(text: string): void;
  /** What is between the tags, its own tags expanded. */
  body(): void;
  /** Data that must be injected. */
  use(use: TagUse): void;
  warn(diagnostic: {
    readonly code: 'theme/unknown-navigation' | 'theme/unknown-collection';
    readonly message: string;
    readonly hint?: string;
  }): void;
}

/** What a tag may know of the theme and the site around it. */
export interface TagExpansionContext {
  /** Names of the theme's partials, as `apply` takes them. */
  readonly partialNames: readonly string[];
  /** Navigations of the theme and of the site. */
  readonly navigationIds: readonly string[];
  /** Of the site's collections; undefined where there is no site. */
  readonly collectionUrlIds?: readonly string[] | undefined;
  /** Files below `scripts/`. */
  readonly scriptNames: readonly string[];
}
