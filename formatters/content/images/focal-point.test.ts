import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focalPoint } from './focal-point.ts';

describe('focalPoint', () => {
  it('prints coordinates like any number', () => {
    const coordinate = fc.oneof(
      fc.integer({ min: -20, max: 120 }).map((hundredths) => hundredths / 100),
      fc.double({ noNaN: true }),
    );
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(focalPoint({ mediaFocalPoint: { x, y } })).toBe(`${x},${y}`);
      }),
    );
  });

  it('defaults to the center, and to 0 for non-numbers', () => {
    expect(focalPoint({})).toBe('0.5,0.5');
    expect(focalPoint({ mediaFocalPoint: { x: null } })).toBe('0,0');
  });
});
