// cspell:ignore Montag السبت พฤศจิกายน
import { describe, expect, it } from 'vitest';
import { collectionFile, itemFile } from '../../../../fixtures/sites/small-site.ts';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import type { FileMap } from '../../../1-read/memory-files.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.calendar;
const NOW = Date.UTC(2026, 10, 29);
const EVENTS = collectionFile('events', { typeName: 'events' });

const event = (id: string, start: number, more: object = {}): FileMap =>
  itemFile(id, 'events', { recordType: 12, startDate: start, ...more });

const calendarOf = (files: FileMap, value: object = {}, website: object = {}) =>
  renderBlockOf(
    KIND,
    { collectionId: 'events', ...value },
    { files: { ...EVENTS, ...files }, now: NOW, website },
  );

/** The months that visitors can go to, the shown one in brackets. */
function monthsIn(html: string): readonly string[] {
  return [...html.matchAll(/class="calendar-month( calendar-current)?" id="calendar-b-([\d-]+)"/g)].map(
    ([, current, month = '']) => (current === undefined ? month : `[${month}]`),
  );
}

/** The dates of the cells that contain a text. */
function daysWith(html: string, text: string): readonly string[] {
  return [...html.matchAll(/<td.*?<\/td>/g)].flatMap(([cell]) =>
    cell.includes(text) ? (/datetime="([^"]*)"/.exec(cell)?.[1] ?? []) : [],
  );
}

it('is a table of the days of the current month, with the names of the weekdays as headers', async () => {
  const { html } = await calendarOf(event('fair', Date.UTC(2026, 10, 28, 18, 30)));
  expect(monthsIn(html)).toEqual(['[2026-11]']);
  expect(html).toContain('<h3 class="calendar-title" id="calendar-b-2026-11-title">November 2026</h3>');
  expect(html).toContain('<table aria-labelledby="calendar-b-2026-11-title">');
  expect([...html.matchAll(/<th scope="col" abbr="(\w+)">/g)].map(([, name]) => name)).toEqual([
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ]);
  expect(html.match(/<time datetime/g)).toHaveLength(30);
  expect(html.match(/<tr>/g)).toHaveLength(6);
});

it('shows an event on its day in the time zone of the site, with a link and its time', async () => {
  const { html } = await calendarOf(
    event('late', Date.UTC(2026, 10, 28, 20, 30), {
      title: 'Late night',
      endDate: Date.UTC(2026, 10, 28, 21),
    }),
    {},
    { timeZone: 'Asia/Tokyo', language: 'de' },
  );
  expect(daysWith(html, 'Late night')).toEqual(['2026-11-29']);
  expect(html).toContain(
    '<a href="/events/late">Late night</a> <span class="calendar-time">05:30–06:00 Uhr</span>',
  );
});

it('leads to the months with events, and always has the current one', async () => {
  const files = { ...event('old', Date.UTC(2026, 7, 3)), ...event('next', Date.UTC(2027, 0, 3)) };
  const { html } = await calendarOf(files);
  expect(monthsIn(html)).toEqual(['2026-08', '[2026-11]', '2027-01']);
  expect(html).toContain('<a class="calendar-previous" href="#calendar-b-2026-08">August 2026</a>');
  expect(html).toContain('<a class="calendar-next" href="#calendar-b-2027-01">January 2027</a>');
  expect(html.match(/No events this month\./g)).toHaveLength(1);
});

it('has as many months as it asks for', async () => {
  const months = Array.from({ length: 9 }, (_, index) => event(`e${index}`, Date.UTC(2026, 6 + index, 3)));
  const { html } = await calendarOf(Object.assign({}, ...months), { monthsBefore: 1, monthsAfter: 2 });
  expect(monthsIn(html)).toEqual(['2026-10', '[2026-11]', '2026-12', '2027-01']);
});

describe('an event of several days', () => {
  const long = (endDate: number) => event('long', Date.UTC(2026, 10, 29, 9), { title: 'Long', endDate });

  it('is on each of its days, also in the next month', async () => {
    const { html } = await calendarOf(long(Date.UTC(2026, 11, 2, 12)));
    expect(daysWith(html, 'Long')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
    expect(html.match(/calendar-continued/g)).toHaveLength(2);
    expect(html).toMatch(/Nov 29\s–\sDec 2/);
  });

  it('is not on the day that begins when it ends', async () => {
    const { html } = await calendarOf(long(Date.UTC(2026, 10, 30)));
    expect(daysWith(html, 'Long')).toEqual(['2026-11-29']);
  });

  it('is until its last day, not until the day that begins when it ends', async () => {
    const { html } = await calendarOf(long(Date.UTC(2026, 11, 1)));
    expect(html).toMatch(/Nov 29\s–\s30/);
  });

  it('may last for centuries, or end before it starts', async () => {
    expect(monthsIn((await calendarOf(long(Date.UTC(2900, 0)))).html)).toHaveLength(13);
    expect(daysWith((await calendarOf(long(0))).html, 'Long')).toEqual(['2026-11-29']);
  });
});

it.each([
  ['de', 'auto', 'Montag'],
  ['ar', 'auto', 'السبت'],
  ['pt-BR', 'auto', 'domingo'],
  ['en', 'monday', 'Monday'],
])('in %s with %s, the week starts on %s', async (language, weekStart, expected) => {
  const { html } = await calendarOf(event('a', NOW), { weekStart }, { language });
  expect(/abbr="([^"]*)"/.exec(html)?.[1]).toBe(expected);
});

it('has the Gregorian calendar in all languages', async () => {
  const { html } = await calendarOf(event('a', NOW), {}, { language: 'th' });
  expect(html).toContain('พฤศจิกายน 2026');
});

it.each([
  ['an empty collection', {}],
  ['posts', itemFile('post', 'events', { publishOn: NOW })],
  ['events that visitors may not see', event('a', NOW, { status: 'Draft' })],
  ['a collection with a password', { ...collectionFile('events', { password: 'x' }), ...event('a', NOW) }],
])('prints nothing at all for %s', async (_what, files) => {
  const { site } = await calendarOf(files);
  expect(site.read('index.html')).not.toContain('calendar-block');
});

it('counts the events that a day has no room for', async () => {
  const all = Array.from({ length: 42 }, (_, index) => event(`e${index}`, NOW));
  const { html } = await calendarOf(Object.assign({}, ...all));
  expect(html.match(/<li /g)).toHaveLength(10);
  expect(html).toContain('<p class="calendar-more">32 more</p>');
});

it('prints titles as text', async () => {
  const { html } = await calendarOf(event('a', NOW, { title: HOSTILE }));
  expect(html).not.toContain('<script');
});

it.each([
  { collectionId: 'events', monthsAfter: 25 },
  { collectionId: 'events', weekStart: 'friday' },
])('cannot have the value %j', (value) => {
  expect(renderableBlock(KIND, value)).toBeUndefined();
});
