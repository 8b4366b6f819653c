import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { contrastOf } from './contrast.ts';
import { hexOf, readColor, writeColor } from './css-color.ts';
import { textColor } from './text-color.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({
  red: channel,
  green: channel,
  blue: channel,
  alpha: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
});

describe('a text color', () => {
  it('survives a round trip in one canonical spelling', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { red, green, blue, alpha } = color;
        const stored = writeColor(color);
        expect(readColor(stored)).toEqual(color);
        expect(textColor(stored)).toBe(stored);
        expect(textColor(`rgba(${red}, ${green}, ${blue}, ${alpha})`)).toBe(stored);
        const opaque = writeColor({ ...color, alpha: 1 });
        expect(textColor(hexOf({ ...color, alpha: 1 }).toUpperCase())).toBe(opaque);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it.each([
    ['#964a2c', 'hsl(17 55% 38%)'],
    ['#fff', 'hsl(0 0% 100%)'],
    ['rgb(150 74 44 / 50%)', 'hsl(17 55% 38% / 0.5)'],
    ['hsla(377deg, 55%, 38%, .5)', 'hsl(17 55% 38% / 0.5)'],
    ['rgb(300, -5, 0)', 'hsl(0 100% 50%)'],
  ])('stores %s as %s', (input, stored) => {
    expect(textColor(input)).toBe(stored);
  });

  it.each([
    ['var( --glaze-fill )', 'var(--glaze-fill)'],
    ['rgb(150 74 44 / 75%)', 'hsl(17 55% 38% / 0.75)'],
  ])('R-COLOR-PICK-05: stores a theme color by its name, and others as HSL: %s', (input, stored) => {
    expect(textColor(input)).toBe(stored);
  });

  it.each([
    '',
    '#12345',
    'red; position: fixed',
    'url(https://a.example/)',
    'var(--a, url(https://a.example/))',
    'var(--a);background:url(/x)',
    'rgb(1, 2)',
    'rgb(1 2 3 4 5)',
    'rgb(calc(1) 2 3)',
    'hsl(1 2 var(--a))',
    'expression(alert(1))',
    'rgba(0, 0, 0, 0)',
  ])('rejects %s', (input) => {
    expect(textColor(input)).toBeUndefined();
  });

  it('computes the WCAG contrast of two colors', () => {
    const of = (hex: string) => readColor(hex) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
    expect(contrastOf(of('#000'), of('#fff'))).toBeCloseTo(21, 5);
    expect(contrastOf(of('#767676'), of('#fff'))).toBeCloseTo(4.54, 2);
    expect(contrastOf(of('#00000000'), of('#fff'))).toBe(1);
  });
});
