import { t } from '../strings/core-strings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Formats a time in the reader's zone, shorter the longer ago: "just now", "5 minutes ago", "Today 09:41", "Tue 18
 * Nov", "18 Nov 2024".
 */
export function timeLabel(time: number, now: number): string {
  const elapsed = now - time;
  if (elapsed >= 0 && elapsed < 60 * MINUTE) return minutesAgo(Math.floor(elapsed / MINUTE));
  const date = new Date(time);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(date);
  if (new Date(now).toDateString() === date.toDateString()) return t('time.today', { time: clock });
  if (elapsed > 0 && elapsed < 6 * DAY)
    return `${new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(date)} ${clock}`;
  return dateLabel(time);
}

function minutesAgo(minutes: number): string {
  return minutes === 0
    ? t('time.justNow')
    : new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-minutes, 'minute');
}

/** "18 Nov 2026". */
export function dateLabel(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(time);
}

/** "18 Nov 2026, 09:41". */
export function dateTimeLabel(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
