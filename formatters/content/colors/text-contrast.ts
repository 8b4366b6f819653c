import type { Color } from './parse-color.ts';

/** A background counts as dark below 0.65 of the 256 steps of a channel (product specification 9). */
const DARK_BELOW = 0.65 * 256;

/** Whether a background requires text for dark or for light backgrounds. Ignores transparency. */
export function textContrast(background: Color): 'dark' | 'light' {
  return luminanceOf(background) < DARK_BELOW ? 'dark' : 'light';
}

/** Perceived brightness from 0 to 255, with the ITU-R BT.601 luma weights. */
export function luminanceOf({ red, green, blue }: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
