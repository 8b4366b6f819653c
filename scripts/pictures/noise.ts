/** Value noise in -1..1 over a 3-D lattice; `seed` shifts the field. Deterministic: no random source is read. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const w = fade(z - zi);
  const a = lerp(hash(xi, yi, zi, seed), hash(xi + 1, yi, zi, seed), u);
  const b = lerp(hash(xi, yi + 1, zi, seed), hash(xi + 1, yi + 1, zi, seed), u);
  const c = lerp(hash(xi, yi, zi + 1, seed), hash(xi + 1, yi, zi + 1, seed), u);
  const d = lerp(hash(xi, yi + 1, zi + 1, seed), hash(xi + 1, yi + 1, zi + 1, seed), u);
  return lerp(lerp(a, b, v), lerp(c, d, v), w) * 2 - 1;
}

/** Three octaves of `noise`, about -1..1. */
export function cloud(x: number, y: number, z: number, seed: number): number {
  const first = noise(x, y, z, seed);
  const second = noise(x * 2.1 + 7, y * 2.1, z * 2.1, seed + 1);
  const third = noise(x * 4.3, y * 4.3 + 3, z * 4.3, seed + 2);
  return (first + second * 0.5 + third * 0.25) / 1.6;
}

/** 0..1, near 1 at the heart of a speck. One lattice cell of side 1 in `density` (0..1) holds one. */
export function speck(x: number, y: number, z: number, of: { seed: number; density: number }): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const here = hash(xi, yi, zi, of.seed);
  if (here > of.density) return 0;
  const dx = x - xi - 0.3 - 0.4 * hash(xi, yi, zi, of.seed + 1);
  const dy = y - yi - 0.3 - 0.4 * hash(xi, yi, zi, of.seed + 2);
  const dz = z - zi - 0.3 - 0.4 * hash(xi, yi, zi, of.seed + 3);
  const size = 0.1 + 0.24 * hash(xi, yi, zi, of.seed + 4);
  const away = Math.sqrt(dx * dx + dy * dy + dz * dz) / size;
  return away > 1.3 ? 0 : 1 - ramp(0.7, 1.3, away);
}

/** The smooth step from `low` to `high`. */
export function ramp(low: number, high: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** 0..1 from whole numbers. */
export function hash(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 0x1b873593) ^
    Math.imul(y, 0x2c1b3c6d) ^
    Math.imul(z, 0x297a2d39) ^
    Math.imul(seed, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}
