import type { LucideIcon } from 'lucide-react';
import type { DrawnBlockName } from '../../../../compiler/model/index.ts';
import type { KindText } from './kinds-strings.ts';
import type { NewValue, SiteForBlock } from './new-value.ts';

/**
 * How the dashboard offers and edits one kind of block. Texts are keys of `kinds-strings.ts`.
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
  /** Fields of the inspector, in order. What a schema does not describe has a component in `inspector/block-fields.tsx`. */
  readonly fields?: FieldSpecs;
}

/** Groups of the menu, in its order. */
export const BLOCK_GROUPS = {
  basic: 'kind.group.basic',
  media: 'kind.group.media',
  site: 'kind.group.site',
  more: 'kind.group.more',
} as const;

export type BlockGroup = keyof typeof BLOCK_GROUPS;

/** Fields by name. Their types, bounds and choices are those of the schema of the kind. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

export interface FieldSpec {
  readonly label: KindText;
  readonly help?: KindText;
  /** A text of several lines. */
  readonly isLong?: true;
  /** Why a text is rejected. */
  readonly invalid?: KindText;
  /** Choices of an enumeration, by value, in order. */
  readonly options?: Readonly<Record<string, KindText>>;
  /** What applies where nothing is stored. */
  readonly fallback?: string | number | boolean;
  /** An id of a file of this media type instead of an image. */
  readonly media?: 'audio' | 'video';
  /** A point in time. */
  readonly isTime?: true;
  readonly list?: ListSpec;
}

/** Entries by id, with order keys. */
export interface ListSpec {
  /** What an entry is: "section". */
  readonly entry: KindText;
  /** The field that names an entry. */
  readonly title: string;
  readonly fields: FieldSpecs;
  newEntry(): Readonly<Record<string, unknown>>;
}
