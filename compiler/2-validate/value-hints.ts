/** Suggests the correct value for common mistakes; undefined for most values. */
export function valueHint(path: readonly PropertyKey[], value: unknown): string | undefined {
  const field = String(path.at(-1) ?? '');
  const hint = Object.hasOwn(HINTS, field) ? HINTS[field] : undefined;
  return hint?.(value);
}

/** By field name. */
const HINTS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  urlId: slugHint,
  value: amountHint,
  decimalValue: amountHint,
  currency: currencyHint,
  currencyCode: currencyHint,
  publishOn: timeHint,
  updatedOn: timeHint,
  startDate: timeHint,
  endDate: timeHint,
  baseUrl: (value) => {
    const [, origin] = /^(https?:\/\/[^/?#\s"'<>]+)[/?#]/.exec(String(value)) ?? [];
    return origin && `without a path: "${origin}"`;
  },
  schemaVersion: () => 'this Quoin knows version 1',
  theme: (value) =>
    value === undefined
      ? 'it is the path of the theme\'s folder, such as "theme": "../../themes/kiln"'
      : undefined,
};

/** `Tide Plate` has the URL `tide-plate`. */
function slugHint(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const slug = value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}/]+/gu, '-')
    .split('/')
    .map((piece) => piece.replace(/^-+|-+$/g, ''))
    .filter((piece) => piece !== '')
    .join('/');
  return slug === '' || slug === value ? undefined : `write "${slug}"`;
}

function amountHint(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim().startsWith('-')) return undefined;
  const amount = value.replace(/[^\d.,]/g, '').replace(',', '.');
  return /^\d{1,15}(\.\d{1,6})?$/.test(amount) && amount !== value ? `write "${amount}"` : undefined;
}

function currencyHint(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[A-Za-z]{3}$/.test(value)) return undefined;
  return `write "${value.toUpperCase()}"`;
}

function timeHint(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : `times are milliseconds since 1970: ${time}`;
}
