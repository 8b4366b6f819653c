import type { CLDR } from '@phensley/cldr';
import { createNameCache, type NameCache, nameCachePerLocale } from './name-cache.ts';

/** A resolved time zone. */
export interface Zone {
  /** Offset and abbreviation at an instant in epoch milliseconds. */
  infoAt(epoch: number): ZoneInfo;
}

export interface ZoneInfo {
  /** Abbreviation, such as `EST`. */
  readonly abbr: string;
  /** Milliseconds to add to UTC. */
  readonly offset: number;
}

const UTC: ZoneInfo = { abbr: 'UTC', offset: 0 };

/** The zones of a locale object by name; unknown names are UTC (language reference 14). */
export const zonesOf: (cldr: CLDR) => NameCache<Zone> = nameCachePerLocale(zoneOfLocale);

/** The zones of the JavaScript engine, for execution without a locale. */
export function systemZones(): NameCache<Zone> {
  return createNameCache(zoneOfSystem);
}

function zoneOfLocale({ Calendars }: CLDR, name: string): Zone {
  const id = Calendars.resolveTimeZoneId(name);
  if (id === undefined) return { infoAt: () => UTC };
  return { infoAt: (epoch) => Calendars.timeZoneFromUTC(epoch, id) ?? UTC };
}

/**
 * Loading the zone data of the locale library would add 2 ms to every start, and only executions without a locale
 * need it. The engine has the same offsets, but abbreviates zones outside of North America by offset: `GMT+1`.
 */
function zoneOfSystem(name: string): Zone {
  try {
    const offsets = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const abbreviations = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'short' });
    return {
      infoAt: (epoch) => ({
        abbr: zoneText(abbreviations, epoch),
        offset: offsetFrom(zoneText(offsets, epoch)),
      }),
    };
  } catch {
    return { infoAt: () => UTC };
  }
}

function zoneText(format: Intl.DateTimeFormat, epoch: number): string {
  return format.formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `GMT-04:56:02` in milliseconds; `GMT` alone is 0. */
function offsetFrom(text: string): number {
  const [, sign, hours, minutes, seconds] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  const total = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -total : total) * 1000;
}
