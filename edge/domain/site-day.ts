/** Returns the date in the time zone of the site, `2026-11-21`; in UTC for an invalid time zone. */
export function siteDay(timeZone: string, time: number): string {
  if (format.timeZone !== timeZone) Object.assign(format, { timeZone, of: createFormat(timeZone) });
  return format.of(time);
}

/** The last formatter: creating one is expensive, and an isolate has few sites. */
const format = { timeZone: 'UTC', of: utcDay };

function createFormat(timeZone: string): (time: number) => string {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    return (time) => parts.format(time);
  } catch {
    return utcDay;
  }
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
