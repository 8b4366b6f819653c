import type { TemplateError } from '../../compiler/template/rendered.ts';
import type { Value } from '../../formatters/index.ts';
import { plural } from '../printing/plural.ts';
import type { Expected, ExpectedError } from './test-case.ts';
import { textDiff } from './text-diff.ts';

/** The result of a run; a missing field was not requested. */
export interface Actual {
  readonly output?: string;
  readonly errors: readonly TemplateError[];
  readonly value?: { readonly type: string; readonly value?: Value };
  readonly code?: Value;
  readonly problems?: string;
  /** `file:line:column` of an error, if known. */
  locationOf?(error: TemplateError): string | undefined;
}

/** Legend of the `-` and `+` lines. */
const LEGEND = '(- expected, + actual)';

/** Returns the differences as printable lines; empty when every expectation holds. */
export function compare(expected: Expected, actual: Actual): readonly string[] {
  if (!hasExpectation(expected)) return ['nothing is expected; --update adds an :OUTPUT section'];
  const problems = [
    ...compareOutput(expected, actual.output),
    ...compareErrors(expected, actual),
    ...compareProblems(expected.problems, actual.problems ?? ''),
    ...compareJson('value differs', expected.value, actual.value),
    ...compareJson('instruction tree differs', expected.code, actual.code),
  ];
  const isUnexpected =
    problems.length > 0 && expected.errors === undefined && expected.errorCount === undefined;
  return isUnexpected ? [...problems, ...listErrors(actual)] : problems;
}

function hasExpectation({ trims: _trims, ...stated }: Expected): boolean {
  return Object.keys(stated).length > 0;
}

function compareOutput(
  { output, trims, contains = [] }: Expected,
  actual: string | undefined,
): readonly string[] {
  if (actual === undefined) return [];
  const problems: string[] = [];
  if (output !== undefined) {
    const [left, right] = trims === true ? [output.trim(), actual.trim()] : [output, actual];
    if (left !== right) problems.push(`output differs ${LEGEND}`, ...textDiff(left, right));
  }
  const missing = contains.filter((part) => !actual.includes(part));
  if (missing.length > 0) {
    problems.push(
      'output does not contain',
      ...missing.map((part) => `- ${part}`),
      'actual output',
      `+ ${actual}`,
    );
  }
  return problems;
}

function compareProblems(expected: string | undefined, actual: string): readonly string[] {
  if (expected === undefined || expected.trim() === actual.trim()) return [];
  return [`diagnostics differ ${LEGEND}`, ...textDiff(expected.trim(), actual.trim())];
}

function compareErrors({ errors, errorCount, errorsInclude }: Expected, actual: Actual): readonly string[] {
  const { errors: actualErrors, locationOf } = actual;
  const wrongCount = errorCount !== undefined && errorCount !== actualErrors.length;
  const wrongAt = errors?.findIndex((expected, index) => !matches(expected, actualErrors[index])) ?? -1;
  const missing =
    errorsInclude?.filter((expected) => !actualErrors.some((error) => matches(expected, error))) ?? [];
  const problems: string[] = [];
  if (wrongCount) problems.push(`expected ${plural(errorCount, 'error')}, got ${actualErrors.length}`);
  const first = errors?.[wrongAt];
  if (first !== undefined && first !== null) {
    problems.push(
      `error ${wrongAt + 1} differs ${LEGEND}`,
      `- ${formatExpected(first)}`,
      `+ ${formatActual(actualErrors[wrongAt], locationOf)}`,
    );
  }
  problems.push(...missing.map((expected) => `missing error: ${formatExpected(expected)}`));
  return problems.length > 0 ? [...problems, ...listErrors(actual)] : [];
}

function matches(expected: ExpectedError | null, actual: TemplateError | undefined): boolean {
  if (expected === null || Object.keys(expected).length === 0) return true;
  if (actual === undefined) return false;
  const { type, message, contains } = expected;
  if (type !== undefined && type !== actual.type) return false;
  if (message !== undefined && message !== actual.message) return false;
  return contains === undefined || actual.message.includes(contains);
}

function formatExpected({ type, message, contains }: ExpectedError): string {
  const text = message ?? (contains === undefined ? '' : `…${contains}…`);
  return type === undefined ? text : `${type}: ${text}`;
}

function formatActual(error: TemplateError | undefined, locationOf: Actual['locationOf']): string {
  if (error === undefined) return '(none)';
  const location = locationOf?.(error);
  return `${error.type}: ${error.message}${location === undefined ? '' : ` (${location})`}`;
}

function listErrors({ errors, locationOf }: Actual): readonly string[] {
  return errors.length === 0
    ? []
    : ['actual errors:', ...errors.map((error) => `  ${formatActual(error, locationOf)}`)];
}

function compareJson(what: string, expected: unknown, actual: unknown): readonly string[] {
  if (expected === undefined || actual === undefined) return [];
  // Compares JSON text, because a missing alternate is undefined in a tree and null in a vector.
  const left = sortedJson(expected);
  const right = sortedJson(actual);
  return left === right ? [] : [`${what} ${LEGEND}`, ...textDiff(left, right)];
}

function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) => {
      if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
      return Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)));
    }) ?? 'nothing'
  );
}
