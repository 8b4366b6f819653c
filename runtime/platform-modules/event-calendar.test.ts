// Class names of the platform. cspell:ignore eventcal daymarker daynumber dayname multiday eventcollectioncalendar calendarnav weekdayrow eventcount viewall Dezember nextmonth prevmonth
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { construct, openModulePage, type PlatformValue } from '../testing/platform-page.ts';
import type { CalendarEvent } from './event-calendar.ts';

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

interface RenderOptions {
  readonly attributes?: string;
  /** The content of the box. */
  readonly html?: string;
  readonly contentBox?: unknown;
  readonly context?: object;
}

/** Renders the calendar as a script of a theme does. */
function render({ attributes = '', html = DAY, contentBox, context }: RenderOptions = {}): PlatformValue {
  const website = { language: 'en', timeZone: 'America/New_York' };
  const { Y, one } = openModulePage(
    `<div id="calendar" ${attributes}>${html}</div>`,
    context ?? { website, calendarEvents: EVENTS },
  );
  const config = { contentBox: contentBox ?? one('#calendar') };
  return construct(Y.Squarespace?.EventCollectionCalendar, config).render?.() as PlatformValue;
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

test('today is that of the time zone of the site', () => {
  // Still the 22nd in New York.
  vi.setSystemTime(at('2026-11-23T03:00Z'));
  render();
  expect(document.querySelector('td.eventcal-today .eventcal-daynumber')?.textContent).toBe('22');
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
  render({ attributes: 'data-month-filter="12-2026"' });
  expect(label()).toBe('December 2026');
});

test('days have their names and numbers, and events their times', () => {
  render();
  const [sunday] = document.querySelectorAll('td');
  expect(sunday?.querySelector('.eventcal-dayname')?.textContent).toBe('Sun');
  expect(sunday?.querySelector('.eventcal-daynumber')?.textContent).toBe('1');
  expect(texts('.eventcal-time-12hr')[0]).toMatch(/^9:30.PM$/);
  expect(document.querySelectorAll('td .eventcal-multiday')).toHaveLength(2);
  const classes = [...document.querySelectorAll('td')].map(({ className }) => className);
  expect(classes.filter((name) => name.includes('eventcal-today'))).toHaveLength(1);
  expect(classes.filter((name) => name.includes('eventcal-node-has-event'))).toHaveLength(3);
});

test('the table has header cells of its columns, and a label that is announced', () => {
  render();
  const header = document.querySelector('th') as HTMLTableCellElement;
  expect([header.scope, header.className]).toEqual(['col', 'yui3-calendar-weekday']);
  expect(document.querySelectorAll('thead tr.yui3-calendar-weekdayrow th')).toHaveLength(7);
  expect(document.querySelectorAll('tbody tr.yui3-calendar-row')).toHaveLength(5);
  expect(document.querySelector<HTMLElement>('table.eventcal-show')?.style.tableLayout).toBe('fixed');
  expect(document.querySelector('.yui3-calendar-header-label')?.ariaLive).toBe('polite');
});

test('buttons are links that do not leave the place, and work again after each month', () => {
  render();
  const button = () => document.querySelector('.yui3-calendarnav-prevmonth') as HTMLAnchorElement;
  expect([button().ariaLabel, button().getAttribute('href'), button().className]).toEqual([
    'Previous month',
    '#',
    'yui3-calendarnav-prevmonth eventcal-show',
  ]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(button().dispatchEvent(click)).toBe(false);
  expect(document.activeElement).toBe(button());
  expect(document.querySelectorAll('.yui3-calendar-header, table')).toHaveLength(2);
});

test('days of other months show no events', () => {
  render({ attributes: 'data-month-filter="2026-11"' });
  expect(document.querySelectorAll('td.yui3-calendar-nextmonth-day .eventcal-item')).toHaveLength(0);
  click('.yui3-calendarnav-nextmonth');
  expect(document.querySelectorAll('td.yui3-calendar-prevmonth-day .eventcal-item')).toHaveLength(0);
  expect(document.querySelectorAll('td.yui3-calendar-prevmonth-day')).toHaveLength(2);
});

test('a theme without markup of a day gets a link for each event', () => {
  const calendar = render({ html: '', contentBox: '#calendar' });
  expect(calendar.get?.('contentBox')).toBe('#calendar');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('td .eventcal-item .eventcal-link')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Late <b>night</b>', '/events/night'],
    ['Market', '/events/market'],
    ['Market', '/events/market'],
  ]);
  expect(
    document.querySelector('.yui3-eventcollectioncalendar > #calendar > .yui3-calendar-pane'),
  ).not.toBeNull();
});

test('nothing happens without a box', () => {
  expect(render({ contentBox: '#none' }).get?.('contentBox')).toBe('#none');
  expect(document.querySelector('table')).toBeNull();
});

test('a site without a time zone or events has an empty calendar in UTC', () => {
  render({ context: {} });
  expect(label()).toBe('November 2026');
  expect(document.querySelector('td.eventcal-today .eventcal-daynumber')?.textContent).toBe('23');
  expect(document.querySelectorAll('td .eventcal-item')).toHaveLength(0);
});

test('the calendar is in the language of the site', () => {
  render({ context: { website: { language: 'de', timeZone: 'UTC' }, calendarEvents: EVENTS } });
  click('.yui3-calendarnav-nextmonth');
  expect([label(), document.querySelector('th')?.textContent]).toEqual(['Dezember 2026', 'So']);
  expect(texts('.eventcal-time-24hr')).toEqual(['20:00']);
});
