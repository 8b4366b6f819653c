import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asNumber } from '../values/index.ts';
import { civilDate } from './civil-date.ts';
import { parseDateFormat, printMoment } from './date-format.ts';
import { ENGLISH, localNames } from './date-names.ts';
import { timeZoneOf } from './time-zone.ts';
import { systemZones, zonesOf } from './zone.ts';

/** `{epoch|date %B %d, %Y}`: an instant in the site's time zone (language reference 14). */
export const date: Formatter = {
  name: 'date',
  family: 'date',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareDate,
};

/** Local time, in milliseconds, from the first of the Julian days 0-4881503 (-4712-01-01) to the end of the last. */
const EARLIEST = -2_440_588 * 86_400_000;
const LATEST = 2_440_916 * 86_400_000 - 1;

function prepareDate(args: readonly string[], dialect: Dialect): Format {
  if (args.length === 0) return () => '';
  const format = parseDateFormat(args.join(' '), dialect.dateKeepsUnknownDirectives);
  const zonesWithoutLocale = systemZones();
  return (value, scope) => {
    const { cldr } = scope;
    const epoch = asNumber(value);
    const zones = cldr === undefined ? zonesWithoutLocale : zonesOf(cldr);
    const zone = zones.get(timeZoneOf(scope)).infoAt(epoch);
    const local = epoch + zone.offset;
    if (!(local >= EARLIEST && local <= LATEST)) throw new RangeError(`${epoch} is no date of the calendar`);
    const names = () => (cldr !== undefined && dialect.dateNamesFollowLocale ? localNames(cldr) : ENGLISH);
    return printMoment(format, { epoch, date: civilDate(local), zone, names });
  };
}
