import type { CLDR } from '@phensley/cldr';
import type { DialectName, Value } from '../../formatters/index.ts';

/** A page as JSON-T and data. Rivals that are no JSON-T engine bring a template of their own for the same data. */
export interface JsonTPage {
  readonly template: string;
  readonly partials: Readonly<Record<string, string>>;
  /** Root values of several shapes, rendered in turn. */
  readonly data: readonly Value[];
  /** What ours runs as; the reference is always `browser`. */
  readonly dialect: DialectName;
  readonly cldr?: CLDR;
  /** SHA-256 of the outputs, where it is known from elsewhere. */
  readonly expected?: readonly string[];
}

/** JSON text and back: what data of a file looks like to the host. */
export function asParsed(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
