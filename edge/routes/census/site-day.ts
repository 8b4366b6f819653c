/** The day of the site's own time zone, `2026-11-21`; of UTC where the zone is none. */
export function siteDay(timeZone: string, time: number): string {
  if (format.timeZone !== timeZone) Object.assign(format, { timeZone, of: createFormat(timeZone) });
  return format.of(time);
}

/** The one that was made last: making one is dear, and an isolate has few sites. */
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
