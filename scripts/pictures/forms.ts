import { noise } from './noise.ts';
import type { Form } from './solid.ts';

/** A knot of a profile: distance from the axis and height. */
export type Knot = readonly [radius: number, height: number];

export interface LatheOptions {
  /** Amplitude of the rings that fingers leave, in units. */
  readonly rings?: number;
  readonly seed?: number;
  /** Stretch along x, ≥ 1: an oval dish. */
  readonly oval?: number;
  /** Number of cut facets round the wall, 0 for none. */
  readonly facets?: number;
}

const CELLS = 320;
const STEPS_BETWEEN_KNOTS = 18;

/** A thrown form: the closed outline (outside up, inside down, back to the axis) is smoothed and turned round y. */
export function lathe(knots: readonly Knot[], options: LatheOptions = {}): Form {
  const line = smoothLine(knots);
  const top = Math.max(...knots.map((knot) => knot[1]));
  const wide = Math.max(...knots.map((knot) => knot[0]));
  const grid = distanceGrid(line, wide, top);
  const { rings = 0.004, seed = 1, oval = 1, facets = 0 } = options;
  const change = (angle: number, y: number): number =>
    rings *
      Math.sin(y * 46 + angle + 2 * noise(y * 9, 0, 0, seed)) *
      (0.6 + 0.4 * noise(y * 5, angle, 0, seed + 3)) +
    (facets === 0 ? 0 : 0.022 * Math.abs(Math.sin((angle * facets) / 2)) - 0.012);
  const around = (x: number, z: number): number => Math.atan2(z, x);
  return {
    distance: (x, y, z) => {
      const r = Math.sqrt((x / oval) * (x / oval) + z * z);
      return (fromGrid(grid, r, y) - rings - (facets === 0 ? 0 : 0.012)) * (facets === 0 ? 0.96 : 0.85);
    },
    exact: (x, y, z) => {
      const r = Math.sqrt((x / oval) * (x / oval) + z * z);
      return toLine(line, r, y) + change(around(x / oval, z), y);
    },
    centre: [0, top / 2, 0],
    radius: Math.hypot(wide * oval, top / 2) + 0.05,
  };
}

/** A box of half-sizes `half` with rounded edges, standing on its own middle. */
export function block(half: readonly [number, number, number], round = 0.02): Form {
  const [hx, hy, hz] = half;
  const distance = (x: number, y: number, z: number): number => {
    const qx = Math.abs(x) - hx + round;
    const qy = Math.abs(y) - hy + round;
    const qz = Math.abs(z) - hz + round;
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
  return { distance, exact: distance, centre: [0, 0, 0], radius: Math.hypot(hx, hy, hz) };
}

/** A bar from one point to another, with a radius at each end. */
export function bar(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: readonly [number, number],
): Form {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length2 = dx * dx + dy * dy + dz * dz;
  const distance = (x: number, y: number, z: number): number => {
    const t = Math.min(
      1,
      Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / length2),
    );
    const away = Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t, z - from[2] - dz * t);
    return (away - thick[0] - (thick[1] - thick[0]) * t) * 0.9;
  };
  const middle = [from[0] + dx / 2, from[1] + dy / 2, from[2] + dz / 2] as const;
  return { distance, exact: distance, centre: middle, radius: Math.sqrt(length2) / 2 + Math.max(...thick) };
}

/** A pulled handle: part of an upright ring in the x-y plane, open towards -x, `tall` times as high as wide. */
export function handle(size: { radius: number; thick: number; tall?: number }): Form {
  const { radius, thick, tall = 1.3 } = size;
  const distance = (x: number, y: number, z: number): number => {
    const flat = Math.hypot(x, y / tall) - radius;
    const strap = z * 0.72;
    return (Math.hypot(flat, strap) - thick) * 0.8;
  };
  return { distance, exact: distance, centre: [0, 0, 0], radius: radius * tall + thick * 1.5 };
}

/** A ball with an uneven skin: a lemon, a lump of clay, an olive. */
export function lump(size: {
  radius: number;
  rough: number;
  grain: number;
  seed: number;
  long?: number;
}): Form {
  const { radius, rough, grain, seed, long = 1 } = size;
  const distance = (x: number, y: number, z: number): number =>
    (Math.hypot(x / long, y, z) - radius + rough * noise(x * grain, y * grain, z * grain, seed)) * 0.8;
  return { distance, exact: distance, centre: [0, 0, 0], radius: radius * long + rough };
}

interface Grid {
  readonly cells: Float32Array;
  readonly wide: number;
  readonly high: number;
  readonly low: number;
}

function distanceGrid(line: Float64Array, wide: number, top: number): Grid {
  const grid: Grid = {
    cells: new Float32Array(CELLS * CELLS),
    wide: wide + 0.3,
    high: top + 0.3,
    low: -0.15,
  };
  for (let row = 0; row < CELLS; row += 1) {
    const y = grid.low + ((grid.high - grid.low) * row) / (CELLS - 1);
    for (let column = 0; column < CELLS; column += 1) {
      grid.cells[row * CELLS + column] = toLine(line, (grid.wide * column) / (CELLS - 1), y);
    }
  }
  return grid;
}

/** Bilinear in the grid; outside it, the distance to the grid's edge is added. */
function fromGrid(grid: Grid, r: number, y: number): number {
  const rIn = Math.min(r, grid.wide);
  const yIn = Math.min(Math.max(y, grid.low), grid.high);
  const column = Math.min((rIn / grid.wide) * (CELLS - 1), CELLS - 1.001);
  const row = Math.min(((yIn - grid.low) / (grid.high - grid.low)) * (CELLS - 1), CELLS - 1.001);
  const ci = Math.floor(column);
  const ri = Math.floor(row);
  const u = column - ci;
  const v = row - ri;
  const at = ri * CELLS + ci;
  const low = (grid.cells[at] ?? 0) * (1 - u) + (grid.cells[at + 1] ?? 0) * u;
  const high = (grid.cells[at + CELLS] ?? 0) * (1 - u) + (grid.cells[at + CELLS + 1] ?? 0) * u;
  return low * (1 - v) + high * v + Math.max(r - rIn, Math.abs(y - yIn));
}

/** Signed distance in the half-plane to the closed outline (the axis is its last side, and is no wall). */
function toLine(line: Float64Array, r: number, y: number): number {
  let best = 1e9;
  let inside = false;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = line[i] ?? 0;
    const ay = line[i + 1] ?? 0;
    const bx = line[i + 2] ?? 0;
    const by = line[i + 3] ?? 0;
    const ex = bx - ax;
    const ey = by - ay;
    const px = r - ax;
    const py = y - ay;
    const t = Math.min(1, Math.max(0, (px * ex + py * ey) / (ex * ex + ey * ey + 1e-12)));
    const dx = px - ex * t;
    const dy = py - ey * t;
    const away = dx * dx + dy * dy;
    if (away < best) best = away;
    if (ay > y !== by > y && r < ax + ((y - ay) / (by - ay)) * ex) inside = !inside;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/** Catmull-Rom through the knots; a knot given twice running stays a corner. */
function smoothLine(knots: readonly Knot[]): Float64Array {
  const points: number[] = [];
  const at = (i: number): Knot => knots[Math.min(Math.max(i, 0), knots.length - 1)] ?? [0, 0];
  for (let i = 0; i + 1 < knots.length; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < STEPS_BETWEEN_KNOTS; step += 1) {
      const t = step / STEPS_BETWEEN_KNOTS;
      points.push(Math.max(0, curve(a[0], b[0], c[0], d[0], t)), curve(a[1], b[1], c[1], d[1], t));
    }
  }
  const last = at(knots.length - 1);
  points.push(last[0], last[1]);
  return new Float64Array(points);
}

/** Catmull-Rom; called with four numbers of one axis. */
function curve(...[a, b, c, d, t]: [number, number, number, number, number]): number {
  const tightness = 0.5;
  const m1 = tightness * (c - a);
  const m2 = tightness * (d - b);
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m1 + (-2 * t3 + 3 * t2) * c + (t3 - t2) * m2;
}
