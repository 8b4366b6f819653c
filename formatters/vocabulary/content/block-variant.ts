import { isCodeBetween } from '../code-table.ts';

/** The looks a block can have are numbered from 1000 to 1019; none has a public name. */
export function isBlockVariant(value: unknown): value is number {
  return isCodeBetween(value, 1000, 1019);
}
