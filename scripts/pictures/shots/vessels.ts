import { bar, block } from '../forms.ts';
import {
  azulejos,
  BARRO,
  BLACK_CLAY,
  bands,
  dipped,
  leaves,
  PORCELAIN,
  raw,
  STONEWARE,
  tide,
} from '../glazes.ts';
import { LATE, MORNING } from '../light.ts';
import { lerp } from '../noise.ts';
import { colour, linen, timber } from '../paints.ts';
import * as pots from '../pots.ts';
import { corner, PORTRAIT, type Shot, WIDE } from '../shot.ts';
import { type Paint, stand } from '../solid.ts';

/** Jugs, vases, the front page, and what is sold without being a pot. */
export const VESSELS: readonly Shot[] = [
  {
    name: 'still-life',
    title: 'On the ledge',
    alt: 'A blue water jug, a striped mug, a green bowl of red clay and a small cup on a ledge in late sun, with azulejo tiles behind them',
    size: WIDE,
    focal: { x: 0.5, y: 0.6 },
    scene: () =>
      corner({
        wall: azulejos(1.15),
        table: '#ded8cb',
        exposure: 1.02,
        light: { ...LATE, panes: { x: 0.35, y: 1, wide: 2.1, high: 1.5 } },
        eye: [0, 2.2, 9.6],
        target: [0.04, 0.96, 0],
        view: 18,
        wallZ: -1.5,
        solids: [
          stand(
            pots.talha({ seed: 4 }),
            dipped('oat', {
              line: 0.7,
              rim: 2.5,
              clay: BLACK_CLAY,
              runs: 0.2,
              over: { coat: 'foam', line: 1.7 },
            }),
            { at: [-1.62, 0, -0.5], scale: 0.86 },
          ),
          stand(pots.moringa(), dipped('atlantic', { line: 0.42, rim: 1.94, runs: 0.14 }), {
            at: [-0.48, 0, -0.3],
            turn: 18,
          }),
          stand(
            pots.galaoMug(),
            dipped('foam', { line: 0.22, rim: 0.96, brush: { hex: '#3d5f99', mark: bands(0.62, 0.68) } }),
            { at: [0.62, 0, 0.35], turn: -24 },
          ),
          stand(pots.alguidar(), dipped('seaweed', { line: 0.48, rim: 0.96, clay: BARRO, runs: 0.16 }), {
            at: [1.62, 0, -0.55],
            scale: 0.86,
          }),
          stand(pots.bicaCup(), dipped('slate', { line: 0.15, rim: 0.58, clay: BARRO }), {
            at: [0.02, 0, 0.85],
          }),
        ],
      }),
  },
  {
    name: 'moringa',
    title: 'Moringa',
    alt: 'A blue water jug with a looping handle and a bare sand-coloured foot, two small beakers beside it',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#dfd6c6',
        exposure: 1.02,
        light: { ...LATE, panes: { x: 0.15, y: 1.2, wide: 1.7, high: 1.5 } },
        target: [0.1, 0.98, 0],
        view: 18.5,
        eye: [0, 2.5, 9],
        solids: [
          stand(pots.moringa(), dipped('atlantic', { line: 0.42, rim: 1.94, runs: 0.14, seed: 6 }), {
            at: [-0.12, 0, 0],
            turn: 22,
          }),
          stand(pots.bicaCup({ seed: 3 }), dipped('atlantic', { line: 0.17, rim: 0.58, seed: 9 }), {
            at: [0.86, 0, 0.5],
          }),
        ],
      }),
  },
  {
    name: 'talha',
    title: 'Talha vase',
    alt: 'A tall shouldered vase of black clay, oat glaze running down its body and white over the shoulder',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.45 },
    scene: () =>
      corner({
        wall: '#b88d78',
        table: '#cdb7a6',
        target: [0, 1.24, 0],
        view: 20,
        eye: [0, 2.2, 9.4],
        solids: [
          stand(
            pots.talha({ seed: 4 }),
            dipped('oat', {
              line: 0.7,
              rim: 2.5,
              clay: BLACK_CLAY,
              runs: 0.3,
              seed: 10,
              over: { coat: 'foam', line: 1.75 },
            }),
            { at: [0, 0, 0] },
          ),
        ],
      }),
  },
  {
    name: 'leaf-bottle',
    title: 'Leaf bottle',
    alt: 'A slender white porcelain bottle with cobalt leaves brushed round its body, beside a lower one in celadon',
    size: PORTRAIT,
    focal: { x: 0.45, y: 0.5 },
    scene: () =>
      corner({
        wall: '#a9b8b2',
        table: linen('#ddd9ce'),
        target: [0.14, 0.95, 0],
        view: 16.5,
        eye: [0, 2.1, 9],
        solids: [
          stand(
            pots.bottle(),
            dipped('foam', {
              line: 0.12,
              rim: 1.8,
              clay: PORCELAIN,
              runs: 0.04,
              brush: { hex: '#2f5190', mark: leaves(11, 0.24, 0.98) },
            }),
            { at: [-0.22, 0, 0] },
          ),
          stand(
            pots.bottle({ seed: 5 }),
            dipped('celadon', { line: 0.12, rim: 1.8, clay: PORCELAIN, runs: 0.05, seed: 13 }),
            { at: [0.66, 0, -0.3], scale: 0.7 },
          ),
        ],
      }),
  },
  {
    name: 'gift-card',
    title: 'Gift card',
    alt: 'A printed card with a blue tile pattern standing against a small bowl, a clay seal in front of it',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#8fa3b8',
        table: '#d5d6d2',
        target: [0.12, 0.5, 0],
        view: 15,
        eye: [0, 2.2, 9],
        solids: [
          stand(pots.smallBowl(), dipped('oat', { line: 0.14, rim: 0.54 }), {
            at: [0.38, 0, -0.75],
            scale: 1,
          }),
          stand(block([0.62, 0.41, 0.008], 0.006), card(), { at: [-0.08, 0.41, 0.32], lean: 11, turn: 12 }),
          stand(pots.level(0.11), raw(BARRO), { at: [0.72, 0.03, 0.72], turn: 30 }),
        ],
      }),
  },
  {
    name: 'foot-rings',
    title: 'Feet',
    alt: 'Bowls and cups turned upside down on a board, each with a bare ring of clay where the glaze stops',
    size: { width: 1600, height: 1067 },
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wall: '#cfd1ca',
        table: timber('#b6977a', '#836348'),
        light: MORNING,
        eye: [0.2, 3.9, 8.6],
        target: [0.05, 0.26, 0.05],
        view: 17.5,
        solids: [
          stand(pots.smallBowl({ seed: 2 }), dipped('atlantic', { line: 0.15, rim: 0.54 }), {
            at: [-1.25, 0.54, 0.2],
            lean: 180,
          }),
          stand(pots.smallBowl({ seed: 4 }), dipped('foam', { line: 0.17, rim: 0.54, seed: 9 }), {
            at: [0.15, 0.54, -0.55],
            lean: 180,
          }),
          stand(pots.bicaCup({ seed: 5 }), dipped('honey', { line: 0.12, rim: 0.58, clay: BARRO }), {
            at: [0.02, 0.58, 0.72],
            lean: 180,
          }),
          stand(
            pots.smallBowl({ seed: 7 }),
            dipped('seaweed', { line: 0.16, rim: 0.54, clay: BARRO, seed: 3 }),
            { at: [1.22, 0.54, 0.3], lean: 180, scale: 0.9 },
          ),
          stand(
            pots.bicaCup({ seed: 9 }),
            dipped('slate', { line: 0.2, rim: 0.58, clay: STONEWARE, seed: 22 }),
            { at: [1.35, 0.58, -0.85], lean: 180 },
          ),
        ],
      }),
  },
  {
    name: 'set-table',
    title: 'Lunch at the studio',
    alt: 'A plate with a blue shore, a cup, a water jug and a dish of salt laid on striped linen for one',
    size: { width: 1600, height: 1067 },
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wall: '#c7ccc6',
        table: linen('#e5e0d4', '#6f88ab'),
        exposure: 1.02,
        light: { ...LATE, panes: { x: 0.1, y: 0.5, wide: 2.2, high: 1.6 } },
        eye: [0, 5.4, 8.2],
        target: [0.06, 0.25, -0.1],
        view: 22,
        solids: [
          stand(pots.plate(), tide(0.35), { at: [-0.25, 0, 0.35] }),
          stand(pots.moringa(), dipped('oat', { line: 0.5, rim: 1.94, runs: 0.15, seed: 12 }), {
            at: [1.35, 0, -1],
            turn: 40,
            scale: 0.86,
          }),
          stand(pots.bicaCup(), dipped('sky', { line: 0.16, rim: 0.58 }), { at: [1.62, 0, 0.4] }),
          stand(pots.smallBowl(), dipped('honey', { line: 0.14, rim: 0.54, clay: BARRO }), {
            at: [-1.75, 0, -0.75],
            scale: 0.62,
          }),
          stand(bar([-0.9, 0.03, -0.45], [-0.9, 0.03, 1.05], [0.035, 0.045]), timber('#9c7b5a', '#6f5138'), {
            at: [-0.95, 0, -0.05],
            turn: 6,
          }),
        ],
      }),
  },
];

/** The face of the card: four tiles in blue, a white margin. */
function card(): Paint {
  const tiles = azulejos(0.2);
  const paper = colour('#eceae2');
  return (out, x, y, z, inside) => {
    tiles(out, x + 0.02, y, z, inside);
    const onPrint = Math.abs(x) < 0.52 && Math.abs(y) < 0.31 && z > 0;
    out.gloss = 0.05;
    if (onPrint && !(Math.abs(x) < 0.3 && Math.abs(y) < 0.1)) return;
    const line = onPrint && Math.abs(y + 0.0) < 0.008 && Math.abs(x) < 0.2 ? 0.6 : 0;
    out.r = lerp(paper[0], 0.05, line);
    out.g = lerp(paper[1], 0.09, line);
    out.b = lerp(paper[2], 0.25, line);
  };
}
