import type { Rgba } from './hsla.ts';

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(front: Rgba, back: Rgba): number {
  const [light, dark] = [luminance(blend(front, back)), luminance(back)].sort((left, right) => right - left);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Blends a translucent color with the color behind it. */
export function blend(front: Rgba, back: Rgba): Rgba {
  const blendChannel = (name: 'red' | 'green' | 'blue') =>
    Math.round(front[name] * front.alpha + back[name] * (1 - front.alpha));
  return { red: blendChannel('red'), green: blendChannel('green'), blue: blendChannel('blue'), alpha: 1 };
}

function luminance({ red, green, blue }: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
