type Channels = readonly [red: number, green: number, blue: number];

/** Hue in degrees (0 to 360), saturation and lightness from 0 to 1; channels from 0 to 255, not rounded. */
export function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => 255 * (lightness - reach * wave(hue, offset));
  return [channel(0), channel(8), channel(4)];
}

/** Hue in degrees (0 to 360), whiteness and blackness from 0 to 1; together above 1 they give the grey they share. */
export function fromHwb(hue: number, whiteness: number, blackness: number): Channels {
  const sum = whiteness + blackness;
  if (sum >= 1) {
    const grey = 255 * (whiteness / sum);
    return [grey, grey, grey];
  }
  const [red, green, blue] = fromHsl(hue, 1, 0.5);
  const mix = (channel: number) => channel * (1 - sum) + 255 * whiteness;
  return [mix(red), mix(green), mix(blue)];
}

/** The trapezoid between -1 and 1 that a channel follows around the twelve thirds of the colour wheel. */
function wave(hue: number, offset: number): number {
  const position = (offset + hue / 30) % 12;
  return Math.max(-1, Math.min(position - 3, 9 - position, 1));
}
