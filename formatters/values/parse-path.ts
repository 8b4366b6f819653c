import type { Path } from '../contract.ts';

/** The largest index in a reference (language reference 3.3); longer runs of digits are names. */
const MAX_INDEX = 2_147_483_647;

/** Splits `items.0.title` into its segments; runs of digits up to the largest index become numbers. */
export function parsePath(reference: string): Path {
  return reference.split('.').map(parseSegment);
}

function parseSegment(segment: string): string | number {
  if (!/^\d+$/.test(segment)) return segment;
  const index = Number(segment);
  return index <= MAX_INDEX ? index : segment;
}
