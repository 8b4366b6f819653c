export { type Color, type ParsedColor, parseColor } from './content/colors/parse-color.ts';
export { textContrast } from './content/colors/text-contrast.ts';
export type {
  ApplyOptions,
  Family,
  Format,
  Formatter,
  JsonObject,
  Path,
  Place,
  Predicate,
  Scope,
  Test,
  Value,
} from './contract.ts';
export { printDate } from './date/print-date.ts';
export { DIALECTS, type Dialect, type DialectName } from './dialect.ts';
export { formatters } from './formatters.ts';
export { NO_TEMPLATE } from './no-template.ts';
export { predicates } from './predicates.ts';
export * from './values/index.ts';
