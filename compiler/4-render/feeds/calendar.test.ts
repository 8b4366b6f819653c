// Names of iCalendar. cspell:ignore DTEND DTSTAMP
import { expect, it } from 'vitest';
import { calendarText } from './calendar.ts';

const START = Date.UTC(2026, 10, 28, 9);

/** The lines of an event with these fields, unfolded. */
function linesOf(event: object, absolute: (url: string) => string | undefined = () => undefined) {
  const events = [{ id: 'kiln', title: 'Kiln day', startDate: START, ...event }];
  const text = calendarText(events, { title: 'Days', host: 'small.example', absolute });
  return text.replaceAll('\r\n ', '').split('\r\n');
}

it.each([
  ['after its start', START + 60_000, ['DTEND:20261128T090100Z']],
  ['at its start', START, []],
  ['before its start', START - 1, []],
])('an event has an end %s: %s', (_what, endDate, expected) => {
  expect(linesOf({ endDate }).filter((line) => line.startsWith('DTEND'))).toEqual(expected);
});

it.each([
  [90, 180, ['GEO:90.000000;180.000000']],
  [-90.1, 0, []],
  [0, 180.1, []],
  [undefined, 0, []],
])('an event has a place on the map: %s, %s', (mapLat, mapLng, expected) => {
  const lines = linesOf({ location: { mapLat, mapLng } });
  expect(lines.filter((line) => line.startsWith('GEO'))).toEqual(expected);
});

it('an event has an address of up to four parts', () => {
  const location = {
    addressTitle: 'Studio',
    addressLine1: 'Rua 1',
    addressLine2: '',
    addressCountry: 'Portugal',
  };
  expect(linesOf({ location })).toContain('LOCATION:Studio\\, Rua 1\\, Portugal');
});

it('an event has its categories, each escaped', () => {
  expect(linesOf({ categories: ['Clay, wet', 'Open; free'] })).toContain(
    'CATEGORIES:Clay\\, wet,Open\\; free',
  );
});

it('an event changed when it was updated, otherwise at its start', () => {
  const changed = (event: object) => linesOf(event).filter((line) => /^(DTSTAMP|LAST-MODIFIED)/.test(line));
  expect(changed({ updatedOn: 0 })).toEqual(['DTSTAMP:19700101T000000Z', 'LAST-MODIFIED:19700101T000000Z']);
  expect(changed({})).toEqual(['DTSTAMP:20261128T090000Z', 'LAST-MODIFIED:20261128T090000Z']);
});

it('the URL of an event is on one line', () => {
  expect(linesOf({ fullUrl: '/a' }, (url) => `https://small.example${url}\r\nX:1`)).toContain(
    'URL:https://small.example/aX:1',
  );
});
