/** Length of the whole address in characters (R-FORM-VAL-17). */
const MIN_LENGTH = 3;
const MAX_LENGTH = 256;
const MIN_TOP_LEVEL_LENGTH = 2;

/**
 * Maximum length of the top-level domain in fields of published forms. The specification says 4, which rejects real
 * addresses such as `ana@olaria.online`; change it here, to 63, for page and API alike (gaps C6).
 */
export const MAX_TOP_LEVEL_LENGTH = 4;

/** The example address in messages (gaps C25). */
export const EXAMPLE_EMAIL = 'user@domain.com';

/**
 * Validates an email address as `<input type="email">` does (HTML Standard, "valid email address"). Used for checkout,
 * back-in-stock requests, accounts and sign-in; fields of published forms follow `isFormEmail`.
 */
export function isEmail(value: unknown): value is string {
  if (!hasEmailLength(value)) return false;
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(
    value,
  );
}

/**
 * Validates the value of an email field of a published form: letters, digits and `._%+-`, then `@`, then dot-separated
 * labels of letters, digits and hyphens, the last one of 2 to `maxTopLevelLength` letters or digits (R-FORM-VAL-18, -19).
 */
export function isFormEmail(
  value: unknown,
  maxTopLevelLength: number = MAX_TOP_LEVEL_LENGTH,
): value is string {
  if (!hasEmailLength(value)) return false;
  // Labels contain no dots and end at one, so the expression cannot backtrack.
  const parts = /^[\w.%+-]+@(?:[a-z\d-]+\.)+([a-z\d]+)$/i.exec(value);
  const topLevel = parts?.[1]?.length ?? 0;
  return topLevel >= MIN_TOP_LEVEL_LENGTH && topLevel <= maxTopLevelLength;
}

function hasEmailLength(value: unknown): value is string {
  return typeof value === 'string' && value.length >= MIN_LENGTH && value.length <= MAX_LENGTH;
}
