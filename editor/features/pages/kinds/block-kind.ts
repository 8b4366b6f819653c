import type { LucideIcon } from 'lucide-react';
import type { DrawnBlockName } from '../../../../compiler/model/index.ts';
import type { KindText } from './kinds-strings.ts';
import type { NewValue, SiteForBlock } from './new-value.ts';

/**
 * How the dashboard offers and edits one kind of block. Its texts are keys of `kinds-strings.ts`. Its fields
 * are in `fields/`, which the inspector loads.
 */
export interface BlockKindRecord {
  /** Its name in documents. */
  readonly format: DrawnBlockName;
  readonly name: KindText;
  /** Its purpose, for the menu. */
  readonly about: KindText;
  readonly icon: LucideIcon;
  readonly group: BlockGroup;
  /** What the canvas says in a block that prints nothing. */
  readonly empty?: KindText;
  /** Initial width in columns. Defaults to all. */
  readonly span?: number;
  /** The initial value, with visible contents. */
  newValue(site: SiteForBlock): NewValue;
}

/** Groups of the menu, in its order. */
export const BLOCK_GROUPS = {
  basic: 'kind.group.basic',
  media: 'kind.group.media',
  site: 'kind.group.site',
  more: 'kind.group.more',
} as const;

export type BlockGroup = keyof typeof BLOCK_GROUPS;
