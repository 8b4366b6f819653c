import { expect, it } from 'vitest';
import { siteDay } from './site-day.ts';

const TIME = Date.parse('2026-11-21T23:30:00Z');

it('returns the date in the time zone, whichever zone was asked for before', () => {
  const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Tokyo', 'UTC'];
  expect(zones.map((zone) => siteDay(zone, TIME))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

it('returns the date in UTC for an invalid time zone', () => {
  siteDay('Asia/Tokyo', TIME);
  expect(siteDay('Atlantis/Center', TIME)).toBe('2026-11-21');
});
