import { lerp, noise, ramp } from './noise.ts';
import { bareClay, type Clay, type Colour, colour, type Glaze, glazed } from './paints.ts';
import type { Paint } from './solid.ts';

/** The studio's clays and glazes, by the names the shop gives them. */

export const STONEWARE: Clay = { body: colour('#b89b7b'), specks: 0.26, seed: 3 };
export const BARRO: Clay = { body: colour('#b57a5d'), specks: 0.04, seed: 8 };
export const PORCELAIN: Clay = { body: colour('#e3ddd0'), specks: 0, seed: 12 };
export const BLACK_CLAY: Clay = { body: colour('#4a4440'), specks: 0.05, seed: 15 };

type Coat = Pick<Glaze, 'colour' | 'deep' | 'thin' | 'gloss'>;

const COATS = {
  atlantic: coat(['#46648f', '#1f3560', '#7d6a55'], 0.85),
  foam: coat(['#e9e8df', '#d3d8d2', '#b08d68'], 0.75),
  seaweed: coat(['#6f9382', '#365a4c', '#8a6a45'], 0.85),
  slate: coat(['#48545f', '#28323c', '#7b6a58'], 0.3),
  oat: coat(['#d3c5a9', '#b9a584', '#8f6f4c'], 0.22),
  honey: coat(['#b07a35', '#70441a', '#5a3a20'], 0.88),
  celadon: coat(['#b9cbbd', '#8fae9f', '#b59a76'], 0.85),
  sky: coat(['#9db6cb', '#6e90b0', '#a08567'], 0.7),
} as const;

export type CoatName = keyof typeof COATS;

interface Dip {
  readonly clay?: Clay;
  readonly line: number;
  readonly rim: number;
  readonly runs?: number;
  readonly seed?: number;
  readonly over?: { readonly coat: CoatName; readonly line: number };
  readonly brush?: { readonly hex: string; readonly mark: (angle: number, y: number, r: number) => number };
}

/** A pot dipped in one glaze, or in two. */
export function dipped(name: CoatName, dip: Dip): Paint {
  const glaze: Glaze = {
    ...COATS[name],
    line: dip.line,
    rim: dip.rim,
    runs: dip.runs ?? 0.09,
    seed: dip.seed ?? 4,
  };
  const second = dip.over && {
    colour: COATS[dip.over.coat].colour,
    deep: COATS[dip.over.coat].deep,
    line: dip.over.line,
  };
  const brush = dip.brush && { colour: colour(dip.brush.hex), mark: dip.brush.mark };
  return glazed(dip.clay ?? STONEWARE, {
    ...glaze,
    ...(second && { over: second }),
    ...(brush && { brush }),
  });
}

export const raw = (clay: Clay): Paint => bareClay(clay);

/** The Tide plate: sea, foam and sand poured across the face; `turned` moves the shoreline. */
export function tide(turned = 0): Paint {
  const body = bareClay(STONEWARE);
  const [sea, deep] = [COATS.atlantic.colour, COATS.atlantic.deep];
  const [foam, sand] = [COATS.foam.colour, COATS.oat.colour];
  return (out, x, y, z) => {
    body(out, x, y, z, false);
    if (y < 0.05) return;
    const [c, s] = [Math.cos(turned), Math.sin(turned)];
    const [u, v] = [x * c - z * s, x * s + z * c];
    const shore = u + 0.22 * noise(v * 1.2, 3, 0, 9) + 0.05 * noise(v * 6, u * 2, 0, 10);
    const depth = ramp(-0.1, -0.95, shore) + 0.2 * noise(u * 4, v * 4, 1, 11);
    let main = blend(sea, deep, Math.min(1, Math.max(0, depth)));
    main = blend(main, foam, ramp(-0.08, -0.02, shore));
    main = blend(main, sand, ramp(0.1, 0.2, shore + 0.08 * noise(v * 9, u * 9, 2, 12)));
    const edge = ramp(1.27, 1.31, Math.hypot(x, z));
    main = blend(main, COATS.foam.thin, edge * 0.85);
    out.r = main[0];
    out.g = main[1];
    out.b = main[2];
    out.gloss = lerp(0.7, 0.3, ramp(0.1, 0.2, shore));
  };
}

/** Brush strokes round a wall: `count` leaning leaves between two heights. */
export function leaves(count: number, low: number, high: number): (angle: number, y: number) => number {
  return (angle, y) => {
    const up = (y - low) / (high - low);
    if (up < 0 || up > 1) return 0;
    const turn = (angle / (2 * Math.PI)) * count + up * 0.55;
    const off = Math.abs(turn - Math.round(turn));
    const fat = 0.3 * Math.sin(Math.PI * up ** 0.7);
    const dry = 0.15 * noise(angle * 30, y * 8, 0, 6);
    return ramp(fat, fat * 0.7, off) * (0.82 + dry);
  };
}

/** Bands drawn on the wheel: heights in units. */
export function bands(...heights: readonly number[]): (angle: number, y: number) => number {
  return (angle, y) => {
    const wobble = 0.008 * noise(Math.cos(angle) * 3, Math.sin(angle) * 3, 0, 8);
    let mark = 0;
    for (const height of heights) mark = Math.max(mark, ramp(0.024, 0.014, Math.abs(y - height + wobble)));
    return mark * (0.8 + 0.2 * noise(angle * 8, y * 4, 0, 3));
  };
}

/** Azulejos on the wall: blue motif on tin white. One tile is `side` units. */
export function azulejos(side: number): Paint {
  const white = colour('#dfe3e0');
  const blue = colour('#3d5f99');
  const pale = colour('#8fa9c9');
  const grout = colour('#b9b6aa');
  return (out, x, y, z) => {
    const column = Math.floor(x / side);
    const row = Math.floor((y + 0.2) / side);
    const u = Math.abs(x / side - column - 0.5) * 2;
    const v = Math.abs((y + 0.2) / side - row - 0.5) * 2;
    const hand = 0.03 * noise(x * 6, y * 6, z, 21);
    const quarter = Math.hypot(1 - u, 1 - v) + hand;
    const star = u * v * 3.2 + Math.max(u, v) + hand;
    let main = blend(white, pale, 0.12 + 0.12 * noise(column * 3.7, row * 5.1, 0, 5));
    main = blend(main, pale, ramp(0.03, 0, Math.abs(quarter - 0.56) - 0.045));
    main = blend(main, blue, ramp(0.03, 0, Math.abs(quarter - 0.4) - 0.06));
    main = blend(main, blue, ramp(0.03, 0, quarter - 0.16));
    main = blend(main, blue, ramp(0.04, 0, Math.abs(star - 0.62) - 0.07));
    main = blend(main, pale, ramp(0.04, 0, star - 0.3));
    const wear = 0.1 * noise(x * 2, y * 2, 0, 33);
    main = blend(main, white, Math.max(0, wear));
    const joint = ramp(0.962, 0.985, Math.max(u, v));
    main = blend(main, grout, joint);
    out.r = main[0];
    out.g = main[1];
    out.b = main[2];
    out.gloss = lerp(0.4, 0.03, joint);
    out.glow = 0;
  };
}

function blend(a: Colour, b: Colour, t: number): Colour {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

function coat(hexes: readonly [string, string, string], gloss: number): Coat {
  return { colour: colour(hexes[0]), deep: colour(hexes[1]), thin: colour(hexes[2]), gloss };
}
