import { keyReach, type Light, mirrored, openness, unit } from './light.ts';
import { lerp, noise, ramp } from './noise.ts';
import type { Paint, Point, Solid, Surface } from './solid.ts';

export interface Scene {
  readonly solids: readonly Solid[];
  readonly table: Paint;
  readonly wall: Paint;
  /** Where the table ends and the wall begins. */
  readonly wallZ: number;
  readonly light: Light;
  readonly eye: Point;
  readonly target: Point;
  /** Height of the view in degrees. */
  readonly view: number;
  readonly exposure?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Rig {
  readonly scene: Scene;
  readonly forward: Point;
  readonly right: Point;
  readonly up: Point;
  readonly tall: number;
}

/** Draws a scene as RGB bytes, three a pixel. Edges are sampled four times. */
export function render(scene: Scene, size: Size): Uint8Array {
  const rig = rigged(scene);
  const { width, height } = size;
  const rough = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = sample(rig, size, [x + 0.5, y + 0.5]);
      rough.set(pixel, (y * width + x) * 3);
    }
  }
  const smooth = refined(rig, size, rough);
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < bytes.length; i += 1) {
    bytes[i] = Math.round(255 * Math.min(1, Math.max(0, smooth[i] ?? 0)));
  }
  return bytes;
}

/** Samples again, four times, where neighbours differ. */
function refined(rig: Rig, size: Size, rough: Float32Array): Float32Array {
  const { width, height } = size;
  const out = rough.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 3 + 1;
      const here = rough[at] ?? 0;
      const gap = Math.max(
        Math.abs(here - (rough[at + 3] ?? 0)),
        Math.abs(here - (rough[at - 3] ?? 0)),
        Math.abs(here - (rough[at + width * 3] ?? 0)),
        Math.abs(here - (rough[at - width * 3] ?? 0)),
      );
      if (gap < 0.045) continue;
      const sum = [0, 0, 0];
      for (const [dx, dy] of [
        [0.13, 0.38],
        [0.62, 0.13],
        [0.87, 0.62],
        [0.38, 0.87],
      ] as const) {
        const [r, g, b] = sample(rig, size, [x + dx, y + dy]);
        sum[0] = (sum[0] ?? 0) + r / 4;
        sum[1] = (sum[1] ?? 0) + g / 4;
        sum[2] = (sum[2] ?? 0) + b / 4;
      }
      out.set(sum, at - 1);
    }
  }
  return out;
}

function rigged(scene: Scene): Rig {
  const forward = unit([
    scene.target[0] - scene.eye[0],
    scene.target[1] - scene.eye[1],
    scene.target[2] - scene.eye[2],
  ]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Point = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  return { scene, forward, right, up, tall: Math.tan((scene.view * Math.PI) / 360) };
}

/** The colour of one spot of the picture, ready for the eye (gamma applied), 0..1 each. */
function sample(rig: Rig, size: Size, at: readonly [number, number]): Point {
  const { scene, forward, right, up, tall } = rig;
  const u = ((at[0] * 2 - size.width) / size.height) * tall;
  const v = ((size.height - at[1] * 2) / size.height) * tall;
  const d = unit([
    forward[0] + right[0] * u + up[0] * v,
    forward[1] + right[1] * u + up[1] * v,
    forward[2] + right[2] * u + up[2] * v,
  ]);
  const seen = lit(scene, scene.eye, d, true);
  const corner = Math.hypot(u / tall, v / tall);
  return graded(seen, (scene.exposure ?? 1) * (1 - 0.1 * corner * corner));
}

function lit(scene: Scene, from: Point, d: Point, bounce: boolean): Point {
  const hit = cast(scene, from, d);
  const at: Point = [from[0] + d[0] * hit.t, from[1] + d[1] * hit.t, from[2] + d[2] * hit.t];
  const surface: Surface = { r: 0, g: 0, b: 0, gloss: 0, glow: 0 };
  const normal = hit.solid
    ? solidNormal(hit.solid, at)
    : hit.wall
      ? wallNormal(scene, at)
      : ([0, 1, 0] as const);
  const paint = hit.solid ? hit.solid.paint : hit.wall ? scene.wall : scene.table;
  paint(surface, at[0], at[1], at[2], false);
  return shade(scene, { at, normal, surface, d, bounce });
}

interface Spot {
  readonly at: Point;
  readonly normal: Point;
  readonly surface: Surface;
  readonly d: Point;
  readonly bounce: boolean;
}

function shade(scene: Scene, spot: Spot): Point {
  const { light, solids } = scene;
  const { at, normal: n, surface: s } = spot;
  const off: Point = [at[0] + n[0] * 0.012, at[1] + n[1] * 0.012, at[2] + n[2] * 0.012];
  const facing = n[0] * light.from[0] + n[1] * light.from[1] + n[2] * light.from[2];
  const wrapped = Math.max(0, (facing + 0.12) / 1.12);
  const reach = wrapped > 0 ? keyReach(solids, light, off) : 0;
  const open = openness(solids, at, n);
  const key = light.key * wrapped * reach;
  const side = 0.5 + 0.5 * (n[0] * -0.5 + n[1] * 0.55 + n[2] * 0.45);
  const fill = light.fill * open * (0.35 + 0.65 * side);
  const back = 0.3 * light.key * Math.max(0, 0.4 - 0.6 * n[1]) * open * ramp(1.6, 0, at[1]) * 0.5;
  const out: [number, number, number] = [
    s.r * (key * light.warmth[0] + fill * light.sky[0] + back * 1.05) + s.glow * s.r,
    s.g * (key * light.warmth[1] + fill * light.sky[1] + back * 0.92) + s.glow * s.g,
    s.b * (key * light.warmth[2] + fill * light.sky[2] + back * 0.8) + s.glow * s.b,
  ];
  if (s.gloss > 0.03) addDiskSync(scene, spot, { out, open, reach });
  return out;
}

function addDiskSync(
  scene: Scene,
  spot: Spot,
  got: { out: [number, number, number]; open: number; reach: number },
): void {
  const { at, normal: n, surface: s, d, bounce } = spot;
  const into = d[0] * n[0] + d[1] * n[1] + d[2] * n[2];
  const away: Point = [d[0] - 2 * into * n[0], d[1] - 2 * into * n[1], d[2] - 2 * into * n[2]];
  const fresnel = (0.045 + 0.955 * (1 - Math.min(1, Math.max(0, -into))) ** 5) * Math.min(1, s.gloss * 1.2);
  let seen: Point | undefined;
  if (bounce && s.gloss > 0.45) {
    const from: Point = [at[0] + n[0] * 0.03, at[1] + n[1] * 0.03, at[2] + n[2] * 0.03];
    const hit = cast(scene, from, away);
    if (hit.solid || (!hit.wall && hit.t < 30)) seen = lit(scene, from, away, false);
  }
  const room = mirrored(scene.light, away, s.gloss) * lerp(0.35, 1, got.open) * lerp(0.45, 1, got.reach);
  got.out[0] += fresnel * (seen ? seen[0] : room);
  got.out[1] += fresnel * (seen ? seen[1] : room * 0.99);
  got.out[2] += fresnel * (seen ? seen[2] : room * 0.97);
}

interface Hit {
  readonly t: number;
  readonly solid?: Solid;
  readonly wall: boolean;
}

function cast(scene: Scene, from: Point, d: Point): Hit {
  const toTable = d[1] < -1e-6 ? -from[1] / d[1] : 1e9;
  const toWall = d[2] < -1e-6 ? (scene.wallZ - from[2]) / d[2] : 1e9;
  let best: Hit = { t: Math.min(toTable, toWall, 400), wall: toWall < toTable };
  for (const solid of scene.solids) {
    const t = march(solid, from, d, best.t);
    if (t < best.t) best = { t, solid, wall: false };
  }
  return best;
}

function march(solid: Solid, from: Point, d: Point, limit: number): number {
  const ox = solid.centre[0] - from[0];
  const oy = solid.centre[1] - from[1];
  const oz = solid.centre[2] - from[2];
  const along = ox * d[0] + oy * d[1] + oz * d[2];
  const gap2 = ox * ox + oy * oy + oz * oz - along * along;
  const r2 = solid.radius * solid.radius;
  if (gap2 > r2) return 1e9;
  const half = Math.sqrt(r2 - gap2);
  const end = Math.min(limit, along + half);
  let t = Math.max(0.001, along - half);
  for (let step = 0; step < 160 && t < end; step += 1) {
    const near = solid.distance(from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t);
    if (near < 0.0012) return t;
    t += near;
  }
  return 1e9;
}

function solidNormal(solid: Solid, at: Point): Point {
  const e = 0.006;
  const a = solid.exact(at[0] + e, at[1] - e, at[2] - e);
  const b = solid.exact(at[0] - e, at[1] - e, at[2] + e);
  const c = solid.exact(at[0] - e, at[1] + e, at[2] - e);
  const f = solid.exact(at[0] + e, at[1] + e, at[2] + e);
  return unit([a - b - c + f, -a - b + c + f, -a + b - c + f]);
}

/** Plaster is never flat. */
function wallNormal(scene: Scene, at: Point): Point {
  const bump = (x: number, y: number): number =>
    noise(x * 0.9 + y * 0.4, y * 1.7, scene.wallZ, 3) * 0.03 +
    noise(x * 5 + y * 3, y * 14 - x * 2, 0, 4) * 0.0022;
  const e = 0.02;
  const here = bump(at[0], at[1]);
  return unit([(here - bump(at[0] + e, at[1])) / e, (here - bump(at[0], at[1] + e)) / e, 1]);
}

/** Film-like curve, a breath of blue in the shadows, then gamma. */
function graded(c: Point, exposure: number): Point {
  const film = (x: number): number => {
    const v = Math.max(0, x) * exposure * 0.8;
    return (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  };
  const [r, g, b] = [film(c[0]), film(c[1]), film(c[2])];
  const luma = 0.3 * r + 0.59 * g + 0.11 * b;
  const dark = (1 - Math.min(1, luma * 2.4)) * 0.012;
  const eye = (x: number): number => Math.min(1, Math.max(0, x)) ** (1 / 2.2);
  return [
    eye(lerp(luma, r, 0.86) + dark * 0.5),
    eye(lerp(luma, g, 0.86) + dark * 0.8),
    eye(lerp(luma, b, 0.86) + dark * 1.5),
  ];
}
