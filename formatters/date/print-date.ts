/** What scripts of a page show for a date that cannot be read. */
const INVALID = 'Invalid Date';

/**
 * For scripts of a published page: the day of an instant (epoch milliseconds, or any text that `Date` reads), in the
 * visitor's zone and the given or the browser's language. `Invalid Date` for everything else.
 */
export function printDate(value: unknown, language?: string): string {
  const isReadable = typeof value === 'number' || typeof value === 'string';
  const instant = new Date(isReadable ? value : Number.NaN);
  if (Number.isNaN(instant.getTime())) return INVALID;
  return instant.toLocaleDateString(language, { year: 'numeric', month: 'long', day: 'numeric' });
}
