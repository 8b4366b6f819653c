/** One unit is ten centimetres; x to the right, y up from the tabletop, z towards the eye. */
export type Point = readonly [number, number, number];

/** What a surface looks like at one point. Written in place, as it is asked for millions of times. */
export interface Surface {
  r: number;
  g: number;
  b: number;
  /** 0 chalk … 1 wet glaze. */
  gloss: number;
  /** Light given off (embers); 0 for everything else. */
  glow: number;
}

/** Paints the point, in the solid's own coordinates, into `out`. `inside` is the inner wall or floor of a pot. */
export type Paint = (out: Surface, x: number, y: number, z: number, inside: boolean) => void;

/** A form at the origin: signed distance (a safe lower bound), a finer one for normals, and a bounding ball. */
export interface Form {
  readonly distance: (x: number, y: number, z: number) => number;
  readonly exact: (x: number, y: number, z: number) => number;
  readonly centre: Point;
  readonly radius: number;
}

/** A form with its paint, standing somewhere in a scene. */
export interface Solid {
  readonly distance: (x: number, y: number, z: number) => number;
  readonly exact: (x: number, y: number, z: number) => number;
  readonly paint: (out: Surface, x: number, y: number, z: number) => void;
  readonly centre: Point;
  readonly radius: number;
}

export interface Stand {
  readonly at: Point;
  /** Degrees about the upright axis. */
  readonly turn?: number;
  /** Degrees, leaning about the x axis (positive leans away from the eye), before the turn. */
  readonly lean?: number;
  readonly scale?: number;
}

/** Puts a form into the scene. */
export function stand(form: Form, paint: Paint, where: Stand): Solid {
  const scale = where.scale ?? 1;
  const turn = ((where.turn ?? 0) * Math.PI) / 180;
  const lean = ((where.lean ?? 0) * Math.PI) / 180;
  const [ax, ay, az] = where.at;
  const ct = Math.cos(turn);
  const st = Math.sin(turn);
  const cl = Math.cos(lean);
  const sl = Math.sin(lean);
  const local = (then: (x: number, y: number, z: number) => number) => (x: number, y: number, z: number) => {
    const dx = (x - ax) / scale;
    const dy = (y - ay) / scale;
    const dz = (z - az) / scale;
    const tx = ct * dx - st * dz;
    const tz = st * dx + ct * dz;
    return then(tx, cl * dy - sl * tz, sl * dy + cl * tz) * scale;
  };
  const [fx, fy, fz] = form.centre;
  const upY = cl * fy + sl * fz;
  const upZ = -sl * fy + cl * fz;
  return {
    distance: local(form.distance),
    exact: local(form.exact),
    paint: (out, x, y, z) => {
      const dx = (x - ax) / scale;
      const dy = (y - ay) / scale;
      const dz = (z - az) / scale;
      const tx = ct * dx - st * dz;
      const tz = st * dx + ct * dz;
      const ly = cl * dy - sl * tz;
      const lz = sl * dy + cl * tz;
      paint(out, tx, ly, lz, isInside(form, tx, ly, lz));
    },
    centre: [ax + (ct * fx + st * upZ) * scale, ay + upY * scale, az + (-st * fx + ct * upZ) * scale],
    radius: form.radius * scale,
  };
}

/** Joins forms; `blend` is the radius of the fillet between them. */
export function joined(forms: readonly Form[], blend = 0): Form {
  const [first, ...rest] = forms;
  if (first === undefined) throw new RangeError('joined() needs a form');
  return rest.reduce((one, two) => {
    const both =
      (a: (x: number, y: number, z: number) => number, b: typeof a) => (x: number, y: number, z: number) =>
        smoothMin(a(x, y, z), b(x, y, z), blend);
    const gap = Math.hypot(
      one.centre[0] - two.centre[0],
      one.centre[1] - two.centre[1],
      one.centre[2] - two.centre[2],
    );
    return {
      distance: both(one.distance, two.distance),
      exact: both(one.exact, two.exact),
      centre: one.centre,
      radius: Math.max(one.radius, gap + two.radius) + blend,
    };
  }, first);
}

/** Changes the space a form is asked in, such as a dent or a wave; `strength` (≤ 1) shortens the steps to stay safe. */
export function bent(form: Form, change: (x: number, y: number, z: number) => number, strength = 0.8): Form {
  return {
    distance: (x, y, z) => (form.distance(x, y, z) + change(x, y, z)) * strength,
    exact: (x, y, z) => form.exact(x, y, z) + change(x, y, z),
    centre: form.centre,
    radius: form.radius + 0.1,
  };
}

/** Moves a form within its own space. */
export function shifted(form: Form, by: Point): Form {
  const [x0, y0, z0] = by;
  return {
    distance: (x, y, z) => form.distance(x - x0, y - y0, z - z0),
    exact: (x, y, z) => form.exact(x - x0, y - y0, z - z0),
    centre: [form.centre[0] + x0, form.centre[1] + y0, form.centre[2] + z0],
    radius: form.radius,
  };
}

/** A step towards the axis and up leads into the open: the inner wall or the floor, not the outside. */
function isInside(form: Form, x: number, y: number, z: number): boolean {
  const r = Math.hypot(x, z) + 1e-6;
  const step = Math.min(0.02, r * 0.5);
  return y > 0.055 && form.exact(x - (x / r) * step, y + 0.012, z - (z / r) * step) > 0.004;
}

function smoothMin(a: number, b: number, blend: number): number {
  if (blend <= 0) return Math.min(a, b);
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - h * h * blend * 0.25;
}
