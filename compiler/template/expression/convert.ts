/** Values of expressions. */
export type Scalar = null | boolean | number | string;

/** Language reference 10.4: a string is a number only as a whole, as a number literal with optional sign. */
export function toNumber(value: Scalar): number {
  if (typeof value !== 'string') return Number(value);
  if (value === '') return 0;
  const isNumber = /^[+-]?(?:0[xX][0-9a-fA-F]+|[0-9]+\.?[0-9]*(?:[eE][+-]?[0-9]+)?)$/.test(value);
  if (!isNumber) return Number.NaN;
  const sign = value.startsWith('-') ? -1 : 1;
  return sign * Number(value.replace(/^[+-]/, ''));
}

export function toBoolean(value: Scalar): boolean {
  return Boolean(value);
}

export function toText(value: Scalar): string {
  return String(value);
}
