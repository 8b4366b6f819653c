// Names of iCalendar. cspell:ignore VCALENDAR PRODID CALSCALE CALNAME VEVENT DTSTAMP DTSTART DTEND
import { asString, type JsonObject, member } from '../../../formatters/index.ts';
import { plainText } from '../head/plain-text.ts';
import { validTime } from './valid-time.ts';

export interface CalendarOptions {
  readonly title: string;
  /** For ids of events; does not change with the language or the URL of an event. */
  readonly host: string;
  /** Returns the absolute URL of a path; undefined without a base URL. */
  absolute(url: string): string | undefined;
}

/** Returns a calendar of events (iCalendar, RFC 5545). Items without a valid start are left out. */
export function calendarText(events: readonly JsonObject[], options: CalendarOptions): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quoin//Quoin//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    property('X-WR-CALNAME', options.title),
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(item: JsonObject, { host, absolute }: CalendarOptions): readonly string[] {
  const start = validTime(item.startDate);
  if (start === undefined) return [];
  const end = validTime(item.endDate);
  const changed = validTime(item.updatedOn) ?? start;
  const url = absolute(asString(item.fullUrl));
  const categories = Array.isArray(item.categories)
    ? item.categories.map((name) => escaped(asString(name)))
    : [];
  return [
    'BEGIN:VEVENT',
    property('UID', `${asString(item.id)}@${host}`),
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `DTSTART:${utc(start)}`,
    ...(end !== undefined && end > start ? [`DTEND:${utc(end)}`] : []),
    property('SUMMARY', asString(item.title)),
    ...optional('DESCRIPTION', plainText(asString(item.excerpt)) ?? ''),
    ...optional('LOCATION', locationText(item)),
    ...geo(item),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
    ...(url === undefined ? [] : [`URL:${url.replace(CONTROLS, '')}`]),
    'END:VEVENT',
  ];
}

function locationText({ location }: JsonObject): string {
  return ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry']
    .map((name) => asString(member(location, name)))
    .filter((part) => part !== '')
    .join(', ');
}

function geo({ location }: JsonObject): readonly string[] {
  const [lat, lng] = [member(location, 'mapLat'), member(location, 'mapLng')];
  const isValid =
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isValid ? [`GEO:${lat.toFixed(6)};${lng.toFixed(6)}`] : [];
}

function optional(name: string, text: string): readonly string[] {
  return text === '' ? [] : [property(name, text)];
}

function property(name: string, text: string): string {
  return `${name}:${escaped(text)}`;
}

const CONTROLS = /\p{Cc}/gu;

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROLS, '');
}

/** `20261123T080000Z`. */
function utc(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Lines have at most 75 bytes; a line that starts with a space continues the one before. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const { length: bytes } = encoder.encode(character);
    if (length + bytes > MAX_LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}

const MAX_LINE_BYTES = 75;
