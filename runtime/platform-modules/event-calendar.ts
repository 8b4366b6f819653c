// Class names of the platform. cspell:ignore eventcal daymarker daynumber dayname multiday eventcollectioncalendar calendarnav weekdayrow eventcount viewall nextmonth prevmonth
import { addMonths, type Day, dateIn, daysOf, monthDays, monthOf } from './month-days.ts';
import type { Constructor, Instance, PlatformY } from './platform-y.ts';

/** An event as the build writes it for pages with a calendar; times in epoch milliseconds. */
export interface CalendarEvent {
  readonly title: string;
  readonly fullUrl: string;
  readonly startDate: number;
  readonly endDate?: number;
}

export interface CalendarContext {
  readonly website?: { readonly language?: string; readonly timeZone?: string };
  readonly calendarEvents?: readonly CalendarEvent[];
}

interface Calendar {
  readonly box: HTMLElement;
  /** The theme's markup of a day. */
  readonly template: Element | null;
  readonly eventsOn: (date: string) => readonly CalendarEvent[];
  readonly language: string | undefined;
  readonly timeZone: string;
}

const LABELS = { prev: 'Previous month', next: 'Next month' } as const;

/**
 * `Y.Squarespace.EventCollectionCalendar`: the events of the collection as a month, in the classes of the platform. The content
 * box contains the theme's markup of a day in `.eventcal-clone`.
 */
export function createEventCalendar(
  { Base, Node: node }: PlatformY,
  { website = {}, calendarEvents = [] }: CalendarContext,
): Constructor {
  const { language, timeZone = 'UTC' } = website;
  const byDate = new Map<string, CalendarEvent[]>();
  for (const event of [...calendarEvents].sort((one, other) => one.startDate - other.startDate))
    for (const date of daysOf(event.startDate, event.endDate ?? event.startDate, timeZone))
      byDate.set(date, [...(byDate.get(date) ?? []), event]);

  return Base.create('eventcollectioncalendar', Base, [], {
    render(this: Instance) {
      const content = node.getDOMNode(this.get('contentBox'));
      const found = typeof content === 'string' ? document.querySelector(content) : content;
      if (!(found instanceof HTMLElement)) return this;
      const around = element('div', 'yui3-widget yui3-calendar yui3-eventcollectioncalendar');
      found.replaceWith(around);
      around.append(found);
      const calendar: Calendar = {
        box: found.appendChild(element('div', 'yui3-calendar-pane')),
        template: found.querySelector('.eventcal-clone > *'),
        eventsOn: (date) => byDate.get(date) ?? [],
        language,
        timeZone,
      };
      show(calendar, monthOf(found.dataset.monthFilter) ?? dateIn(Date.now(), timeZone).slice(0, 7));
      return this;
    },
  });
}

function show(calendar: Calendar, month: string, focused?: keyof typeof LABELS): void {
  const { box, language } = calendar;
  const header = element('div', 'yui3-calendar-header yui3-g');
  const label = element('div', 'yui3-calendar-header-label');
  label.textContent = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`));
  label.ariaLive = 'polite';
  const buttons = (['next', 'prev'] as const).map((name) => {
    const button = element('a', `yui3-calendarnav-${name}month eventcal-show`) as HTMLAnchorElement;
    Object.assign(button, { href: '#', role: 'button', ariaLabel: LABELS[name] });
    button.addEventListener('click', (event) => {
      event.preventDefault();
      show(calendar, addMonths(month, name === 'next' ? 1 : -1), name);
    });
    return button;
  });
  header.append(label, ...buttons);
  box.replaceChildren(header, grid(calendar, monthDays(month)));
  if (focused) box.querySelector<HTMLElement>(`.yui3-calendarnav-${focused}month`)?.focus();
}

function grid(calendar: Calendar, days: readonly Day[]): HTMLElement {
  const row = (className: string, cells: readonly HTMLElement[]) => {
    const result = element('tr', className);
    result.append(...cells);
    return result;
  };
  const names = days.slice(0, 7).map(({ date }) => {
    const textContent = weekday(date, calendar);
    return Object.assign(element('th', 'yui3-calendar-weekday'), { textContent, scope: 'col' });
  });
  const head = element('thead', '');
  head.append(row('yui3-calendar-weekdayrow', names));
  const body = element('tbody', '');
  for (let at = 0; at < days.length; at += 7)
    body.append(
      row(
        'yui3-calendar-row',
        days.slice(at, at + 7).map((day) => cell(calendar, day)),
      ),
    );
  const table = element('table', 'yui3-calendar-grid eventcal-show');
  // As in the style sheet of the platform.
  Object.assign(table.style, { width: '100%', tableLayout: 'fixed' });
  table.append(head, body);
  return table;
}

function cell(calendar: Calendar, { date, month }: Day): HTMLElement {
  const isShown = month === 'shown';
  const result = element(
    'td',
    `yui3-calendar-${isShown ? '' : `${month === 'next' ? 'next' : 'prev'}month-`}day`,
  );
  const events = isShown ? calendar.eventsOn(date) : [];
  const today = dateIn(Date.now(), calendar.timeZone);
  result.classList.toggle('eventcal-today', date === today);
  result.classList.toggle('eventcal-node-has-event', events.length > 0);
  const content = (calendar.template?.cloneNode(true) ?? element('div', '')) as HTMLElement;
  const fill = (selector: string, text: string) => {
    for (const each of content.querySelectorAll(selector)) each.textContent = text;
  };
  fill('.eventcal-daynumber', String(Number(date.slice(8))));
  fill('.eventcal-dayname', weekday(date, calendar));
  fill('.eventcal-eventcount', '');
  const item = content.querySelector('.eventcal-item');
  const list = item?.parentElement ?? content;
  item?.remove();
  for (const event of events) list.append(entry(calendar, { item, event, date }));
  result.append(content);
  return result;
}

/** One event on one day. */
function entry(
  { timeZone, language }: Calendar,
  { item, event, date }: { item: Element | null; event: CalendarEvent; date: string },
): HTMLElement {
  const { title, fullUrl, startDate, endDate = startDate } = event;
  const result = (item?.cloneNode(true) ?? element('div', 'eventcal-item')) as HTMLElement;
  if (!result.querySelector('.eventcal-link')) result.append(element('a', 'eventcal-link'));
  const days = daysOf(startDate, endDate, timeZone);
  result.classList.remove('eventcal-item-hidden');
  result.classList.toggle('eventcal-multiday', days.length > 1);
  result.classList.toggle('eventcal-multiday-subsequent', days[0] !== date);
  const link = result.querySelector<HTMLAnchorElement>('.eventcal-link');
  if (link) Object.assign(link, { href: fullUrl, ...(!link.firstElementChild && { textContent: title }) });
  const time = (hour12: boolean) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', hour12, timeZone }).format(
      startDate,
    );
  for (const [name, text] of [
    ['time-12hr', time(true)],
    ['time-24hr', time(false)],
    ['title', title],
  ] as const)
    for (const each of result.querySelectorAll(`.eventcal-${name}`)) each.textContent = text;
  return result;
}

function weekday(date: string, { language }: Calendar): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(date));
}

function element(tag: string, className: string): HTMLElement {
  return Object.assign(document.createElement(tag), { className });
}
