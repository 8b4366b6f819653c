// Invalid colors. cspell:ignore xrgb xvar
import { describe, expect, it } from 'vitest';
import { blend, contrastOf } from './contrast.ts';
import { hexOf, readColor, writeColor } from './css-color.ts';
import { hslaOf, isSameColor } from './hsla.ts';
import { textColor, themeColorName } from './text-color.ts';

const rgb = (red: number, green: number, blue: number, alpha = 1) => ({ red, green, blue, alpha });

it.each([
  [rgb(255, 0, 0), [0, 100, 50]],
  [rgb(0, 255, 0), [120, 100, 50]],
  [rgb(0, 0, 255), [240, 100, 50]],
  [rgb(255, 0, 255), [300, 100, 50]],
  [rgb(255, 255, 0), [60, 100, 50]],
  [rgb(128, 128, 128), [0, 0, 50]],
  [rgb(0, 0, 0), [0, 0, 0]],
  [rgb(255, 255, 255), [0, 0, 100]],
  // The fewest digits that give the same color.
  [rgb(150, 74, 44), [17, 55, 38]],
  [rgb(150, 74, 45), [16.6, 53.8, 38.2]],
])('%j has the hue, saturation and lightness %j', (color, [hue, saturation, lightness]) => {
  expect(hslaOf(color)).toEqual({ hue, saturation, lightness, alpha: 1 });
});

it.each([
  [rgb(1, 2, 3), true],
  [rgb(0, 2, 3), false],
  [rgb(1, 0, 3), false],
  [rgb(1, 2, 0), false],
])('%j is the color #010203: %s', (color, isSame) => {
  expect(isSameColor(color, rgb(1, 2, 3))).toBe(isSame);
});

describe('reading a color', () => {
  it.each([
    [' #ABC ', rgb(170, 187, 204)],
    ['#abc8', rgb(170, 187, 204, 0.53)],
    ['#0102037f', rgb(1, 2, 3, 0.5)],
    ['RGBA(1, 2, 3, 25%)', rgb(1, 2, 3, 0.25)],
    ['rgb(100% 50% 0%)', rgb(255, 128, 0)],
    ['rgb(1.6 +2 -3)', rgb(2, 2, 0)],
    ['rgb(1 2 3 / 7)', rgb(1, 2, 3)],
    ['hsl(-240 100% 50%)', rgb(0, 255, 0)],
    ['hsl(480deg 100% 50%)', rgb(0, 255, 0)],
    ['hsl(120 200% 50% / .5)', rgb(0, 255, 0, 0.5)],
  ])('%j', (text, color) => {
    expect(readColor(text)).toEqual(color);
  });

  it.each([
    '#ab',
    '#abcde',
    '#abcdefg',
    'x#abc',
    'rgb()',
    'rgb(1 2 a)',
    'rgb(a 2 3)',
    'rgb(1 2 3',
    'xrgb(1 2 3)',
    'rgb(1 2 3)x',
    'lab(1 2 3)',
    'rgb(1 2 3px)',
    'rgb(1 2 3e5)',
    'rgb(1 2 . 3)',
  ])('rejects %j', (text) => {
    expect(readColor(text)).toBeUndefined();
  });
});

it('writes alpha only when translucent', () => {
  expect([rgb(1, 2, 3), rgb(1, 2, 3, 0.5)].map(hexOf)).toEqual(['#010203', '#01020380']);
  expect([rgb(0, 0, 0), rgb(0, 0, 0, 0.5)].map(writeColor)).toEqual(['hsl(0 0% 0%)', 'hsl(0 0% 0% / 0.5)']);
});

it.each([
  [rgb(255, 0, 0, 0.5), rgb(0, 0, 255), rgb(128, 0, 128)],
  [rgb(10, 20, 30, 0), rgb(1, 2, 3), rgb(1, 2, 3)],
  [rgb(10, 20, 30), rgb(1, 2, 3), rgb(10, 20, 30)],
])('%j over %j is %j', (front, back, blended) => {
  expect(blend(front, back)).toEqual(blended);
});

it.each([
  // Ratios of the examples of WCAG 2.2.
  [rgb(255, 0, 0), rgb(255, 255, 255), 3.998],
  [rgb(0, 255, 0), rgb(255, 255, 255), 1.372],
  [rgb(0, 0, 255), rgb(255, 255, 255), 8.592],
  [rgb(255, 255, 255), rgb(255, 0, 0), 3.998],
  // Dark colors have a linear share.
  [rgb(10, 10, 10), rgb(0, 0, 0), 1.061],
  [rgb(0, 0, 0, 0.5), rgb(255, 255, 255), 3.949],
])('the contrast of %j on %j is %s', (front, back, ratio) => {
  expect(contrastOf(front, back)).toBeCloseTo(ratio, 3);
});

describe('the name of a theme color', () => {
  it.each([
    [' var(--glaze-2_B) ', 'glaze-2_B'],
    ['var(--2)', undefined],
    ['var(glaze)', undefined],
    ['xvar(--glaze)', undefined],
    [`var(--${'a'.repeat(64)})`, 'a'.repeat(64)],
    [`var(--${'a'.repeat(65)})`, undefined],
  ])('of %j is %s', (input, name) => {
    expect(themeColorName(input)).toBe(name);
  });

  it('is not resolved', () => {
    expect(textColor('var(--glaze)')).toBe('var(--glaze)');
  });
});
