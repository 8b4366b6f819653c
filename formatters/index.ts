export { type Color, type ParsedColor, parseColor } from './content/colors/parse-color.ts';
export { textContrast } from './content/colors/text-contrast.ts';
export type { ImageIssue } from './content/images/check-image-template.ts';
export { checkImageTemplate, imageIssueComment } from './content/images/check-image-template.ts';
export { imageOptions } from './content/images/image-options.ts';
export type {
  ApplyOptions,
  Family,
  Format,
  Formatter,
  JsonObject,
  OutputContext,
  Path,
  Predicate,
  Scope,
  Test,
  Value,
} from './contract.ts';
export { printDate } from './date/print-date.ts';
export { DIALECTS, type Dialect, type DialectName } from './dialect.ts';
export { EMPTY_SCOPE } from './empty-scope.ts';
export { formatters } from './formatters.ts';
export { moneyFormatters } from './money/money-formatters.ts';
export { predicates } from './predicates.ts';
export { asBoolean } from './values/as-boolean.ts';
export { asNumber } from './values/as-number.ts';
export { asString } from './values/as-string.ts';
export { canonicalJson } from './values/canonical-json.ts';
export { compare } from './values/compare.ts';
export { equals } from './values/equals.ts';
export { escapeAttribute, escapeHtml } from './values/escape-html.ts';
export { fieldOf } from './values/field-of.ts';
export { indexedEntries } from './values/indexed-entries.ts';
export { integerPrefix } from './values/integer-prefix.ts';
export { isRecord } from './values/is-record.ts';
export { isTruthy } from './values/is-truthy.ts';
export { frameMember, isJsonType, member, memberAt, memberOrElement } from './values/member.ts';
export { isPlainObject, membersOf } from './values/members-of.ts';
export { parseJson } from './values/parse-json.ts';
export { parsePath } from './values/parse-path.ts';
export { print } from './values/print.ts';
