import { t } from '../strings/core-strings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Texts for times, as the clocks of one time zone show them. Times are epoch milliseconds. */
export interface TimeLabels {
  /** An IANA time zone: "Europe/Lisbon". */
  readonly zone: string;
  /** Shorter the longer ago: "just now", "5 minutes ago", "today 09:41", "Tue 09:41", "18 Nov 2024". */
  readonly timeLabel: (time: number, now: number) => string;
  /** "today 09:41" is "09:41"; other days as `dateTimeLabel`. */
  readonly nextLabel: (time: number, now: number) => string;
  /** "18 Nov 2026". */
  readonly dateLabel: (time: number) => string;
  /** "18 Nov 2026, 09:41 GMT+1". */
  readonly dateTimeLabel: (time: number) => string;
}

export function createTimeLabels(zone: string): TimeLabels {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  const date = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
  const clock = formatOf({ hour: '2-digit', minute: '2-digit' });
  const weekday = formatOf({ weekday: 'short' });
  const dateTime = formatOf({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  const isSameDay = (time: number, now: number) => date.format(time) === date.format(now);
  return {
    zone,
    timeLabel: (time, now) => {
      const elapsed = now - time;
      if (elapsed >= 0 && elapsed < 60 * MINUTE) return minutesAgo(Math.floor(elapsed / MINUTE));
      if (isSameDay(time, now)) return t('time.today', { time: clock.format(time) });
      if (elapsed > 0 && elapsed < 6 * DAY) return `${weekday.format(time)} ${clock.format(time)}`;
      return date.format(time);
    },
    nextLabel: (time, now) => (isSameDay(time, now) ? clock.format(time) : dateTime.format(time)),
    dateLabel: (time) => date.format(time),
    dateTimeLabel: (time) => dateTime.format(time),
  };
}

function minutesAgo(minutes: number): string {
  return minutes === 0
    ? t('time.justNow')
    : new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-minutes, 'minute');
}
