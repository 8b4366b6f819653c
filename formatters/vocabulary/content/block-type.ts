import { isCodeBetween, nameOfCode } from '../code-table.ts';

/**
 * Block types of a page layout. The other numbers from 1 to 72 are unnamed and preserved (R-ENUM-VAL-10, -13). Numbers from 2001 to
 * 2999 are our own, for types that the platform does not have, or whose numbers are not public. A number is never given to
 * another type.
 */
export const BLOCK_TYPE = {
  html: 2,
  image: 5,
  gallery: 8,
  form: 9,
  code: 23,
  quote: 31,
  video: 32,
  product: 43,
  markdown: 44,
  newsletter: 51,
  button: 53,
  'summary-v2': 55,
  chart: 62,
  accordion: 69,
  spacer: 21,
  horizontalrule: 47,
  'socialaccountlinks-v2': 54,
  map: 4,
  testimonials: 2001,
  audio: 41,
  embed: 22,
  menu: 18,
  archive: 61,
  calendar: 26,
  tagcloud: 2003,
  countdown: 2002,
  'website-component': 1337,
} as const;

export type BlockTypeName = keyof typeof BLOCK_TYPE;

/** Accepts named and unnamed block types, and those of later versions of Quoin. */
export function isBlockType(value: unknown): value is number {
  return (
    isCodeBetween(value, 1, 72) ||
    isCodeBetween(value, 2001, 2999) ||
    value === BLOCK_TYPE['website-component']
  );
}

/** Returns `undefined` for unnamed types. */
export function blockTypeName(code: number): BlockTypeName | undefined {
  return nameOfCode(BLOCK_TYPE, code);
}
