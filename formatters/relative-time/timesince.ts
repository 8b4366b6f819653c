import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asNumber } from '../values/as-number.ts';

/** `{epoch|timesince}`: elapsed time in English, in markup that a script can refresh (language reference 15.8). */
export const timesince: Formatter = {
  name: 'timesince',
  family: 'relative-time',
  reads: 'scope',
  safeIn: ['text'],
  prepare: prepareTimesince,
};

function prepareTimesince(_args: readonly string[], { timesinceNeedsNumber }: Dialect): Format {
  return (value, { cldr, now }) => {
    const isReadable = timesinceNeedsNumber ? typeof value === 'number' : cldr !== undefined;
    const epoch = asNumber(value);
    if (!isReadable || !Number.isFinite(epoch)) return 'Invalid date.';
    return `<span class="timesince" data-date="${epoch}">${timeSince(epoch, now)}</span>`;
  };
}

/** The first supported instant (Julian day 0); earlier ones are clamped. */
const EARLIEST = -2_440_588 * 86_400_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time from `epoch` to `now`, both in epoch milliseconds, as `about 2 years ago`. */
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
