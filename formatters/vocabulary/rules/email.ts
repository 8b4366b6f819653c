/** Length of the whole address in characters (R-FORM-VAL-17). */
const SHORTEST = 3;
const LONGEST = 256;
const SHORTEST_TOP_LEVEL = 2;

/**
 * Maximum length of the top-level domain. The specification says 4, which rejects real addresses such as
 * `ana@olaria.online`; change it here, to 63, for pages, scripts and API alike (gaps C6).
 */
export const LONGEST_TOP_LEVEL = 4;

/** The example address in messages (gaps C25). */
export const EXAMPLE_EMAIL = 'user@domain.com';

/**
 * Validates an email address: letters, digits and `._%+-`, then `@`, then dot-separated labels of letters, digits and
 * hyphens, the last one of 2 to `maxTopLevelLength` letters or digits (R-FORM-VAL-18, -19).
 */
export function isEmail(value: unknown, longestTopLevel: number = LONGEST_TOP_LEVEL): value is string {
  if (typeof value !== 'string' || value.length < SHORTEST || value.length > LONGEST) return false;
  // Labels contain no dots and end at one, so the expression cannot backtrack.
  const parts = /^[\w.%+-]+@(?:[a-z\d-]+\.)+([a-z\d]+)$/i.exec(value);
  const topLevel = parts?.[1]?.length ?? 0;
  return topLevel >= SHORTEST_TOP_LEVEL && topLevel <= longestTopLevel;
}
