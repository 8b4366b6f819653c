type Channels = readonly [red: number, green: number, blue: number];

/** Hue in degrees (0 to 360), saturation and lightness from 0 to 1; channels from 0 to 255, not rounded. */
export function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => 255 * (lightness - amplitude * wave(hue, offset));
  return [channel(0), channel(8), channel(4)];
}

/** Hue in degrees (0 to 360), whiteness and blackness from 0 to 1; if they sum to 1 or more, the result is gray. */
export function fromHwb(hue: number, whiteness: number, blackness: number): Channels {
  const sum = whiteness + blackness;
  if (sum >= 1) {
    const gray = 255 * (whiteness / sum);
    return [gray, gray, gray];
  }
  const [red, green, blue] = fromHsl(hue, 1, 0.5);
  const mix = (channel: number) => channel * (1 - sum) + 255 * whiteness;
  return [mix(red), mix(green), mix(blue)];
}

/** The trapezoid wave between -1 and 1 of a channel around the color wheel, in twelfths. */
function wave(hue: number, offset: number): number {
  const position = (offset + hue / 30) % 12;
  return Math.max(-1, Math.min(position - 3, 9 - position, 1));
}
