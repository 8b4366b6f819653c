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
export { DIALECTS, type Dialect, type DialectName } from './dialect.ts';
export { formatters } from './formatters.ts';
export { predicates } from './predicates.ts';
export * from './values/index.ts';
