import { cloud, hash, lerp, noise, ramp, speck } from './noise.ts';
import type { Paint, Surface } from './solid.ts';

/** Linear-light colour. */
export type Colour = readonly [number, number, number];

/** `#rrggbb` to linear light. */
export function colour(hex: string): Colour {
  const part = (from: number): number => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

export interface Clay {
  readonly body: Colour;
  /** Iron specks burnt out of the body, 0..1. */
  readonly specks: number;
  readonly seed: number;
}

export interface Glaze {
  readonly colour: Colour;
  /** Where it lies thick. */
  readonly deep: Colour;
  /** Where it breaks thin over rims and rings. */
  readonly thin: Colour;
  readonly gloss: number;
  /** Height at which the dip stopped; bare clay below. */
  readonly line: number;
  /** How far the runs hang below the line. */
  readonly runs: number;
  /** Height of the rim, where the glaze breaks. */
  readonly rim: number;
  readonly seed: number;
  /** A second dip over the upper part. */
  readonly over?: { readonly colour: Colour; readonly deep: Colour; readonly line: number };
  /** A brushed band or motif; gives 0..1 for a point of the wall. */
  readonly brush?: {
    readonly colour: Colour;
    readonly mark: (angle: number, y: number, r: number) => number;
  };
}

const IRON: Colour = [0.035, 0.022, 0.016];

export function bareClay(clay: Clay): Paint {
  return (out, x, y, z) => {
    clayAt(clay, out, [x, y, z]);
    out.glow = 0;
  };
}

/** A dipped pot. */
export function glazed(clay: Clay, glaze: Glaze): Paint {
  return (out, x, y, z, inside) => {
    out.glow = 0;
    clayAt(clay, out, [x, y, z]);
    const angle = Math.atan2(z, x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const r = Math.hypot(x, z);
    const sway = noise(cos * 1.6, sin * 1.6, 0, glaze.seed) + 0.25 * noise(cos * 5, sin * 5, 1, glaze.seed);
    const edge = glaze.line + sway * glaze.runs * 0.5 - hanging(angle, glaze) * glaze.runs;
    const above = inside ? 0.05 + y * 0.5 : y - edge;
    flash(out, above);
    const cover = ramp(-0.006, 0.008, above);
    if (cover <= 0) return;
    coat(out, glaze, { x, y, z, angle, r, above, cover });
  };
}

/** Runs: a few rounded tongues round the pot, 0..1. */
function hanging(angle: number, glaze: Glaze): number {
  const count = 11;
  const turn = ((angle / (2 * Math.PI)) * count + count) % count;
  let hang = 0;
  for (const beside of [-1, 0, 1]) {
    const cell = (Math.floor(turn) + beside + count) % count;
    if (hash(cell, 1, 0, glaze.seed) < 0.5) continue;
    const middle = Math.floor(turn) + beside + 0.25 + 0.5 * hash(cell, 2, 0, glaze.seed);
    const wide = 0.16 + 0.2 * hash(cell, 3, 0, glaze.seed);
    const off = Math.abs(turn - middle) / wide;
    const long = 0.35 + 0.65 * hash(cell, 4, 0, glaze.seed);
    hang = Math.max(
      hang,
      off >= 1.6 ? 0 : long * (off < 1 ? Math.sqrt(1 - off * off * 0.75) : 0.5 * ramp(1.6, 1, off)),
    );
  }
  return hang;
}

interface WallPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
  readonly r: number;
  readonly above: number;
  readonly cover: number;
}

function coat(out: Surface, glaze: Glaze, at: WallPoint): void {
  const { x, y, z, angle, r, above, cover } = at;
  const streak = noise(Math.cos(angle) * 9, y * 1.1, Math.sin(angle) * 9, glaze.seed + 5);
  const depth = 0.5 + 0.32 * cloud(x * 3.4, y * 3.4, z * 3.4, glaze.seed + 9) + 0.3 * streak;
  const pool = 1 - ramp(0.01, 0.07, above);
  let main = mix(glaze.colour, glaze.deep, Math.min(1, Math.max(0, depth * 0.75) + pool * 0.6));
  if (glaze.over) {
    const edge = glaze.over.line + 0.09 * noise(Math.cos(angle) * 5, Math.sin(angle) * 5, 4, glaze.seed + 2);
    const second = mix(glaze.over.colour, glaze.over.deep, Math.max(0, depth * 0.8));
    main = mix(main, second, ramp(-0.05, 0.05, y - edge + 0.05 * streak));
  }
  if (glaze.brush) main = mix(main, glaze.brush.colour, Math.min(1, glaze.brush.mark(angle, y, r)));
  const rim = ramp(glaze.rim - 0.045, glaze.rim - 0.005, y + 0.012 * streak);
  const ring = 0.16 * ramp(0.4, 1, Math.sin(y * 46 + angle));
  main = mix(main, glaze.thin, Math.min(0.85, rim * 0.8 + ring));
  const fleck = speck(x * 19, y * 19, z * 19, { seed: glaze.seed + 20, density: 0.09 }) * 0.55;
  main = mix(main, IRON, fleck);
  out.r = lerp(out.r, main[0], cover);
  out.g = lerp(out.g, main[1], cover);
  out.b = lerp(out.b, main[2], cover);
  out.gloss = lerp(out.gloss, glaze.gloss, cover);
}

/** The rust-coloured blush of bare clay beside a glaze. */
function flash(out: Surface, above: number): void {
  const blush = above > 0 ? 0 : 0.5 * ramp(-0.1, 0, above);
  out.r = lerp(out.r, out.r * 0.92, blush);
  out.g = lerp(out.g, out.g * 0.68, blush);
  out.b = lerp(out.b, out.b * 0.5, blush);
}

function clayAt(clay: Clay, out: Surface, at: Colour): void {
  const [x, y, z] = at;
  const shade =
    1 + 0.1 * cloud(x * 7, y * 7, z * 7, clay.seed) + 0.06 * noise(x * 60, y * 60, z * 60, clay.seed);
  const spot =
    clay.specks === 0 ? 0 : speck(x * 16, y * 16, z * 16, { seed: clay.seed + 4, density: clay.specks });
  out.r = lerp(clay.body[0] * shade, IRON[0], spot * 0.8);
  out.g = lerp(clay.body[1] * shade, IRON[1], spot * 0.8);
  out.b = lerp(clay.body[2] * shade, IRON[2], spot * 0.8);
  out.gloss = 0.04;
}

function mix(a: Colour, b: Colour, t: number): Colour {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

/** One colour with a cloudy unevenness. */
export function plain(
  hex: string,
  look: { gloss?: number; uneven?: number; grain?: number; glow?: number } = {},
): Paint {
  const [r, g, b] = colour(hex);
  const { gloss = 0.05, uneven = 0.1, grain = 4, glow = 0 } = look;
  return (out, x, y, z) => {
    const shade = 1 + uneven * cloud(x * grain, y * grain, z * grain, 77);
    out.r = r * shade;
    out.g = g * shade;
    out.b = b * shade;
    out.gloss = gloss;
    out.glow = glow;
  };
}

/** Planed timber with its grain along x. */
export function timber(light: string, dark: string): Paint {
  const a = colour(light);
  const b = colour(dark);
  return (out, x, y, z) => {
    const wander = noise(x * 0.5, y * 3, z * 3, 31) * 0.8;
    const ring = 0.5 + 0.5 * Math.sin((z * 9 + y * 9 + wander * 3) * 2.2);
    const fibre = noise(x * 3, y * 70, z * 70, 12) * 0.22;
    const [r, g, blue] = mix(a, b, Math.min(1, Math.max(0, ring * 0.55 + fibre + 0.2)));
    out.r = r;
    out.g = g;
    out.b = blue;
    out.gloss = 0.1;
    out.glow = 0;
  };
}

/** Woven cloth. */
export function linen(hex: string, stripe?: string): Paint {
  const base = colour(hex);
  const line = colour(stripe ?? hex);
  return (out, x, _y, z) => {
    const weave = 1 + 0.1 * Math.sin(x * 150) * Math.sin(z * 150) + 0.08 * noise(x * 50, 0, z * 9, 5);
    const band = stripe === undefined ? 0 : ramp(0.86, 0.9, Math.abs(Math.sin(x * 7.4)));
    out.r = lerp(base[0], line[0], band * 0.8) * weave;
    out.g = lerp(base[1], line[1], band * 0.8) * weave;
    out.b = lerp(base[2], line[2], band * 0.8) * weave;
    out.gloss = 0.02;
    out.glow = 0;
  };
}
