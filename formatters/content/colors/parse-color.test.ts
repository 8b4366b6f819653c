import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSS_COLORS } from './css-colors.ts';
import { type Color, parseColor } from './parse-color.ts';

describe('parseColor', () => {
  it('reads hex of 3 and 6 digits (R-FMT-COL-08)', () => {
    expect(parseColor('#abc')).toEqual({ color: { red: 0xaa, green: 0xbb, blue: 0xcc, alpha: 1 } });
    expect(parseColor('#abc')).toEqual(parseColor('#AABBCC'));
  });

  it.each(['#abcd', '#12345', '12345', '#ab', '#1234567', '#ggg', '#'])(
    'rejects %s (R-FMT-COL-03)',
    (text) => {
      expect(parseColor(text)).toHaveProperty('error');
    },
  );

  it('reads rgb and rgba (R-FMT-COL-09)', () => {
    expect(parseColor('rgb(1,2,3)')).toEqual({ color: { red: 1, green: 2, blue: 3, alpha: 1 } });
    expect(parseColor('rgba(1,2,3,.5)')).toEqual({ color: { red: 1, green: 2, blue: 3, alpha: 0.5 } });
    expect(parseColor('rgb(100% 0% 20% / 50%)')).toEqual({
      color: { red: 255, green: 0, blue: 51, alpha: 0.5 },
    });
  });

  it('reads hsl and hsla (R-FMT-COL-10)', () => {
    const green = { red: 0, green: 255, blue: 0, alpha: 1 };
    expect(parseColor('hsl(120,100%,50%)')).toEqual({ color: green });
    expect(parseColor('hsla(120, 100%, 50%, 0.25)')).toEqual({ color: { ...green, alpha: 0.25 } });
    expect(parseColor('hsl(-240deg 100% 50%)')).toEqual({ color: green });
    expect(parseColor('hsl(0.5turn 100% 25%)')).toEqual({
      color: { red: 0, green: 128, blue: 128, alpha: 1 },
    });
  });

  it('mixes the channels of a hue between two of them', () => {
    expect(parseColor('hsl(30, 50%, 40%)')).toEqual({ color: { red: 153, green: 102, blue: 51, alpha: 1 } });
  });

  it('reads hwb (R-FMT-COL-11)', () => {
    expect(parseColor('hwb(120 0% 0%)')).toEqual({ color: { red: 0, green: 255, blue: 0, alpha: 1 } });
    expect(parseColor('hwb(0 20% 40%)')).toEqual({ color: { red: 153, green: 51, blue: 51, alpha: 1 } });
    expect(parseColor('hwb(0 100% 100%)')).toEqual({ color: { red: 128, green: 128, blue: 128, alpha: 1 } });
  });

  it('reads all CSS names and transparent, ignoring case (R-FMT-COL-12)', () => {
    expect(parseColor('red')).toEqual({ color: { red: 255, green: 0, blue: 0, alpha: 1 } });
    expect(parseColor('RebeccaPurple')).toEqual(parseColor('#663399'));
    expect(parseColor('transparent')).toEqual({ color: { red: 0, green: 0, blue: 0, alpha: 0 } });
    expect(Object.keys(CSS_COLORS)).toHaveLength(148);
    for (const name of Object.keys(CSS_COLORS)) expect(parseColor(name)).toHaveProperty('color');
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    '',
    'no color',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'lab(1 2 3)',
  ])('rejects %j with a message', (text) => {
    expect(parseColor(text)).toHaveProperty('error');
  });

  it('clamps channels and alpha (R-FMT-COL-13)', () => {
    expect(parseColor('rgba(300,-5,0,2)')).toEqual({ color: { red: 255, green: 0, blue: 0, alpha: 1 } });
    expect(parseColor('rgba(0,0,0,-1)')).toEqual({ color: { red: 0, green: 0, blue: 0, alpha: 0 } });
    expect(parseColor('hsl(0,200%,150%)')).toEqual({ color: { red: 255, green: 255, blue: 255, alpha: 1 } });
  });

  it('returns channels from 0 to 255 and alpha from 0 to 1 for any text', () => {
    const part = fc.oneof(
      fc.integer({ min: -500, max: 500 }).map(String),
      fc.double({ noNaN: true }).map(String),
    );
    const colorText = fc
      .tuple(
        fc.constantFrom('rgb', 'hsl', 'hwb'),
        fc.array(part, { minLength: 3, maxLength: 4 }),
        fc.boolean(),
      )
      .map(
        ([name, parts, percent]) => `${name}(${parts.map((each) => each + (percent ? '%' : '')).join(',')})`,
      );
    fc.assert(
      fc.property(fc.oneof(colorText, fc.string()), (text) => {
        const parsed = parseColor(text);
        if ('color' in parsed) expect(isInRange(parsed.color)).toBe(true);
        else expect(parsed.error).toMatch(/\.$/);
      }),
    );
  });
});

function isInRange({ red, green, blue, alpha }: Color): boolean {
  const isChannel = (value: number) => Number.isInteger(value) && value >= 0 && value <= 255;
  return [red, green, blue].every(isChannel) && alpha >= 0 && alpha <= 1;
}
