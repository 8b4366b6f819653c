import type { Format, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { integerPrefix } from '../../values/integer-prefix.ts';

/** In pixels; NaN where the text is not numeric. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Printed for values that are not of the form `WxH`; has no full stop, as in the reference. */
const INVALID_SOURCE = "Invalid source parameter. Pass in 'originalSize'";

/** Parses `1500x1000` (language reference 12.1); undefined unless there is exactly one `x`. */
export function dimensionsOf(value: Value): Dimensions | undefined {
  const text = asString(value);
  const separator = text.indexOf('x');
  if (separator < 0 || text.indexOf('x', separator + 1) >= 0) return undefined;
  return {
    width: Number.parseInt(text, 10),
    height: Number.parseInt(text.slice(separator + 1), 10),
  };
}

/**
 * Prepares a formatter whose argument is the length of one side in pixels. `resize` computes the result from the
 * original size and that length.
 */
export function prepareResize(
  args: readonly string[],
  resize: (original: Dimensions, requested: number) => Value,
): Format {
  const requested = integerPrefix(args[0], 0);
  return (value) => {
    const original = dimensionsOf(value);
    return original === undefined ? INVALID_SOURCE : resize(original, requested);
  };
}

/**
 * Prepares a formatter that prints one side of a size. For other values, prints a message or MISSING, depending on the
 * dialect.
 */
export function prepareSide(side: keyof Dimensions, { sizesReportInvalid }: Dialect): Format {
  if (!sizesReportInvalid) return (value) => dimensionsOf(value)?.[side];
  return (value) => {
    const length = dimensionsOf(value)?.[side];
    return length === undefined || Number.isNaN(length) ? INVALID_SOURCE : length;
  };
}

/** The other side at the same aspect ratio; `| 0` turns NaN and infinity into 0. */
export function scale(side: number, requested: number, other: number): number {
  return (side * (requested / other)) | 0;
}
