import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asNumber } from '../values/as-number.ts';
import { civilDate } from './civil-date.ts';
import { parseDateFormat, printMoment } from './date-format.ts';
import { ENGLISH, localNames } from './date-names.ts';
import { timeZoneOf } from './zone/time-zone.ts';
import { systemZones, zonesOf } from './zone/zone.ts';

/** `{epoch|date %B %d, %Y}`: an instant in the site's time zone (language reference 14). */
export const date: Formatter = {
  name: 'date',
  family: 'date',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareDate,
};

/** Range of local time in milliseconds: Julian days 0 (-4712-01-01) to 4881503, inclusive. */
const EARLIEST = -2_440_588 * 86_400_000;
const LATEST = 2_440_916 * 86_400_000 - 1;

/** Upper bound of zone offsets. */
const DAY = 86_400_000;

function prepareDate(args: readonly string[], dialect: Dialect): Format {
  if (args.length === 0) return () => '';
  const format = parseDateFormat(args.join(' '), dialect.dateKeepsUnknownDirectives);
  const zonesWithoutLocale = systemZones();
  return (value, scope) => {
    const { cldr } = scope;
    const epoch = readEpoch(value);
    const zones = cldr === undefined ? zonesWithoutLocale : zonesOf(cldr);
    const zone = zones.get(timeZoneOf(scope)).infoAt(epoch);
    const local = epoch + zone.offset;
    if (local < EARLIEST || local > LATEST) throw outOfRange(epoch);
    const names = () => (cldr !== undefined && dialect.dateNamesFollowLocale ? localNames(cldr) : ENGLISH);
    return printMoment(format, { epoch, date: civilDate(local), zone, names });
  };
}

/** Throws the error class that the language specifies for invalid instants (9.3): `TypeError` or `Error`. */
function readEpoch(value: Value): number {
  const epoch = asNumber(value);
  if (Number.isNaN(epoch)) throw new TypeError('the value is no number of milliseconds');
  if (epoch < EARLIEST - DAY || epoch > LATEST + DAY) throw outOfRange(epoch);
  return epoch;
}

function outOfRange(epoch: number): Error {
  return new Error(`${epoch} is outside the years -4712 to 8652 that dates are printed for`);
}
