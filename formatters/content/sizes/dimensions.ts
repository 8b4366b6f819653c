import type { Format, Value } from '../../contract.ts';
import { asString, integerPrefix } from '../../values/index.ts';

/** Pixels; NaN where the text holds no number. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** What the resize formatters print for a value that is not of the form `WxH`; the full stop is missing on purpose. */
const INVALID_SOURCE = "Invalid source parameter. Pass in 'originalSize'";

/** Reads `1500x1000` (language reference 12.1); undefined unless there is exactly one `x`. */
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
 * Prepares a formatter whose argument is the length of one side, in pixels: `resize` gives the result from the original
 * size and that length.
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

/** The height for a width in the same proportions, or the other way round; `| 0` makes NaN and infinity 0. */
export function scale(side: number, requested: number, other: number): number {
  return (side * (requested / other)) | 0;
}
