import { lump } from '../forms.ts';
import { BARRO, BLACK_CLAY, dipped, PORCELAIN } from '../glazes.ts';
import { noise } from '../noise.ts';
import { plain } from '../paints.ts';
import * as pots from '../pots.ts';
import { bent, type Solid, stand } from '../solid.ts';

const lemonSkin = plain('#d9b23e', { gloss: 0.35, uneven: 0.12 });

/** Part of a shot of tableware. */
export function lemons(places: readonly (readonly [number, number, number, number])[]): Solid[] {
  const skin = bent(
    lump({ radius: 0.21, rough: 0.005, grain: 17, seed: 4, long: 1.25 }),
    (x, y, z) => -0.35 * Math.max(0, Math.abs(x) - 0.2) * Math.max(0, 1 - Math.hypot(y, z) / 0.14),
  );
  return places.map(([x, y, z, turn]) => stand(skin, lemonSkin, { at: [x, y, z], turn, lean: turn / 3 }));
}

/** Part of a shot of tableware. */
export function olives(): Solid[] {
  const one = lump({ radius: 0.085, rough: 0.004, grain: 20, seed: 2, long: 1.25 });
  const green = plain('#5d6233', { gloss: 0.6 });
  const dark = plain('#2d2230', { gloss: 0.65 });
  const places = [
    [0, 0.2, 0.02],
    [0.16, 0.2, -0.04],
    [-0.17, 0.2, 0.03],
    [0.05, 0.21, -0.19],
    [-0.1, 0.21, -0.17],
    [0.1, 0.21, 0.19],
    [-0.1, 0.22, 0.2],
    [0.02, 0.3, 0],
    [-0.13, 0.29, 0.08],
  ] as const;
  return places.map(([x, y, z], i) =>
    stand(one, i % 3 === 1 ? dark : green, { at: [0.72 + x, y + 0.02, 0.72 + z], turn: i * 47 }),
  );
}

/** Part of a shot of tableware. */
export function yearOfCups(): Solid[] {
  const coats = [
    'foam',
    'atlantic',
    'oat',
    'sky',
    'honey',
    'seaweed',
    'slate',
    'celadon',
    'foam',
    'oat',
    'atlantic',
    'celadon',
  ] as const;
  const clays = [
    undefined,
    undefined,
    BARRO,
    PORCELAIN,
    BARRO,
    undefined,
    BLACK_CLAY,
    PORCELAIN,
    BARRO,
    BLACK_CLAY,
    undefined,
    undefined,
  ];
  const shapes = [
    pots.bicaCup({ seed: 1 }),
    pots.galaoMug({ seed: 2 }),
    pots.smallBowl({ seed: 3 }),
    pots.bicaCup({ seed: 4, facets: 9 }),
  ] as const;
  return coats.map((name, i) => {
    const shape = shapes[(i * 3 + Math.floor(i / 3)) % 4] ?? shapes[0];
    const isBowl = shape === shapes[2];
    const rim = isBowl ? 0.54 : shape === shapes[1] ? 0.96 : 0.58;
    const clay = clays[i];
    return stand(shape, dipped(name, { line: rim * 0.3, rim, seed: i * 3 + 1, ...(clay && { clay }) }), {
      at: [
        ((i % 3) - 1) * 1.12 + 0.05 * noise(i * 7, 0, 0, 4),
        0,
        (Math.floor(i / 3) - 1.5) * 1.12 + 0.05 * noise(i * 5, 1, 0, 4),
      ],
      turn: i * 67,
      scale: isBowl ? 0.62 : shape === shapes[1] ? 0.86 : 1.12,
    });
  });
}
