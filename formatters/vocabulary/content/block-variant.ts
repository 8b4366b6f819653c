import { isCodeBetween } from '../code-table.ts';

/** Block variants are numbered from 1000 to 1019; none has a public name. */
export function isBlockVariant(value: unknown): value is number {
  return isCodeBetween(value, 1000, 1019);
}
