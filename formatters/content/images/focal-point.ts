import type { Value } from '../../contract.ts';
import { asNumber, frameMember } from '../../values/index.ts';

/** `x,y` from 0 to 1; the middle when the item has none (language reference 12.1). */
export function focalPoint(item: Value): string {
  const point = frameMember(item, 'mediaFocalPoint');
  if (point === undefined) return '0.5,0.5';
  return `${asNumber(frameMember(point, 'x'))},${asNumber(frameMember(point, 'y'))}`;
}
