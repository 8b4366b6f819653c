/** Text for invalid dates on published pages. */
const INVALID = 'Invalid Date';

/**
 * For scripts of published pages: the date of an instant (epoch milliseconds, or text that `Date` parses), in the
 * visitor's time zone and in `language` or the browser's language. Returns `Invalid Date` for all other values.
 */
export function printDate(value: unknown, language?: string): string {
  const isReadable = typeof value === 'number' || typeof value === 'string';
  const instant = new Date(isReadable ? value : Number.NaN);
  if (Number.isNaN(instant.getTime())) return INVALID;
  return instant.toLocaleDateString(language, { year: 'numeric', month: 'long', day: 'numeric' });
}
