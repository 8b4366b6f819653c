import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock, zonedTime } from './zoned-time.ts';

const at = (text: string) => Date.parse(text);

describe('zonedTime', () => {
  it.each([
    ['Europe/Lisbon', '2026-07-01T09:00', '2026-07-01T08:00Z'],
    ['America/New_York', '2026-11-24T09:00', '2026-11-24T14:00Z'],
    ['Asia/Kathmandu', '2026-01-01T00:15', '2025-12-31T18:30Z'],
    ['Pacific/Kiritimati', '2026-01-01T09:00', '2025-12-31T19:00Z'],
    ['Pacific/Niue', '2026-01-01T09:00', '2026-01-01T20:00Z'],
  ])('uses the clocks of %s', (zone, clock, utc) => {
    expect(zonedTime(clock, zone)).toEqual({ kind: 'time', time: at(utc), isTwice: false });
    expect(wallClock(at(utc), zone)).toBe(clock);
  });

  it.each([
    ['Europe/Lisbon', '2026-03-29T01:00'],
    ['Europe/Lisbon', '2026-03-29T01:59'],
    ['America/New_York', '2026-03-08T02:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15'],
    // Samoa skipped a whole day.
    ['Pacific/Apia', '2011-12-30T12:00'],
  ])('knows that the clocks of %s skip %s', (zone, clock) => {
    expect(zonedTime(clock, zone)).toEqual({ kind: 'skipped' });
  });

  it.each([
    ['Europe/Lisbon', '2026-10-25T01:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z'],
  ])('takes the earlier one when the clocks of %s show %s twice', (zone, clock, utc) => {
    expect(zonedTime(clock, zone)).toEqual({ kind: 'time', time: at(utc), isTwice: true });
  });

  it.each(['', '2026-13-01T09:00', '2026-02-30', 'soon'])('rejects %j', (text) => {
    expect(zonedTime(text, 'Europe/Lisbon')).toEqual({ kind: 'invalid' });
  });

  it('reads back every time that it shows, or the earlier one of two', () => {
    const zones = fc.constantFrom(
      'Europe/Lisbon',
      'America/St_Johns',
      'Africa/Casablanca',
      'Australia/Lord_Howe',
      'America/Santiago',
      'UTC',
    );
    const minutes = fc.integer({
      min: at('2020-01-01T00:00Z') / 60_000,
      max: at('2035-01-01T00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const time = minute * 60_000;
        const read = zonedTime(wallClock(time, zone), zone);
        expect(read.kind).toBe('time');
        if (read.kind !== 'time') return;
        expect(read.isTwice ? read.time <= time : read.time === time).toBe(true);
        expect(wallClock(read.time, zone)).toBe(wallClock(time, zone));
      }),
    );
  });
});
