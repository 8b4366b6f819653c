import { isWordIn } from '../code-table.ts';

/** Block types that can represent a whole item. */
export const PROMOTED_BLOCK_TYPES = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

export type PromotedBlockType = (typeof PROMOTED_BLOCK_TYPES)[number];

export function isPromotedBlockType(value: unknown): value is PromotedBlockType {
  return isWordIn(PROMOTED_BLOCK_TYPES, value);
}
