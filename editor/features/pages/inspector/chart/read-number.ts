const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3})+$/;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * Returns the number in a cell, or undefined: `1,250.50`, `1.250,50`, `12,5`, `€ 40`, `75 %`, `−3`. The last of two different
 * separators is the decimal one; a comma before exactly three digits separates thousands.
 */
export function readNumber(text: string): number | undefined {
  const compact = text.replace(/[\s'’_]/g, '').replace(/[−–]/g, '-');
  const [, sign = '', digits = ''] =
    /^(?:[^\d.,-]{0,4})?(-?)(?:[^\d.,-]{0,4})?(\d[\d.,]*(?:e[+-]?\d{1,2})?|[.,]\d+)[^\d.,-]{0,8}$/i.exec(
      compact,
    ) ?? [];
  if (digits === '') return undefined;
  const value = Number(sign + withDecimalPoint(digits));
  return Number.isFinite(value) && Math.abs(value) <= MAX_VALUE ? value : undefined;
}

/** As in the schema of datasets. */
const MAX_VALUE = 1e15;

function withDecimalPoint(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma >= 0 && point >= 0) {
    return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  }
  if (GROUPED_BY_COMMA.test(digits)) return digits.replaceAll(',', '');
  if (GROUPED_BY_POINT.test(digits)) return digits.replaceAll('.', '');
  return digits.replace(',', '.');
}
