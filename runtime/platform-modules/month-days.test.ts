import { describe, expect, it } from 'vitest';
import { addMonths, dateIn, daysOf, monthDays, monthOf } from './month-days.ts';

describe('the days of a month', () => {
  it.each([
    // The first is a Sunday, the last a Saturday.
    ['2026-02', '2026-02-01', '2026-02-28', 28],
    ['2026-11', '2026-11-01', '2026-12-05', 35],
    ['2026-08', '2026-07-26', '2026-09-05', 42],
    ['2028-02', '2028-01-30', '2028-03-04', 35],
  ])('%s: whole weeks from %s to %s', (month, first, last, count) => {
    const days = monthDays(month);
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual([first, last, count]);
  });

  it('know which month they belong to', () => {
    const days = monthDays('2026-08');
    expect(days.filter((day) => day.month === 'previous').map(({ date }) => date)).toEqual([
      '2026-07-26',
      '2026-07-27',
      '2026-07-28',
      '2026-07-29',
      '2026-07-30',
      '2026-07-31',
    ]);
    expect(days.filter((day) => day.month === 'shown')).toHaveLength(31);
    expect(days.filter((day) => day.month === 'next')).toHaveLength(5);
  });
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 1, '2026-06'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

describe('the days of an event', () => {
  const at = (text: string) => Date.parse(text);

  it.each([
    ['2026-11-23T09:00Z', '2026-11-23T17:00Z', 'UTC', ['2026-11-23']],
    ['2026-11-23T09:00Z', '2026-11-25T17:00Z', 'UTC', ['2026-11-23', '2026-11-24', '2026-11-25']],
    // It ends at midnight.
    ['2026-11-23T09:00Z', '2026-11-24T00:00Z', 'UTC', ['2026-11-23']],
    ['2026-11-23T23:30Z', '2026-11-24T00:30Z', 'America/New_York', ['2026-11-23']],
    ['2026-11-23T03:00Z', '2026-11-23T03:00Z', 'America/New_York', ['2026-11-22']],
    // Its end is wrong.
    ['2026-11-23T09:00Z', '2026-11-20T09:00Z', 'UTC', ['2026-11-23']],
  ])('from %s to %s in %s', (start, end, timeZone, expected) => {
    expect(daysOf(at(start), at(end), timeZone)).toEqual(expected);
  });

  it('are at most those of a year', () => {
    expect(daysOf(at('2026-01-01T00:00Z'), at('2029-01-01T00:00Z'), 'UTC')).toHaveLength(366);
  });

  it('are in the time zone of the site', () => {
    expect(dateIn(at('2026-11-23T23:30Z'), 'Asia/Kolkata')).toBe('2026-11-24');
  });
});

it.each([
  ['11-2026', '2026-11'],
  ['3-2026', '2026-03'],
  ['2026-11', '2026-11'],
  ['November', undefined],
  ['111-2026', undefined],
  ['11-20261', undefined],
  ['2026-111', undefined],
  ['x2026-11', undefined],
  [undefined, undefined],
])('the filter %s is the month %s', (filter, expected) => {
  expect(monthOf(filter)).toBe(expected);
});
