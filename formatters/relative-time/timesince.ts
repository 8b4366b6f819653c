import type { Formatter } from '../contract.ts';
import { asNumber } from '../values/index.ts';

/** `{epoch|timesince}`: how long ago, in English, marked so that a script can refresh it (language reference 15.8). */
export const timesince: Formatter = {
  name: 'timesince',
  family: 'relative-time',
  reads: 'scope',
  safeIn: ['text'],
  prepare:
    () =>
    (value, { cldr, now }) => {
      const epoch = asNumber(value);
      if (cldr === undefined || !Number.isFinite(epoch)) return 'Invalid date.';
      return `<span class="timesince" data-date="${epoch}">${timeSince(epoch, now)}</span>`;
    },
};

/** The first instant of the calendar (Julian day 0): earlier ones count as it. */
const EARLIEST = -2_440_588 * 86_400_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `about 2 years ago` for the time from `epoch` to `now`, both in epoch milliseconds. */
export function timeSince(epoch: number, now: number): string {
  const seconds = (now - Math.max(epoch, EARLIEST)) / 1000;
  return (
    about(seconds / (365 * DAY), 'a year', 'years') ??
    about(seconds / (30 * DAY), 'a month', 'months') ??
    about(seconds / (7 * DAY), 'a week', 'weeks') ??
    about(seconds / DAY, 'a day', 'days') ??
    about(seconds / HOUR, 'an hour', 'hours') ??
    about(seconds / MINUTE, 'a minute', 'minutes') ??
    'less than a minute ago'
  );
}

function about(amount: number, one: string, many: string): string | undefined {
  if (amount < 1) return undefined;
  return amount < 2 ? `about ${one} ago` : `about ${Math.floor(amount)} ${many} ago`;
}
