import { bar, block, lathe, lump } from '../forms.ts';
import { BARRO, dipped, PORCELAIN, raw } from '../glazes.ts';
import { LATE } from '../light.ts';
import { noise } from '../noise.ts';
import { plain, timber } from '../paints.ts';
import * as pots from '../pots.ts';
import { corner, FROM_ABOVE, LANDSCAPE, PORTRAIT, type Shot } from '../shot.ts';
import { bent, type Paint, stand } from '../solid.ts';
import { clayLump, cone, kiln, metal, sheet, shelves, testTiles } from './studio-parts.ts';

const wet = (hex: string): Paint => plain(hex, { gloss: 0.5, uneven: 0.08, grain: 6 });
const wood = timber('#b6977a', '#836348');

/** Where and how the pots are made. */
export const STUDIO: readonly Shot[] = [
  {
    name: 'saturday-wheel',
    title: 'Saturday at the wheel',
    alt: 'A freshly thrown bowl, still wet, on the wheel head, with a sponge, a wooden rib and a bowl of water beside it',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#c3c8c2',
        table: '#b9aea0',
        eye: [0, 4.4, 8.4],
        target: [0.02, 0.42, 0.15],
        view: 24,
        light: LATE,
        solids: [
          stand(
            lathe(
              [
                [0, 0],
                [1.3, 0],
                [1.32, 0.02],
                [1.32, 0.12],
                [1.3, 0.14],
                [0, 0.14],
              ],
              { rings: 0 },
            ),
            metal(),
            { at: [0, 0, -0.1] },
          ),
          stand(
            lathe(
              [
                [0, 0],
                [0.95, 0],
                [0.96, 0.02],
                [0.95, 0.06],
                [0, 0.06],
              ],
              { rings: 0 },
            ),
            wood,
            { at: [0, 0.14, -0.1] },
          ),
          stand(pots.alguidar({ rings: 0.011, seed: 6 }), wet('#8d7f70'), {
            at: [0, 0.19, -0.1],
            scale: 0.72,
          }),
          stand(
            lump({ radius: 0.2, rough: 0.012, grain: 22, seed: 9, long: 1.25 }),
            plain('#c9a253', { grain: 30, uneven: 0.3 }),
            { at: [0.86, 0.17, 1.32], turn: 20 },
          ),
          stand(block([0.34, 0.025, 0.16], 0.02), wood, { at: [-0.8, 0.03, 1.36], turn: 24 }),
        ],
      }),
  },
  {
    name: 'slab-mug-pattern',
    title: 'Slab mug pattern',
    alt: 'Two printed pattern sheets with dashed cutting lines on a table, a wooden ruler and the finished mug standing on them',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        ...FROM_ABOVE,
        table: '#a9b4b0',
        eye: [0, 11, 5.4],
        target: [0, 0.05, 0.08],
        view: 21.5,
        solids: [
          stand(block([0.95, 0.004, 1.28], 0.003), sheet(1), { at: [-0.42, 0.006, -0.35], turn: 9 }),
          stand(block([0.95, 0.004, 1.28], 0.003), sheet(2), { at: [0.5, 0.016, 0.45], turn: -7 }),
          stand(block([0.1, 0.02, 1.25], 0.008), timber('#cdb088', '#a07f55'), {
            at: [-1.18, 0.04, 0.9],
            turn: 38,
          }),
          stand(
            pots.galaoMug({ facets: 11 }),
            dipped('celadon', { line: 0.16, rim: 0.96, clay: PORCELAIN }),
            { at: [0.72, 0.02, -0.72], turn: -30, scale: 0.9 },
          ),
          stand(bar([0, 0.04, 0], [0.9, 0.04, 0], [0.045, 0.02]), wood, { at: [-0.9, 0.02, 1.35], turn: 12 }),
        ],
      }),
  },
  {
    name: 'studio-shelves',
    title: 'Ware boards',
    alt: 'Three shelves of cups, bowls, bottles and jugs, some glazed and some still raw clay, waiting for the kiln',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.45 },
    scene: () =>
      corner({
        wall: '#d3d2c8',
        table: '#9a9184',
        light: LATE,
        wallZ: -0.75,
        eye: [0.6, 2.7, 11],
        target: [0.1, 1.85, 0],
        view: 21,
        solids: shelves(),
      }),
  },
  {
    name: 'open-kiln',
    title: 'Opening the kiln',
    alt: 'Looking down into a round brick kiln: cups and bowls packed close on the shelf, the brick still glowing at the bottom',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wallZ: -40,
        table: '#6f665e',
        eye: [0, 9.6, 6.6],
        target: [0.05, 0.5, 0.42],
        view: 22.5,
        solids: kiln(),
      }),
  },
  {
    name: 'three-clays',
    title: 'Three clays',
    alt: 'Three wedged lumps of clay side by side on a plaster slab: pale stoneware, red barro and black',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wall: '#c9c4b8',
        table: '#dad5c9',
        exposure: 1.02,
        light: { ...LATE, panes: { x: 0.2, y: 0.8, wide: 2.3, high: 1.2 } },
        eye: [0, 2.8, 9],
        target: [0.05, 0.42, 0],
        view: 17,
        solids: [
          clayLump('#bca58a', 4, [-1.3, 0.42, 0]),
          clayLump('#a9664a', 11, [0.05, 0.45, -0.2]),
          clayLump('#4b4541', 23, [1.36, 0.4, 0.1]),
          stand(bar([-0.6, 0.03, 0], [0.6, 0.03, 0], [0.03, 0.03]), wood, {
            at: [0.4, 0.01, 0.95],
            turn: 14,
          }),
        ],
      }),
  },
  {
    name: 'test-tiles',
    title: 'Forty blues',
    alt: 'Forty small glaze tests in five rows on a board, going from milk white through grey to deep cobalt',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        ...FROM_ABOVE,
        table: timber('#a98c70', '#7a5d45'),
        eye: [0, 10, 5],
        target: [0, 0, 0.06],
        view: 19.5,
        solids: testTiles(),
      }),
  },
  {
    name: 'cones',
    title: 'Cones after the firing',
    alt: 'Three slender clay cones in a lump of clay; the first has bent to the table, the second half way, the third stands',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#54606b',
        table: '#9a958b',
        eye: [0.2, 1.6, 9],
        target: [0.05, 0.36, 0],
        view: 8.5,
        solids: [
          stand(
            bent(block([0.72, 0.12, 0.16], 0.08), (x, y, z) => 0.02 * noise(x * 5, y * 5, z * 5, 3)),
            raw(BARRO),
            { at: [0, 0.1, 0] },
          ),
          cone(-0.42, 2.1, '#c9b8a2'),
          cone(-0.02, 1.0, '#d8cbb5'),
          cone(0.38, 0.12, '#ddd6c6'),
        ],
      }),
  },
];
