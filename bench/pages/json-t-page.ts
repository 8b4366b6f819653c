import type { CLDR } from '@phensley/cldr';
import type { DialectName, Value } from '../../formatters/index.ts';

/** A page as JSON-T template and data. Rivals with another language have their own template for the same data. */
export interface JsonTPage {
  readonly template: string;
  readonly partials: Readonly<Record<string, string>>;
  /** Root values of different object shapes, rendered in turn. */
  readonly data: readonly Value[];
  /** The dialect of our engine; the reference always uses `browser`. */
  readonly dialect: DialectName;
  readonly cldr?: CLDR;
  /** SHA-256 of the outputs, if known from another source. */
  readonly expected?: readonly string[];
}

/** Serializes and parses, so that V8 sees the objects as if read from a file. */
export function asParsed(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
