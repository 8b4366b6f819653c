import { BARRO, BLACK_CLAY, bands, dipped, leaves, tide } from '../glazes.ts';
import { LATE, MORNING } from '../light.ts';
import { noise } from '../noise.ts';
import { linen, plain, timber } from '../paints.ts';
import * as pots from '../pots.ts';
import { corner, FROM_ABOVE, LANDSCAPE, PORTRAIT, type Shot } from '../shot.ts';
import { stand } from '../solid.ts';
import { lemons, olives, yearOfCups } from './tableware-parts.ts';

const coffee = plain('#3a2417', { gloss: 0.7, uneven: 0.05 });

/** The things one eats and drinks from. */
export const TABLEWARE: readonly Shot[] = [
  {
    name: 'tide-plate',
    title: 'Tide plate',
    alt: 'A dinner plate leaning against the wall, its face poured in three bands: deep blue, white foam and sand',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#d5d7cf',
        target: [0.06, 1.16, 0],
        view: 25.5,
        wallZ: -1.2,
        solids: [
          stand(pots.plate(1.32), tide(-0.5), { at: [0, 1.3, -0.55], lean: -76, turn: 0 }),
          stand(pots.smallBowl(), dipped('foam', { line: 0.16, rim: 0.54 }), {
            at: [0.86, 0, 0.7],
            scale: 0.66,
          }),
        ],
      }),
  },
  {
    name: 'tide-plate-stack',
    title: 'Tide plates, stacked',
    alt: 'Six stacked plates seen from the side, each with a bare clay foot and a blue rim',
    size: LANDSCAPE,
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wall: '#c9cfcd',
        light: LATE,
        target: [0, 0.62, 0],
        view: 14,
        eye: [0, 1.7, 9],
        solids: [0, 1, 2, 3, 4, 5].map((i) =>
          stand(pots.plate(1.32), tide(0.8 + i * 0.7), {
            at: [0.05 * noise(i * 9, 0, 0, 2), i * 0.165, 0],
            turn: i * 40,
          }),
        ),
      }),
  },
  {
    name: 'bica-cup',
    title: 'Bica cups',
    alt: 'Three small espresso cups in slate, white and honey glazes; the middle one is full of coffee',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.6 },
    scene: () =>
      corner({
        wall: '#c8b5a6',
        table: '#ddd2c4',
        eye: [0.3, 4.1, 8],
        target: [0.03, 0.28, 0],
        view: 17,
        solids: [
          stand(pots.bicaCup({ seed: 2 }), dipped('slate', { line: 0.14, rim: 0.58, clay: BARRO }), {
            at: [-0.66, 0, -0.35],
          }),
          stand(pots.bicaCup({ seed: 5 }), dipped('foam', { line: 0.17, rim: 0.58, seed: 9 }), {
            at: [0.1, 0.048, 0.3],
          }),
          stand(pots.plate(), dipped('foam', { line: 0.03, rim: 0.25, runs: 0.01 }), {
            at: [0.1, 0, 0.3],
            scale: 0.46,
          }),
          stand(pots.level(0.265), coffee, { at: [0.1, 0.52, 0.3] }),
          stand(
            pots.bicaCup({ seed: 7 }),
            dipped('honey', { line: 0.12, rim: 0.58, clay: BARRO, seed: 14 }),
            { at: [0.74, 0, -0.75] },
          ),
        ],
      }),
  },
  {
    name: 'galao-mug',
    title: 'Galão mug',
    alt: 'A tall white mug with a strap handle and a bare clay foot, milky coffee to the brim, on striped linen',
    size: PORTRAIT,
    focal: { x: 0.48, y: 0.55 },
    scene: () =>
      corner({
        wall: '#b8c4c4',
        table: linen('#e9e4d8', '#6f88ab'),
        eye: [-0.4, 3, 8.6],
        target: [0.12, 0.5, 0],
        view: 13,
        exposure: 1.02,
        light: { ...LATE, panes: { x: 0.3, y: 0.8, wide: 1.5, high: 1.2 } },
        solids: [
          stand(
            pots.galaoMug(),
            dipped('foam', { line: 0.2, rim: 0.96, brush: { hex: '#3d5f99', mark: bands(0.62, 0.68) } }),
            { at: [0, 0, 0], turn: 24 },
          ),
          stand(pots.level(0.345), plain('#b08a63', { gloss: 0.5, uneven: 0.05 }), { at: [0, 0.86, 0] }),
        ],
      }),
  },
  {
    name: 'alguidar',
    title: 'Alguidar',
    alt: 'A wide red-clay mixing bowl glazed sea green inside and over the rim, holding four lemons',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.58 },
    scene: () =>
      corner({
        wall: '#d9d3c6',
        table: timber('#b08e6b', '#7d5d42'),
        eye: [0, 4.6, 8.4],
        target: [0, 0.52, 0],
        view: 22,
        solids: [
          stand(pots.alguidar(), dipped('seaweed', { line: 0.52, rim: 0.96, clay: BARRO, runs: 0.16 }), {
            at: [0, 0, 0],
          }),
          ...lemons([
            [-0.25, 0.42, 0.1, 20],
            [0.3, 0.42, 0.22, -60],
            [0.12, 0.5, -0.34, 80],
            [0.02, 0.78, 0.02, -20],
          ]),
        ],
      }),
  },
  {
    name: 'sardine-dish',
    title: 'Sardine dish',
    alt: 'A long oval dish in white glaze with blue leaves brushed on its wall, a lemon and a small bowl of salt beside it',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.55 },
    scene: () =>
      corner({
        wall: '#9fb0b8',
        table: '#d7d9d4',
        eye: [0.2, 5.6, 7.4],
        target: [0.02, 0.12, 0.05],
        view: 25,
        solids: [
          stand(
            pots.sardineDish(),
            dipped('foam', {
              line: 0.06,
              rim: 0.285,
              runs: 0.02,
              brush: { hex: '#35568f', mark: leaves(34, 0.12, 0.27) },
            }),
            { at: [0, 0, 0], turn: 32 },
          ),
          ...lemons([[0.85, 0.2, 0.75, 35]]),
          stand(pots.smallBowl(), dipped('atlantic', { line: 0.14, rim: 0.54 }), {
            at: [-0.75, 0, -0.95],
            scale: 0.62,
          }),
          stand(pots.level(0.56), plain('#efeee9', { grain: 60, uneven: 0.3 }), {
            at: [-0.75, 0.24, -0.95],
            scale: 0.62,
          }),
        ],
      }),
  },
  {
    name: 'olive-jar',
    title: 'Olive jar',
    alt: 'A lidded jar in honey glaze with a small dish of olives in front of it',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        wall: '#7f8f80',
        table: timber('#a98a69', '#75573d'),
        target: [0.2, 0.58, 0],
        view: 17,
        eye: [0, 3, 8.6],
        solids: [
          stand(
            pots.oliveJar(),
            dipped('honey', { line: 0.2, rim: 0.94, clay: BARRO, runs: 0.14, seed: 6 }),
            { at: [-0.1, 0, -0.2] },
          ),
          stand(pots.jarLid(), dipped('honey', { line: 0.01, rim: 0.345, clay: BARRO, runs: 0.01 }), {
            at: [-0.1, 0.95, -0.2],
          }),
          stand(pots.smallBowl(), dipped('oat', { line: 0.12, rim: 0.54, clay: BLACK_CLAY }), {
            at: [0.72, 0, 0.72],
            scale: 0.66,
          }),
          ...olives(),
        ],
      }),
  },
  {
    name: 'cup-a-month',
    title: 'A year of cups',
    alt: 'Twelve cups in rows of three seen from above, each in a different glaze',
    size: PORTRAIT,
    focal: { x: 0.5, y: 0.5 },
    scene: () =>
      corner({
        ...FROM_ABOVE,
        table: '#dedfd8',
        view: 23,
        eye: [0, 12, 3.4],
        target: [0, 0.1, 0.05],
        solids: yearOfCups(),
      }),
  },
  {
    name: 'care-stack',
    title: 'Bowls after washing up',
    alt: 'A leaning stack of four bowls in different glazes drying on striped linen',
    size: LANDSCAPE,
    focal: { x: 0.45, y: 0.5 },
    scene: () =>
      corner({
        wall: '#cfd3cc',
        table: linen('#e4dfd2', '#a4745a'),
        light: { ...MORNING, panes: { x: 0.5, y: 0.8, wide: 2, high: 1.3 } },
        target: [0.25, 0.58, 0],
        view: 13.5,
        eye: [0.3, 2.1, 9],
        solids: [
          stand(pots.smallBowl({ seed: 2 }), dipped('atlantic', { line: 0.2, rim: 0.54 }), {
            at: [-0.35, 0, 0],
          }),
          stand(pots.smallBowl({ seed: 3 }), dipped('oat', { line: 0.18, rim: 0.54, seed: 7 }), {
            at: [-0.33, 0.21, 0],
          }),
          stand(pots.smallBowl({ seed: 4 }), dipped('seaweed', { line: 0.2, rim: 0.54, seed: 11 }), {
            at: [-0.36, 0.42, 0.01],
          }),
          stand(pots.smallBowl({ seed: 5 }), dipped('foam', { line: 0.17, rim: 0.54, seed: 5 }), {
            at: [-0.31, 0.62, 0],
            lean: -3,
          }),
          stand(
            pots.smallBowl({ seed: 6 }),
            dipped('slate', { line: 0.2, rim: 0.54, seed: 8, clay: BARRO }),
            { at: [1.05, 0.52, -0.3], lean: 180 },
          ),
        ],
      }),
  },
];
