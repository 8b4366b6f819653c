import { lerp, ramp } from './noise.ts';
import type { Colour } from './paints.ts';
import type { Point, Solid } from './solid.ts';

/** The window of the studio, as seen from the table. */
export interface Light {
  /** Towards the window. */
  readonly from: Point;
  readonly key: number;
  readonly fill: number;
  readonly warmth: Colour;
  readonly sky: Colour;
  /** Small is soft. */
  readonly hardness: number;
  /** Two by two panes of sunlight: the middle of their patch where it crosses the plane z = 0, and a pane's size. */
  readonly panes?: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
}

export const MORNING: Light = {
  from: unit([-0.62, 0.66, 0.46]),
  key: 2.7,
  fill: 0.7,
  warmth: [1, 0.95, 0.87],
  sky: [0.9, 0.96, 1.02],
  hardness: 7,
};

export const LATE: Light = {
  from: unit([-0.78, 0.5, 0.42]),
  key: 3.2,
  fill: 0.86,
  warmth: [1, 0.88, 0.7],
  sky: [0.92, 0.95, 1],
  hardness: 11,
};

/** The part of the key light that reaches a point: 0..1. */
export function keyReach(solids: readonly Solid[], light: Light, at: Point): number {
  const panes = light.panes === undefined ? 1 : paneMask(light, light.panes, at);
  return panes <= 0.004 ? 0 : panes * shadow(solids, light, at);
}

/** Soft shadow: the nearest miss of a ray towards the light. */
function shadow(solids: readonly Solid[], light: Light, at: Point): number {
  const [dx, dy, dz] = light.from;
  let reach = 1;
  for (const solid of solids) {
    const ox = solid.centre[0] - at[0];
    const oy = solid.centre[1] - at[1];
    const oz = solid.centre[2] - at[2];
    const along = ox * dx + oy * dy + oz * dz;
    const gap = Math.sqrt(Math.max(0, ox * ox + oy * oy + oz * oz - along * along)) - solid.radius;
    if (along < -solid.radius || gap * light.hardness > Math.max(0.3, along)) continue;
    let t = Math.max(0.02, along - solid.radius * 1.6 - gap);
    const end = along + solid.radius + 0.2;
    for (let step = 0; step < 48 && t < end; step += 1) {
      const near = solid.distance(at[0] + dx * t, at[1] + dy * t, at[2] + dz * t);
      reach = Math.min(reach, 0.5 + (0.5 * light.hardness * near) / t);
      if (reach <= 0.01) return 0;
      t += Math.max(0.012, Math.abs(near) * 0.9);
    }
  }
  return reach * reach * (3 - 2 * reach);
}

/** How open the surroundings are: 0 shut in, 1 free. */
export function openness(solids: readonly Solid[], at: Point, normal: Point): number {
  let shut = 0;
  let weight = 1;
  for (let step = 1; step <= 5; step += 1) {
    const far = 0.035 * step * step;
    const x = at[0] + normal[0] * far;
    const y = at[1] + normal[1] * far;
    const z = at[2] + normal[2] * far;
    let near = Math.min(far, Math.max(0, y));
    for (const solid of solids) {
      const gap = Math.hypot(x - solid.centre[0], y - solid.centre[1], z - solid.centre[2]) - solid.radius;
      if (gap < near) near = Math.min(near, solid.distance(x, y, z));
    }
    shut += (weight * (far - Math.max(0, near))) / far;
    weight *= 0.78;
  }
  return Math.max(0.06, 1 - shut * 0.3);
}

/** What a polished surface sees in direction `d`: the window, else the dim room. */
export function mirrored(light: Light, d: Point, gloss: number): number {
  const along = d[0] * light.from[0] + d[1] * light.from[1] + d[2] * light.from[2];
  const room = 0.1 + 0.34 * ramp(-0.2, 1, d[1]) + 0.12 * ramp(0, 1, -d[0]);
  if (along <= 0) return room;
  const [u, v] = windowAxes(light, d, along);
  const blur = lerp(0.5, 0.06, gloss);
  const across = 1 - ramp(0.3 - blur, 0.3 + blur, Math.abs(u));
  const upright = 1 - ramp(0.46 - blur, 0.46 + blur, Math.abs(v));
  const bar = 1 - 0.8 * gloss * (1 - ramp(0.01, 0.012 + blur, Math.abs(u)));
  return room + lerp(0.9, 8, gloss) * across * upright * bar;
}

function windowAxes(light: Light, d: Point, along: number): readonly [number, number] {
  const [lx, ly, lz] = light.from;
  const flat = Math.hypot(lx, lz);
  const [ax, az] = [-lz / flat, lx / flat];
  const u = (d[0] * ax + d[2] * az) / along;
  const bx = -az * ly;
  const by = az * lx - ax * lz;
  const bz = ax * ly;
  return [u, (d[0] * bx + d[1] * by + d[2] * bz) / along];
}

function paneMask(light: Light, panes: NonNullable<Light['panes']>, at: Point): number {
  const far = at[2] / light.from[2];
  const x = at[0] - light.from[0] * far - panes.x;
  const y = at[1] - light.from[1] * far - panes.y;
  const soft = 0.07;
  const edge = (value: number, half: number): number => 1 - ramp(half - soft, half + soft, Math.abs(value));
  const columns = edge(Math.abs(x) - panes.wide * 0.54, panes.wide * 0.5);
  const rows = edge(Math.abs(Math.abs(y) - panes.high * 0.54), panes.high * 0.5);
  return 0.06 + 0.94 * columns * rows;
}

export function unit(v: Point): Point {
  const length = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / length, v[1] / length, v[2] / length];
}
