import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { formEncode } from '../text/url-encode.ts';
import { asNumber } from '../values/as-number.ts';
import { asString } from '../values/as-string.ts';
import { frameMember, member } from '../values/member.ts';
import { calendarDate } from './calendar-date.ts';
import { latinEscape } from './latin-escape.ts';

/** Address parts included in the link, in this order. */
const ADDRESS_PARTS = ['addressLine1', 'addressLine2', 'addressCountry'] as const;

/**
 * `{event|google-calendar-url}`: a link that adds the event to the visitor's calendar (language reference 17.4).
 * Throws for dates out of range.
 */
export const googleCalendarUrl: Formatter = {
  name: 'google-calendar-url',
  family: 'social',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: prepareCalendarUrl,
};

function prepareCalendarUrl(_args: readonly string[], dialect: Dialect): Format {
  const encodeTitle = dialect.urlEncodeIsFormEncoding ? formEncode : latinEscape;
  const encodeLocation = dialect.urlEncodeIsFormEncoding ? formEncode : encodeURIComponent;
  return (value) => {
    const start = calendarInstant(asNumber(frameMember(value, 'startDate')));
    const end = calendarInstant(asNumber(frameMember(value, 'endDate')));
    const address = addressLine(frameMember(value, 'location'));
    return (
      'http://www.google.com/calendar/event?action=TEMPLATE' +
      `&text=${encodeTitle(asString(frameMember(value, 'title')))}&dates=${start}/${end}` +
      (address === '' ? '' : `&location=${encodeLocation(address)}`)
    );
  };
}

/** The address in one line, without blank parts. */
function addressLine(location: Value): string {
  let address = '';
  for (const name of ADDRESS_PARTS) {
    const part = asString(member(location, name)).trim();
    if (part !== '') address += address === '' ? part : `, ${part}`;
  }
  return address;
}

/** Epoch milliseconds as `20240102T030405Z`. Years BC count from 1. */
function calendarInstant(epochMilliseconds: number): string {
  const { year, month, day, hour, minute, second } = calendarDate(epochMilliseconds);
  return (
    `${year > 0 ? year : 1 - year}${twoDigits(month)}${twoDigits(day)}` +
    `T${twoDigits(hour)}${twoDigits(minute)}${twoDigits(second)}Z`
  );
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
