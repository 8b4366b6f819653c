// Class names of the platform. cspell:ignore eventcal daymarker daynumber dayname multiday eventcollectioncalendar calendarnav weekdayrow eventcount viewall nextmonth prevmonth
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installGlobals } from '../platform/install-globals.ts';
import type { CalendarEvent } from './event-calendar.ts';
import { installModules } from './install-modules.ts';

const DAY = `<div class="eventcal-clone"><div class="eventcal-content-wrapper">
  <div class="eventcal-daymarker"><div class="eventcal-dayname"></div><div class="eventcal-daynumber"></div></div>
  <ul class="eventcal-list"><li class="eventcal-item eventcal-item-hidden"><a href="#" class="eventcal-link">
    <span class="eventcal-time-12hr"></span><span class="eventcal-time-24hr"></span><span class="eventcal-title"></span></a></li></ul>
</div></div>`;

const at = (text: string) => Date.parse(text);
const EVENTS: readonly CalendarEvent[] = [
  {
    title: 'Market',
    fullUrl: '/events/market',
    startDate: at('2026-11-28T09:00Z'),
    endDate: at('2026-11-29T15:00Z'),
  },
  {
    title: 'Late <b>night</b>',
    fullUrl: '/events/night',
    startDate: at('2026-11-28T02:30Z'),
    endDate: at('2026-11-28T03:00Z'),
  },
  { title: 'Winter', fullUrl: '/events/winter', startDate: at('2026-12-01T20:00Z') },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-23T12:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Renders the calendar as a script of a theme does. */
function render(attributes = ''): void {
  document.body.innerHTML = `<div id="calendar" ${attributes}>${DAY}</div>`;
  const globals: Record<string, never> = {};
  const website = { language: 'en', timeZone: 'America/New_York' };
  installGlobals({ website, calendarEvents: EVENTS } as object, globals);
  installModules(globals);
  const { Squarespace, one } = globals.Y as unknown as {
    readonly Squarespace: { readonly EventCollectionCalendar: new (config: object) => { render(): void } };
    one(selector: string): unknown;
  };
  new Squarespace.EventCollectionCalendar({ contentBox: one('#calendar') }).render();
}

const texts = (selector: string) =>
  [...document.querySelectorAll(`td ${selector}`)].map(({ textContent }) => textContent);
const label = () => document.querySelector('.yui3-calendar-header-label')?.textContent;
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('the calendar shows the events of this month on their days, in the time zone of the site', () => {
  render();
  expect(label()).toBe('November 2026');
  expect(texts('.eventcal-title')).toEqual(['Late <b>night</b>', 'Market', 'Market']);
  const days = [...document.querySelectorAll('.eventcal-node-has-event .eventcal-daynumber')];
  expect(days.map(({ textContent }) => textContent)).toEqual(['27', '28', '29']);
  expect(texts('.eventcal-time-24hr')[0]).toBe('21:30');
  expect(document.querySelector('td .eventcal-link')?.getAttribute('href')).toBe('/events/night');
  expect(document.querySelectorAll('td .eventcal-multiday-subsequent')).toHaveLength(1);
  expect(document.querySelectorAll('td .eventcal-item-hidden')).toHaveLength(0);
  expect(texts('.eventcal-today .eventcal-daynumber')).toEqual([]);
  expect(document.querySelector('td.eventcal-today .eventcal-daynumber')?.textContent).toBe('23');
});

test('weeks start on Sunday and include the days around the month', () => {
  render();
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)[0]).toBe('Sun');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
  expect(document.querySelector('table')?.style.width).toBe('100%');
  expect(document.querySelectorAll('td.yui3-calendar-day')).toHaveLength(30);
  expect(document.querySelectorAll('td.yui3-calendar-nextmonth-day')).toHaveLength(5);
});

test('buttons show the next and the previous month and keep the focus', () => {
  render();
  click('.yui3-calendarnav-nextmonth');
  expect(label()).toBe('December 2026');
  expect(texts('.eventcal-title')).toEqual(['Winter']);
  expect(document.activeElement?.ariaLabel).toBe('Next month');
  click('.yui3-calendarnav-prevmonth');
  click('.yui3-calendarnav-prevmonth');
  expect(label()).toBe('October 2026');
});

test('the calendar of a list by month shows that month', () => {
  render('data-month-filter="12-2026"');
  expect(label()).toBe('December 2026');
});
