import { describe, expect, it } from 'vitest';
import { relativeTimeOptions } from '../relative-time/relative-time-options.ts';
import { datetimeOptions } from './datetime-options.ts';
import { intervalOptions } from './interval-options.ts';

const CALENDAR = { ca: 'gregory' };

describe('options of a date', () => {
  it.each([
    [[], { date: 'long' }],
    [['short'], { datetime: 'short' }],
    [['full'], { datetime: 'full' }],
    [['date'], { date: 'short' }],
    [['time'], { time: 'short' }],
    [['date:medium', 'time:short'], { date: 'medium', time: 'short' }],
    [['datetime:long'], { datetime: 'long' }],
    [['yMMMd'], { skeleton: 'yMMMd' }],
    [['yMMM', 'd'], { skeleton: 'yMMMd' }],
    [['date:yMMM'], { skeleton: 'yMMM' }],
    [['yMMM', 'skeleton:Hm'], { skeleton: 'Hm' }],
    [['short', 'wrap:full'], { datetime: 'short', wrap: 'full' }],
    [['short', 'wrapper:long'], { datetime: 'short', wrap: 'long' }],
    [['short', 'wrapped:medium'], { datetime: 'short', wrap: 'medium' }],
    [['short', 'wrap:wide'], { datetime: 'short' }],
    [['short', 'context:standalone'], { datetime: 'short', context: 'standalone' }],
    [['short', 'context:menu'], { datetime: 'short' }],
    [['short', 'other:x'], { datetime: 'short' }],
    [['context:begin-sentence'], { context: 'begin-sentence', date: 'long' }],
    [['__proto__'], { skeleton: '', date: 'long' }],
    [['constructor'], { skeleton: '', date: 'long' }],
    [['y'.repeat(101)], { skeleton: 'y'.repeat(100) }],
  ])('%j are %j', (args, options) => {
    expect(datetimeOptions(args)).toEqual({ ...CALENDAR, ...options });
  });

  it.each([
    ['buddhist', 'buddhist'],
    ['japanese', 'japanese'],
    ['persian', 'persian'],
    ['iso8601', 'iso8601'],
    ['gregory', 'gregory'],
    ['mayan', 'gregory'],
  ])('with the calendar %s use %s', (name, calendar) => {
    expect(datetimeOptions(['calendar:buddhist', `calendar:${name}`])).toEqual({
      ca: calendar,
      date: 'long',
    });
  });
});

describe('options of an interval', () => {
  it.each([
    [[], {}],
    [['yMMMd'], { skeleton: 'yMMMd' }],
    [['yMMM', 'd'], { skeleton: 'd' }],
    [['skeleton:yMMMd'], { skeleton: 'yMMMd' }],
    [['date:yMMMd', 'time:Hm'], { date: 'yMMMd', time: 'Hm' }],
    [['skeleton:'], {}],
    [['date'], {}],
    [[''], {}],
    [['other:x'], {}],
    [['context:standalone'], { context: 'standalone' }],
    [['context:menu'], {}],
    [['toString'], { skeleton: '' }],
  ])('%j are %j', (args, options) => {
    expect(intervalOptions(args)).toEqual({ ...CALENDAR, ...options });
  });
});

describe('options of a relative time', () => {
  const DEFAULTS = { ca: 'gregory', width: 'wide', group: true };

  it.each([
    [[], {}],
    [['dayOfWeek:true'], { dayOfWeek: true }],
    [['numericOnly:true'], { numericOnly: true }],
    [['allowWeeks:yes'], { allowWeeks: false }],
    [['alwaysNow'], { alwaysNow: false }],
    [['context:ui-list-or-menu'], { context: 'ui-list-or-menu' }],
    [['context:menu'], {}],
    [['field:day'], { field: 'day' }],
    [['field:millis'], { field: 'millis' }],
    [['field:decade'], {}],
    [['width:short'], { width: 'short' }],
    [['width:narrow'], { width: 'narrow' }],
    [['width:full'], {}],
    [['maxfrac:1', 'no-group'], { maximumFractionDigits: 1, group: false }],
    [['other'], {}],
  ])('%j are %j', (args, options) => {
    expect(relativeTimeOptions(args)).toEqual({ ...DEFAULTS, ...options });
  });
});
