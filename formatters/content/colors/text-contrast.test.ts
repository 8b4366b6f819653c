import { describe, expect, it } from 'vitest';
import { luminanceOf, textContrast } from './text-contrast.ts';

describe('textContrast', () => {
  it('counts a luminance below 0.65 of 256 as dark (R-FMT-TEXT-19)', () => {
    expect(textContrast(gray(166))).toBe('dark');
    expect(textContrast(gray(167))).toBe('light');
  });

  it('uses the BT.601 luma weights (R-FMT-TEXT-20)', () => {
    expect(luminanceOf({ red: 255, green: 0, blue: 0, alpha: 1 })).toBeCloseTo(0.299 * 255, 10);
    expect(luminanceOf({ red: 0, green: 255, blue: 0, alpha: 1 })).toBeCloseTo(0.587 * 255, 10);
    expect(luminanceOf({ red: 0, green: 0, blue: 255, alpha: 1 })).toBeCloseTo(0.114 * 255, 10);
    expect(luminanceOf(gray(166))).toBeCloseTo(166, 10);
  });
});

function gray(channel: number) {
  return { red: channel, green: channel, blue: channel, alpha: 1 };
}
