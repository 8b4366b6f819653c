/** Length of a whole address in characters (R-FORM-VAL-17). */
const SHORTEST = 3;
const LONGEST = 256;
const SHORTEST_TOP_LEVEL = 2;

/**
 * The longest top-level domain that is let through. The specification says 4, which refuses real addresses such as
 * `ana@olaria.online`; this is the one place to raise it, to 63, for page, script and API alike (gaps C6).
 */
export const LONGEST_TOP_LEVEL = 4;

/** What messages show as an example (gaps C25). */
export const EXAMPLE_EMAIL = 'user@domain.com';

/**
 * Whether it is an address: letters, digits and `._%+-`, then `@`, then dotted labels of letters, digits and hyphens, the
 * last one of 2 to `longestTopLevel` letters or digits (R-FORM-VAL-18, -19).
 */
export function isEmail(value: unknown, longestTopLevel: number = LONGEST_TOP_LEVEL): value is string {
  if (typeof value !== 'string' || value.length < SHORTEST || value.length > LONGEST) return false;
  // Every label ends at a dot and holds none, so there is one way only to match.
  const parts = /^[\w.%+-]+@(?:[a-z\d-]+\.)+([a-z\d]+)$/i.exec(value);
  const topLevel = parts?.[1]?.length ?? 0;
  return topLevel >= SHORTEST_TOP_LEVEL && topLevel <= longestTopLevel;
}
