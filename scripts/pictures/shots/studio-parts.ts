import { bar, block, lathe } from '../forms.ts';
import { BARRO, BLACK_CLAY, type CoatName, dipped, PORCELAIN, raw, STONEWARE } from '../glazes.ts';
import { hash, lerp, noise, ramp } from '../noise.ts';
import { colour, plain, timber } from '../paints.ts';
import * as pots from '../pots.ts';
import { bent, type Paint, type Solid, stand } from '../solid.ts';

const wood = timber('#b6977a', '#836348');

/** A cone that has bent by `bend` radians over its length, as a chain of bars. */
export function cone(x: number, bend: number, hex: string): Solid {
  const parts = 7;
  let [px, py] = [0, 0.15];
  let whole = bar([px, py, 0], [px, py + 0.02, 0], [0.085, 0.085]);
  const pieces: (typeof whole)[] = [whole];
  for (let i = 0; i < parts; i += 1) {
    const lean = 0.12 + bend * ((i + 0.5) / parts) ** 1.3;
    const [nx, ny] = [px + Math.sin(lean) * 0.1, py + Math.cos(lean) * 0.1];
    const thick = (at: number): number => lerp(0.085, 0.03, at / parts);
    pieces.push(bar([px, py, 0], [nx, ny, 0], [thick(i), thick(i + 1)]));
    [px, py] = [nx, ny];
  }
  whole = {
    centre: [0.1, 0.45, 0],
    radius: 0.85,
    distance: (a, b, c) => Math.min(...pieces.map((piece) => piece.distance(a, b, c))),
    exact: (a, b, c) => Math.min(...pieces.map((piece) => piece.exact(a, b, c))),
  };
  return stand(whole, plain(hex, { gloss: 0.25, uneven: 0.15, grain: 9 }), { at: [x, 0, 0], turn: -8 });
}

export function clayLump(hex: string, seed: number, at: readonly [number, number, number]): Solid {
  const form = bent(
    block([0.52, 0.4, 0.42], 0.26),
    (x, y, z) =>
      0.05 * noise(x * 3, y * 3, z * 3, seed) +
      0.016 * noise(x * 11, y * 7, z * 11, seed + 1) +
      0.02 * Math.sin(y * 9 + x * 4 + seed),
  );
  return stand(form, plain(hex, { gloss: 0.2, uneven: 0.12, grain: 5 }), { at, turn: seed * 13 });
}

export function testTiles(): Solid[] {
  const white = colour('#e4e3da');
  const blue = colour('#17306d');
  const grey = colour('#8fa6b8');
  const form = block([0.19, 0.03, 0.24], 0.03);
  const tiles: Solid[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const step = (row * 8 + column) / 39;
      const jump = step + 0.09 * (hash(row, column, 1, 6) - 0.5);
      const mid = [0, 1, 2].map((i) => lerp(white[i] ?? 0, grey[i] ?? 0, ramp(0, 0.55, jump)));
      const tint = [0, 1, 2].map((i) => lerp(mid[i] ?? 0, blue[i] ?? 0, ramp(0.3, 1, jump)));
      tiles.push(
        stand(form, testGlaze(tint, row * 8 + column), {
          at: [(column - 3.5) * 0.5, 0.05, (row - 2) * 0.62],
          turn: 5 * (hash(row, column, 2, 6) - 0.5),
        }),
      );
    }
  }
  return tiles;
}

function testGlaze(tint: readonly number[], seed: number): Paint {
  const body = raw(STONEWARE);
  return (out, x, y, z, inside) => {
    body(out, x, y, z, inside);
    const cover = ramp(0.13, 0.11, z + 0.03 * noise(x * 9, 0, 0, seed));
    const hole = ramp(0.035, 0.025, Math.hypot(x, z - 0.19));
    const shade = 1 + 0.22 * noise(x * 7, z * 7, 0, seed) - 0.25 * ramp(0.05, 0.12, z);
    out.r = lerp(lerp(out.r, (tint[0] ?? 0) * shade, cover), 0.05, hole);
    out.g = lerp(lerp(out.g, (tint[1] ?? 0) * shade, cover), 0.04, hole);
    out.b = lerp(lerp(out.b, (tint[2] ?? 0) * shade, cover), 0.03, hole);
    out.gloss = lerp(0.04, 0.75, cover);
  };
}

export function shelves(): Solid[] {
  const solids: Solid[] = [0.55, 1.9, 3.25].map((y) =>
    stand(block([3.4, 0.05, 0.42], 0.01), wood, { at: [0, y, -0.25] }),
  );
  const coats: readonly CoatName[] = [
    'foam',
    'atlantic',
    'oat',
    'seaweed',
    'slate',
    'honey',
    'sky',
    'celadon',
  ];
  const clays = [STONEWARE, BARRO, PORCELAIN, BLACK_CLAY];
  const shapes = [
    { form: pots.bicaCup(), rim: 0.58, scale: 1, wide: 0.8 },
    { form: pots.galaoMug(), rim: 0.96, scale: 0.92, wide: 1.08 },
    { form: pots.smallBowl(), rim: 0.54, scale: 0.8, wide: 1.22 },
    { form: pots.bottle(), rim: 1.8, scale: 0.62, wide: 0.72 },
    { form: pots.moringa(), rim: 1.94, scale: 0.58, wide: 1.1 },
    { form: pots.oliveJar(), rim: 0.94, scale: 0.8, wide: 1.08 },
  ] as const;
  [0.6, 1.95, 3.3].forEach((y, row) => {
    let x = -3.1 + 0.2 * row;
    for (let i = 0; x < 3; i += 1) {
      const shape = shapes[Math.floor(hash(row, Math.floor(i / 2), 3, 12) * shapes.length)] ?? shapes[0];
      const clay = clays[Math.floor(hash(row, i, 5, 4) * 3.4)] ?? STONEWARE;
      const name = coats[Math.floor(hash(row, i, 7, 9) * coats.length)] ?? 'foam';
      const isRaw = hash(row, Math.floor(i / 2), 2, 15) < 0.3;
      const paint = isRaw
        ? raw(clay)
        : dipped(name, { line: shape.rim * 0.3, rim: shape.rim, clay, seed: row * 20 + i });
      solids.push(
        stand(shape.form, paint, {
          at: [x + shape.wide / 2, y, -0.2 + 0.06 * noise(i * 9, row, 0, 1)],
          turn: -20 + 30 * hash(row, i, 1, 1),
          scale: shape.scale,
        }),
      );
      x += shape.wide + 0.06 * hash(row, i, 8, 2);
    }
  });
  return solids;
}

export function kiln(): Solid[] {
  return [...hearth(), ...load()];
}

/** The wall, the shelf, and the glow in the gap between them. */
function hearth(): Solid[] {
  return [
    stand(
      lathe(
        [
          [2.25, 0],
          [3, 0],
          [3, 0],
          [3, 1.5],
          [3, 1.5],
          [2.25, 1.5],
          [2.25, 1.5],
          [2.25, 0],
        ],
        { rings: 0 },
      ),
      bricks(),
      { at: [0, 0, 0] },
    ),
    stand(
      lathe(
        [
          [0, 0],
          [2.02, 0],
          [2.04, 0.02],
          [2.02, 0.1],
          [0, 0.1],
        ],
        { rings: 0 },
      ),
      plain('#cfc4b2', { grain: 3 }),
      { at: [0, 0.3, 0] },
    ),
    stand(
      lathe(
        [
          [2.02, 0],
          [2.2, 0],
          [2.2, 0.06],
          [2.02, 0.06],
          [2.02, 0],
        ],
        { rings: 0 },
      ),
      plain('#f2551c', { glow: 1.7 }),
      { at: [0, 0.25, 0] },
    ),
  ];
}

/** Pots in three rings, one in the middle. */
function load(): Solid[] {
  const solids: Solid[] = [];
  const coats: readonly CoatName[] = ['foam', 'atlantic', 'oat', 'seaweed', 'honey', 'sky', 'slate'];
  const cup = pots.bicaCup();
  const mug = pots.galaoMug();
  const bowl = pots.smallBowl();
  const rings = [
    { r: 0, n: 1 },
    { r: 0.92, n: 6 },
    { r: 1.66, n: 12 },
  ];
  rings.forEach(({ r, n }, ring) => {
    for (let i = 0; i < n; i += 1) {
      const pick = hash(ring, i, 1, 31);
      const [form, rim, scale] =
        ring === 0 || (ring === 1 && i % 2 === 0)
          ? [bowl, 0.54, 0.58]
          : pick < 0.5
            ? [mug, 0.96, 0.74]
            : [cup, 0.58, 1];
      const angle = (i / n) * Math.PI * 2 + ring * 0.4;
      const name = coats[Math.floor(hash(ring, i, 2, 44) * coats.length)] ?? 'foam';
      solids.push(
        stand(
          form,
          dipped(name, { line: rim * 0.28, rim, seed: ring * 9 + i, clay: pick > 0.6 ? BARRO : STONEWARE }),
          { at: [Math.cos(angle) * r, 0.4, Math.sin(angle) * r], turn: (-angle * 180) / Math.PI, scale },
        ),
      );
    }
  });
  return solids;
}

/** Soft white firebrick, sixteen to a round. */
function bricks(): Paint {
  const pale = colour('#d9cdb8');
  const scorched = colour('#b08a68');
  return (out, x, y, z) => {
    const turn = (Math.atan2(z, x) / (2 * Math.PI)) * 16;
    const joint = ramp(0.03, 0.015, Math.abs(turn - Math.round(turn)));
    const inner = ramp(2.6, 2.25, Math.hypot(x, z));
    const shade = 1 + 0.12 * noise(x * 8, y * 8, z * 8, 3) + 0.1 * hash(Math.floor(turn), 0, 0, 2);
    const mixIn = (i: 0 | 1 | 2): number =>
      lerp(pale[i], scorched[i], inner * 0.6) * shade * (1 - 0.6 * joint);
    out.r = mixIn(0);
    out.g = mixIn(1);
    out.b = mixIn(2);
    out.gloss = 0.02;
    out.glow = 0.5 * inner * ramp(1, 0.3, y);
  };
}

/** A pattern sheet: outlines, dashes and a scale bar. */
export function sheet(which: 1 | 2): Paint {
  const paper = colour('#efede6');
  const ink = colour('#2b437d');
  const clay = colour('#b4684a');
  return (out, x, _y, z) => {
    let line = 0;
    const dash = Math.sin(x * 70 + z * 70) > -0.2 ? 1 : 0;
    const stroke = (away: number): number => ramp(0.012, 0.006, Math.abs(away));
    const box = (hx: number, hz: number, at: number): number =>
      Math.max(Math.abs(x) - hx, Math.abs(z - at) - hz);
    if (which === 1) {
      line = Math.max(stroke(box(0.72, 0.34, -0.6)), stroke(box(0.66, 0.28, -0.6)) * dash);
      line = Math.max(
        line,
        stroke(Math.hypot(x, z - 0.5) - 0.42),
        stroke(Math.hypot(x, z - 0.5) - 0.37) * dash,
      );
    } else {
      line = Math.max(
        stroke(box(0.1, 0.75, -0.25) + 0.04 * Math.sin(z * 4)),
        stroke(box(0.62, 0.2, 0.85)) * dash,
      );
      line = Math.max(
        line,
        stroke(Math.hypot(x + 0.5, z + 0.4) - 0.2),
        stroke(Math.hypot(x - 0.5, z + 0.4) - 0.2) * dash,
      );
    }
    const mark = box(0.3, 0.015, 1.14) < 0 ? 1 : 0;
    out.r = lerp(lerp(paper[0], ink[0], line * 0.85), clay[0], mark);
    out.g = lerp(lerp(paper[1], ink[1], line * 0.85), clay[1], mark);
    out.b = lerp(lerp(paper[2], ink[2], line * 0.85), clay[2], mark);
    out.gloss = 0.02;
    out.glow = 0;
  };
}

/** Turned aluminium with its rings, splashed with slip. */
export function metal(): Paint {
  return (out, x, _y, z) => {
    const ring = 0.42 + 0.07 * Math.sin(Math.hypot(x, z) * 44);
    const splash = ramp(0.25, 0.5, noise(x * 3, 0, z * 3, 14));
    out.r = lerp(ring, 0.27, splash);
    out.g = lerp(ring, 0.21, splash);
    out.b = lerp(ring * 1.02, 0.16, splash);
    out.gloss = lerp(0.5, 0.15, splash);
    out.glow = 0;
  };
}
