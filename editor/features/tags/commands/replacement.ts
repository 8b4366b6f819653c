import type { Taxon } from '../../../../compiler/model/index.ts';

/** Tags or categories to remove, and what takes their place. */
export interface Replacement {
  readonly type: Taxon['type'];
  /** Ids of tags, or of categories. */
  readonly removed: ReadonlySet<string>;
  /** The one that items and subcategories move to; without it, items lose what is removed. */
  readonly target?: string;
}
