import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate, daysInYear } from './civil-date.ts';
import { ISO_WEEK, SUNDAY_WEEK, weekOfYear } from './week-of-year.ts';

const DAY = 86_400_000;
const FIRST_GREGORIAN = Date.UTC(1582, 9, 15);

it.each([
  [1500, 366],
  [1581, 365],
  [1600, 366],
  [1900, 365],
  [2024, 366],
  [2026, 365],
])('the year %i has %i days, in the calendar in use at its end', (year, days) => {
  expect(daysInYear(year)).toBe(days);
});

describe('civilDate', () => {
  it('agrees with Date on Gregorian days', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST_GREGORIAN, max: 210_895_142_399_999 }), (epoch) => {
        const date = civilDate(epoch);
        const host = new Date(epoch);
        expect([date.year, date.month, date.day]).toEqual([
          host.getUTCFullYear(),
          host.getUTCMonth() + 1,
          host.getUTCDate(),
        ]);
        expect(date.weekday).toBe(host.getUTCDay());
        expect([date.hour, date.minute, date.second, date.millisecond]).toEqual([
          host.getUTCHours(),
          host.getUTCMinutes(),
          host.getUTCSeconds(),
          host.getUTCMilliseconds(),
        ]);
        expect(date.dayOfYear).toBe(
          (Date.UTC(date.year, date.month - 1, date.day) - firstDayOf(date.year)) / DAY + 1,
        );
      }),
    );
  });

  it('is continuous on Julian days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_440_588, max: FIRST_GREGORIAN / DAY - 2 }), (days) => {
        const today = civilDate(days * DAY);
        const tomorrow = civilDate((days + 1) * DAY);
        expect(tomorrow.weekday).toBe((today.weekday + 1) % 7);
        if (tomorrow.day > 1)
          expect(tomorrow).toMatchObject({ year: today.year, month: today.month, day: today.day + 1 });
        if (tomorrow.dayOfYear > 1) expect(tomorrow.dayOfYear).toBe(today.dayOfYear + 1);
        else expect([today.month, today.day, tomorrow.month]).toEqual([12, 31, 1]);
      }),
    );
  });

  it('handles the boundary days of the calendars', () => {
    const day = (epoch: number) => {
      const { year, month, day } = civilDate(epoch);
      return `${year}-${month}-${day}`;
    };
    expect(day(FIRST_GREGORIAN)).toBe('1582-10-15');
    expect(day(FIRST_GREGORIAN - 1)).toBe('1582-10-4');
    expect(day(-2_440_588 * DAY)).toBe('-4712-1-1');
    expect(day(Date.UTC(1900, 1, 28) + DAY)).toBe('1900-3-1');
    expect(day(Date.UTC(2000, 1, 28) + DAY)).toBe('2000-2-29');
  });
});

describe('weekOfYear', () => {
  it('puts the Thursday of an ISO week into the year of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 2_000_000 }), (days) => {
        const daysAfterMonday = (civilDate(days * DAY).weekday + 6) % 7;
        const thursday = civilDate((days - daysAfterMonday + 3) * DAY);
        const expected = { year: thursday.year, week: Math.floor((thursday.dayOfYear - 1) / 7) + 1 };
        expect(weekOfYear(civilDate(days * DAY), ISO_WEEK)).toEqual(expected);
      }),
    );
  });

  it('puts January 1 in week 1 if one day is enough', () => {
    for (let year = 1900; year < 2100; year++) {
      expect(weekOfYear(civilDate(Date.UTC(year, 0, 1)), SUNDAY_WEEK)).toEqual({ year, week: 1 });
    }
  });
});

function firstDayOf(year: number): number {
  return Date.UTC(year, 0, 1);
}
