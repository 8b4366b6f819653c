import { describe, expect, it } from 'vitest';
import { formatColor, NOTATIONS, parseColor } from './color-notation.ts';

const RED = { red: 150, green: 74, blue: 44, alpha: 1 };

describe('color notations', () => {
  it.each([
    ['R-COLOR-PICK-01', 'hex', '964A2C', '#964a2c'],
    ['R-COLOR-PICK-02', 'rgb', 'rgb(150, 74, 44)', '150 74 44'],
    ['R-COLOR-PICK-03', 'hsl', '17, 55%, 38%', '17 55% 38%'],
  ] as const)('%s: as %s', (_id, notation, typed, shown) => {
    expect(parseColor(typed, notation)).toEqual({ color: RED });
    expect(formatColor(RED, notation)).toBe(shown);
  });

  it.each([
    ['R-COLOR-PICK-01', '#964a2c', 'hex', RED],
    ['R-COLOR-PICK-01', 'abc', 'hex', { red: 170, green: 187, blue: 204, alpha: 1 }],
    ['R-COLOR-PICK-03', '360 100% 100%', 'hsl', { red: 255, green: 255, blue: 255, alpha: 1 }],
    ['R-COLOR-PICK-03', '0 0% 0%', 'hsl', { red: 0, green: 0, blue: 0, alpha: 1 }],
  ] as const)('%s: accepts %s as %s', (_id, typed, notation, color) => {
    expect(parseColor(typed, notation)).toEqual({ color });
  });

  it('R-COLOR-PICK-04: every notation supports opacity', () => {
    const half = { ...RED, alpha: 0.5 };
    expect(NOTATIONS.map((notation) => formatColor(half, notation))).toEqual([
      '#964a2c80',
      '150 74 44 / 0.5',
      '17 55% 38% / 0.5',
    ]);
    for (const notation of NOTATIONS)
      expect(parseColor(formatColor(half, notation), notation)).toEqual({ color: half });
  });

  it.each([
    ['hex', '12345', 'Enter 3 or 6 digits, such as #96492b.'],
    ['rgb', '1 2', 'Enter red, green, and blue, such as 150 73 43.'],
    ['hsl', '17 55%', 'Missing an H/S/L value.'],
    ['hsl', '361 55% 38%', 'Hue out of bounds.'],
    ['hsl', '17 101% 38%', 'Saturation out of bounds.'],
    ['hsl', '17 55% -1%', 'Lightness out of bounds.'],
  ] as const)('%s %s: %s', (notation, typed, error) => {
    expect(parseColor(typed, notation)).toEqual({ error });
  });
});
