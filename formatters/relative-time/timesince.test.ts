import { describe, expect, it } from 'vitest';
import { timeSince } from './timesince.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_700_000_000_000;

const ago = (time: number) => timeSince(NOW - time, NOW);

describe('timeSince', () => {
  it('counts whole years (R-FMT-TEXT-10)', () => {
    expect(ago(800 * DAY)).toBe('about 2 years ago');
  });

  it('counts whole months, weeks and days (R-FMT-TEXT-11)', () => {
    expect(ago(65 * DAY)).toBe('about 2 months ago');
    expect(ago(15 * DAY)).toBe('about 2 weeks ago');
    expect(ago(3 * DAY)).toBe('about 3 days ago');
  });

  it('counts whole hours and minutes (R-FMT-TEXT-12)', () => {
    expect(ago(2 * HOUR)).toBe('about 2 hours ago');
    expect(ago(5 * MINUTE)).toBe('about 5 minutes ago');
  });

  it('does not count seconds (R-FMT-TEXT-13)', () => {
    expect(ago(30_000)).toBe('less than a minute ago');
    expect(ago(MINUTE - 1)).toBe('less than a minute ago');
    expect(ago(-DAY)).toBe('less than a minute ago');
  });

  it('changes units exactly at their boundaries (R-FMT-TEXT-14)', () => {
    for (const [unit, one, before] of [
      [MINUTE, 'about a minute ago', 'less than a minute ago'],
      [HOUR, 'about an hour ago', 'about 59 minutes ago'],
      [DAY, 'about a day ago', 'about 23 hours ago'],
      [7 * DAY, 'about a week ago', 'about 6 days ago'],
      [30 * DAY, 'about a month ago', 'about 4 weeks ago'],
      [365 * DAY, 'about a year ago', 'about 12 months ago'],
    ] as const) {
      expect(ago(unit)).toBe(one);
      expect(ago(2 * unit - 1)).toBe(one);
      expect(ago(unit - 1)).toBe(before);
    }
  });

  it('depends on the current time (R-FMT-TEXT-15)', () => {
    expect(timeSince(NOW, NOW + HOUR)).not.toBe(timeSince(NOW, NOW + 2 * HOUR));
  });
});
