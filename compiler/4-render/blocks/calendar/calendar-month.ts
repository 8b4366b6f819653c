import type { JsonObject } from '../../../../formatters/index.ts';
import { gregorian, monthTime, monthTitle } from '../../site-calendar.ts';
import { daysOf, type EventDays } from './event-days.ts';

export interface CalendarOptions {
  /** Events of the collection, in the order of their start. */
  readonly events: readonly EventDays[];
  /** Language tag of the site. */
  readonly language: string;
  readonly timeZone: string;
  /** From 0 for Sunday. */
  readonly firstWeekday: number;
  /** `{n} more`: events that a day has no room for. */
  moreText(count: number): string;
  /** Title and URL of an event; undefined when visitors may not see it. */
  linkOf(eventId: string): JsonObject | undefined;
}

/** Maximum events of a day; the others are counted. */
const MAX_PER_DAY = 10;

const DAYS_PER_WEEK = 7;

/** A month as its template prints it: weeks of seven days, of which those of other months are empty. */
export function calendarMonth(month: string, options: CalendarOptions): JsonObject {
  const { language, firstWeekday } = options;
  const dates = daysOf(month);
  const blank = (new Date(monthTime(month)).getUTCDay() - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const here = options.events.filter((event) => event.first <= last && event.last >= first);
  const cells = [
    ...Array.from({ length: blank }, () => EMPTY),
    ...dates.map((date) => dayOf(date, here, options)),
  ];
  const count = Math.ceil(cells.length / DAYS_PER_WEEK);
  return {
    monthTitle: monthTitle(month, language),
    hasEvents: here.length > 0,
    weeks: Array.from({ length: count }, (_, week) => ({
      days: Array.from({ length: DAYS_PER_WEEK }, (__, day) => cells[week * DAYS_PER_WEEK + day] ?? EMPTY),
    })),
  };
}

const EMPTY: JsonObject = { date: '', dayClass: 'calendar-outside', entries: [] };

function dayOf(date: string, events: readonly EventDays[], options: CalendarOptions): JsonObject {
  const { language } = options;
  const time = Date.parse(date);
  const own = events.filter(({ first, last }) => first <= date && last >= date);
  const entries = own.slice(0, MAX_PER_DAY).map((event) => entryOf(event, date, options));
  const isStart = own.some(({ first }) => first === date) || date.endsWith('-01');
  return {
    date,
    // A list on a narrow screen has no days on which nothing begins.
    dayClass: own.length === 0 ? 'calendar-free' : isStart ? 'calendar-busy' : 'calendar-later',
    dayNumber: new Intl.NumberFormat(language).format(Number(date.slice(-2))),
    dayName: gregorian(language, { weekday: 'short', timeZone: 'UTC' }).format(time),
    entries,
    moreText: own.length > MAX_PER_DAY ? options.moreText(own.length - MAX_PER_DAY) : '',
  };
}

function entryOf(event: EventDays, date: string, options: CalendarOptions): JsonObject {
  const { title = '', fullUrl = '' } = options.linkOf(event.id) ?? {};
  const isLater = event.first < date && !date.endsWith('-01');
  return {
    eventTitle: title,
    eventUrl: fullUrl,
    eventTime: isLater ? '' : timesOf(event, options),
    eventClass: isLater ? 'calendar-event calendar-continued' : 'calendar-event',
  };
}

/** `6:30 – 8:00 PM`, or `Nov 28 – Dec 1` for an event of several days. */
function timesOf({ start, end, first, last }: EventDays, { language, timeZone }: CalendarOptions): string {
  if (first !== last)
    return gregorian(language, { month: 'short', day: 'numeric', timeZone }).formatRange(start, end - 1);
  const format = gregorian(language, { hour: 'numeric', minute: '2-digit', timeZone });
  return end > start ? format.formatRange(start, end) : format.format(start);
}

/** The days of the week, from the first one: `Mon`, `Monday`. */
export function weekdayNames(language: string, firstWeekday: number): readonly JsonObject[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    // 1 January 2023 was a Sunday.
    const time = Date.UTC(2023, 0, 1 + firstWeekday + index);
    const name = (weekday: 'short' | 'long') =>
      gregorian(language, { weekday, timeZone: 'UTC' }).format(time);
    return { shortName: name('short'), longName: name('long') };
  });
}
