/** A color as stored: hue in degrees, saturation and lightness in percent, `alpha` from 0 to 1. */
export interface Hsla {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** The same color as RGB integers from 0 to 255. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export function rgbaOf({ hue, saturation, lightness, alpha }: Hsla): Rgba {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (turn: number) => {
    const k = (turn + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

/** Rounds to the fewest digits that give the same RGB color, so that each color has one spelling. */
export function hslaOf(color: Rgba): Hsla {
  const exact = exactHsla(color);
  for (const digits of [0, 1, 2]) {
    const short = rounded(exact, digits);
    if (isSameColor(rgbaOf(short), color)) return short;
  }
  return rounded(exact, 3);
}

export function isSameColor(left: Rgba, right: Rgba): boolean {
  return left.red === right.red && left.green === right.green && left.blue === right.blue;
}

function exactHsla({ red, green, blue, alpha }: Rgba): Hsla {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, lightness] = [high - low, (high + low) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100, alpha };
  const sixth = high === r ? (g - b) / spread + 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  return { hue: (sixth * 60) % 360, saturation: saturation * 100, lightness: lightness * 100, alpha };
}

function rounded({ hue, saturation, lightness, alpha }: Hsla, digits: number): Hsla {
  const to = (value: number) => Number(value.toFixed(digits));
  return { hue: to(hue) % 360, saturation: to(saturation), lightness: to(lightness), alpha };
}
