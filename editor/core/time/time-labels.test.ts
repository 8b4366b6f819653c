import { expect, it } from 'vitest';
import { createTimeLabels } from './time-labels.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-18T03:00Z');

it.each([
  ['Pacific/Honolulu', '2026-11-16T23:30Z', 'Mon 13:30', '16 Nov 2026, 13:30 GMT-10'],
  ['America/New_York', '2026-11-17T23:30Z', 'today 18:30', '17 Nov 2026, 18:30 GMT-5'],
  ['Asia/Tokyo', '2026-11-17T23:30Z', 'today 08:30', '18 Nov 2026, 08:30 GMT+9'],
])('formats times as the clocks of %s', (zone, time, short, long) => {
  const { timeLabel, dateTimeLabel } = createTimeLabels(zone);
  expect([timeLabel(at(time), NOW), dateTimeLabel(at(time))]).toEqual([short, long]);
});

it('groups by the days of the zone', () => {
  const time = at('2026-11-17T23:30Z');
  const days = ['Europe/Lisbon', 'Asia/Tokyo'].map((zone) => createTimeLabels(zone).dateLabel(time));
  expect(days).toEqual(['17 Nov 2026', '18 Nov 2026']);
});

it('shortens a coming time of the same day only', () => {
  const { nextLabel } = createTimeLabels('America/New_York');
  expect(nextLabel(at('2026-11-18T04:30Z'), NOW)).toBe('23:30');
  expect(nextLabel(at('2026-11-18T05:30Z'), NOW)).toBe('18 Nov 2026, 00:30 GMT-5');
});

it.each([
  ['2026-11-18T03:00Z', 'just now'],
  ['2026-11-18T02:59:01Z', 'just now'],
  ['2026-11-18T02:59Z', '1 minute ago'],
  ['2026-11-18T02:00:01Z', '59 minutes ago'],
  ['2026-11-18T02:00Z', 'today 02:00'],
  ['2026-11-18T03:00:01Z', 'today 03:00'],
  ['2026-11-18T23:00Z', 'today 23:00'],
  ['2026-11-17T23:00Z', 'Tue 23:00'],
  ['2026-11-12T03:01Z', 'Thu 03:01'],
  ['2026-11-12T03:00Z', '12 Nov 2026'],
  ['2026-11-19T00:00Z', '19 Nov 2026'],
  ['2024-11-18T03:00Z', '18 Nov 2024'],
])('shortens a time by its age: %s is %s', (time, label) => {
  expect(createTimeLabels('UTC').timeLabel(at(time), NOW)).toBe(label);
});

it('knows its zone', () => {
  expect(createTimeLabels('Asia/Tokyo').zone).toBe('Asia/Tokyo');
});
