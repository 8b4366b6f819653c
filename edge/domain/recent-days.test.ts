import { expect, it } from 'vitest';
import { recentDays } from './recent-days.ts';

const iso = (timeZone: string, now: string, count: number) =>
  recentDays(timeZone, Date.parse(now), count).map(({ date, start }) => [
    date,
    new Date(start).toISOString(),
  ]);

it('returns the days of the time zone, today last', () => {
  expect(iso('UTC', '2026-11-22T10:00:00Z', 2)).toEqual([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ]);
  expect(iso('America/Los_Angeles', '2026-11-22T07:59:59Z', 1)).toEqual([
    ['2026-11-21', '2026-11-21T08:00:00.000Z'],
  ]);
  expect(iso('Pacific/Kiritimati', '2026-11-21T10:00:00Z', 1)).toEqual([
    ['2026-11-22', '2026-11-21T10:00:00.000Z'],
  ]);
});

it('knows days on which clocks change, also at midnight', () => {
  expect(iso('Europe/Lisbon', '2026-10-26T12:00:00Z', 3).map(([, start]) => start)).toEqual([
    '2026-10-23T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
  // In Cairo, 24 April 2026 starts at 01:00.
  expect(iso('Africa/Cairo', '2026-04-24T12:00:00Z', 2)).toEqual([
    ['2026-04-23', '2026-04-22T22:00:00.000Z'],
    ['2026-04-24', '2026-04-23T22:00:00.000Z'],
  ]);
});

it('uses UTC for an invalid time zone', () => {
  expect(iso('Atlantis/Center', '2026-11-22T10:00:00Z', 1)).toEqual([
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ]);
});
