import type { Asset } from '../../model/documents/asset.ts';

type FocalPoint = NonNullable<Asset['mediaFocalPoint']>;

/**
 * The class that keeps the focal point of an image visible where the image is cropped: a strict CSP blocks `style` attributes.
 * Undefined for the center, the default.
 */
export function focalClass(point: FocalPoint | undefined): string | undefined {
  const [x, y] = percentages(point);
  return x === 50 && y === 50 ? undefined : `focal-${x}-${y}`;
}

/** The declaration of the class. */
export function focalRule(point: FocalPoint | undefined): string {
  const [x, y] = percentages(point);
  return `object-position:${x}% ${y}%`;
}

function percentages({ x, y }: FocalPoint = { x: 0.5, y: 0.5 }): readonly [number, number] {
  return [Math.round(x * 100), Math.round(y * 100)];
}
