import type { Value } from '../../contract.ts';
import { asNumber, membersOf } from '../../values/index.ts';

/** `x,y` from 0 to 1; the middle when the item has none (language reference 12.1). */
export function focalPoint(item: Value): string {
  const point = membersOf(item).mediaFocalPoint;
  if (point === undefined) return '0.5,0.5';
  const { x, y } = membersOf(point);
  return `${coordinate(x)},${coordinate(y)}`;
}

/**
 * Whole hundredths, which most points are given in, are put together from whole numbers: the host remembers the texts of
 * those, while fractions push each other out of its memory and are worked out anew each time.
 */
function coordinate(value: Value): string {
  const number = asNumber(value);
  const hundredths = Math.round(number * 100);
  if (hundredths <= 0 || hundredths >= 100 || hundredths / 100 !== number) return String(number);
  if (hundredths % 10 === 0) return `0.${hundredths / 10}`;
  return hundredths < 10 ? `0.0${hundredths}` : `0.${hundredths}`;
}
