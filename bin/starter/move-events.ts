export interface EventTimes {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The time zone of the site. */
  readonly timeZone: string;
}

/** Content by path. */
type Files = ReadonlyMap<string, Uint8Array>;

interface EventDocument {
  readonly body: { readonly startDate?: number; readonly endDate?: number };
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns sample content whose first event is in two to three weeks. The others keep their distance, their days of the week and the
 * time of day, which sample content has in UTC.
 */
export function moveEvents(files: Files, { now, timeZone }: EventTimes): Files {
  const events = [...files].flatMap(([path, bytes]) => eventAt(path, bytes) ?? []);
  const first = Math.min(...events.map(({ start }) => start));
  const weeks = Math.ceil((now + 2 * WEEK - first) / WEEK);
  const move = (time: number) => {
    const moved = time + weeks * WEEK;
    return moved - zoneOffset(moved, timeZone);
  };
  return new Map([
    ...files,
    ...events.map(({ path, document, start }) => {
      const { endDate } = document.body;
      const dates = { startDate: move(start), ...(endDate !== undefined && { endDate: move(endDate) }) };
      return [path, encode({ ...document, body: { ...document.body, ...dates } })] as const;
    }),
  ]);
}

function eventAt(path: string, bytes: Uint8Array) {
  if (!/^items\/.*\.json$/.test(path)) return undefined;
  const document = JSON.parse(new TextDecoder().decode(bytes)) as EventDocument;
  const start = document.body.startDate;
  return start === undefined ? undefined : { path, document, start };
}

/** Returns the milliseconds that the clocks of a time zone are ahead of UTC. */
function zoneOffset(time: number, timeZone: string): number {
  // The format of Sweden is almost that of ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time;
}

function encode(document: EventDocument): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(document, undefined, 2)}\n`);
}
