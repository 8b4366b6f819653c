import type { Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { membersOf } from '../../values/members-of.ts';

/** `x,y` from 0 to 1; defaults to the center (language reference 12.1). */
export function focalPoint(item: Value): string {
  const point = membersOf(item).mediaFocalPoint;
  if (point === undefined) return '0.5,0.5';
  const { x, y } = membersOf(point);
  return `${coordinate(x)},${coordinate(y)}`;
}

/**
 * Whole hundredths, the usual case, are assembled from integers: engines cache the string forms of small integers,
 * but convert fractions again each time.
 */
function coordinate(value: Value): string {
  const number = asNumber(value);
  const hundredths = Math.round(number * 100);
  if (hundredths <= 0 || hundredths >= 100 || hundredths / 100 !== number) return String(number);
  if (hundredths % 10 === 0) return `0.${hundredths / 10}`;
  return hundredths < 10 ? `0.0${hundredths}` : `0.${hundredths}`;
}
