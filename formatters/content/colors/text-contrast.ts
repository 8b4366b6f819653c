import type { Color } from './parse-color.ts';

/** A background counts as dark below 0.65 of the 256 steps of a channel (product specification 9). */
const DARK_BELOW = 0.65 * 256;

/** Whether text on this background should be chosen for a dark or for a light one. Transparency does not count. */
export function textContrast(background: Color): 'dark' | 'light' {
  return luminanceOf(background) < DARK_BELOW ? 'dark' : 'light';
}

/** How bright a colour looks, 0 to 255: the weights of the eye's three kinds of cones as television uses them. */
export function luminanceOf({ red, green, blue }: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
