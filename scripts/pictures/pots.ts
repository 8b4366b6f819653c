import { handle, type Knot, type LatheOptions, lathe } from './forms.ts';
import { type Form, joined, shifted } from './solid.ts';

/** The shapes on the studio's shelf, at their size in the hand: one unit is ten centimetres. */

export function bicaCup(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.02],
        [0.17, 0.02],
        [0.18, 0],
        [0.21, 0],
        [0.22, 0.03],
        [0.27, 0.12],
        [0.31, 0.32],
        [0.325, 0.58],
      ],
      0.035,
      0.07,
    ),
    options,
  );
}

export function galaoMug(options: LatheOptions = {}): Form {
  const body = lathe(
    thrown(
      [
        [0, 0.02],
        [0.27, 0.02],
        [0.28, 0],
        [0.32, 0],
        [0.335, 0.03],
        [0.385, 0.12],
        [0.4, 0.4],
        [0.385, 0.72],
        [0.4, 0.96],
      ],
      0.04,
      0.08,
    ),
    options,
  );
  return joined([body, shifted(handle({ radius: 0.2, thick: 0.052, tall: 1.35 }), [0.42, 0.5, 0])], 0.06);
}

export function alguidar(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.03],
        [0.5, 0.03],
        [0.52, 0],
        [0.6, 0],
        [0.62, 0.04],
        [0.8, 0.3],
        [1.02, 0.66],
        [1.16, 0.86],
        [1.26, 0.9],
        [1.28, 0.96],
      ],
      0.07,
      0.12,
    ),
    options,
  );
}

export function smallBowl(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.03],
        [0.26, 0.03],
        [0.27, 0],
        [0.32, 0],
        [0.335, 0.05],
        [0.52, 0.16],
        [0.66, 0.36],
        [0.71, 0.54],
      ],
      0.04,
      0.1,
    ),
    options,
  );
}

export function moringa(options: LatheOptions = {}): Form {
  const body = lathe(
    thrown(
      [
        [0, 0.03],
        [0.36, 0.03],
        [0.38, 0],
        [0.43, 0],
        [0.46, 0.05],
        [0.66, 0.4],
        [0.72, 0.76],
        [0.6, 1.12],
        [0.34, 1.36],
        [0.25, 1.58],
        [0.28, 1.8],
        [0.34, 1.94],
      ],
      0.05,
      0.12,
    ),
    options,
  );
  return joined([body, shifted(handle({ radius: 0.34, thick: 0.062, tall: 1.3 }), [0.36, 1.3, 0])], 0.08);
}

export function talha(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.03],
        [0.3, 0.03],
        [0.32, 0],
        [0.38, 0],
        [0.4, 0.05],
        [0.52, 0.5],
        [0.66, 1.1],
        [0.7, 1.55],
        [0.56, 1.96],
        [0.3, 2.2],
        [0.235, 2.34],
        [0.27, 2.46],
        [0.33, 2.5],
      ],
      0.05,
      0.14,
    ),
    options,
  );
}

export function bottle(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.03],
        [0.24, 0.03],
        [0.26, 0],
        [0.31, 0],
        [0.33, 0.05],
        [0.42, 0.4],
        [0.42, 0.8],
        [0.3, 1.1],
        [0.13, 1.32],
        [0.105, 1.66],
        [0.15, 1.8],
      ],
      0.035,
      0.14,
    ),
    options,
  );
}

/** A dinner plate with a rolled rim; the top floor is at 0.1. */
export function plate(radius = 1.32, options: LatheOptions = {}): Form {
  const k = radius / 1.32;
  const knots: Knot[] = [
    [0, 0.035],
    [0.76, 0.035],
    [0.79, 0],
    [0.86, 0],
    [0.89, 0.045],
    [1.1, 0.09],
    [1.25, 0.17],
    [1.315, 0.225],
    [1.31, 0.25],
    [1.26, 0.235],
    [1.1, 0.155],
    [0.93, 0.112],
    [0.8, 0.102],
    [0, 0.1],
  ];
  return lathe(
    knots.map(([r, y]) => [r * k, y] as const),
    { rings: 0.002, ...options },
  );
}

export function sardineDish(options: LatheOptions = {}): Form {
  return lathe(
    [
      [0, 0.03],
      [0.42, 0.03],
      [0.44, 0],
      [0.5, 0],
      [0.53, 0.04],
      [0.64, 0.14],
      [0.72, 0.26],
      [0.73, 0.285],
      [0.69, 0.285],
      [0.6, 0.17],
      [0.5, 0.1],
      [0, 0.09],
    ],
    { rings: 0.002, oval: 2.1, ...options },
  );
}

/** A jar for olives; stand `jarLid` at its rim, 0.92 up. */
export function oliveJar(options: LatheOptions = {}): Form {
  return lathe(
    thrown(
      [
        [0, 0.03],
        [0.36, 0.03],
        [0.38, 0],
        [0.44, 0],
        [0.47, 0.05],
        [0.56, 0.3],
        [0.57, 0.62],
        [0.5, 0.86],
        [0.48, 0.94],
      ],
      0.05,
      0.1,
    ),
    options,
  );
}

export function jarLid(options: LatheOptions = {}): Form {
  return lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.52, 0.02],
      [0.5, 0.06],
      [0.3, 0.12],
      [0.12, 0.15],
      [0.075, 0.19],
      [0.085, 0.24],
      [0.12, 0.28],
      [0.1, 0.33],
      [0, 0.345],
    ],
    { rings: 0.002, ...options },
  );
}

/** Liquid or powder that lies level in a pot. */
export function level(radius: number): Form {
  return lathe(
    [
      [0, -0.03],
      [radius, -0.03],
      [radius, 0],
      [radius, 0],
      [0, 0],
    ],
    { rings: 0 },
  );
}

/** The outside of a wall turned into a whole pot: rounded rim, inside at wall thickness, floor at its height. */
function thrown(outside: readonly Knot[], wall: number, floor: number): Knot[] {
  const [rimR, rimY] = outside[outside.length - 1] ?? [0, 0];
  const inside = outside
    .filter(([r, y]) => y > floor + wall && r > wall * 2)
    .slice(0, -1)
    .reverse()
    .map(([r, y]) => [r - wall, y] as const);
  const [lastR] = inside[inside.length - 1] ?? [wall * 3, 0];
  return [
    ...outside,
    [rimR - wall * 0.3, rimY + wall * 0.42],
    [rimR - wall * 0.85, rimY + wall * 0.1],
    ...inside,
    [lastR * 0.72, floor + wall * 0.35],
    [lastR * 0.3, floor],
    [0, floor],
  ];
}
