import { type DialectName, isRecord, type JsonObject, type Value } from '../../formatters/index.ts';
import { findInvalidOption } from './case-options.ts';
import type { BrokenCase, CaseOptions, Expected, TestCase } from './test-case.ts';

export interface VectorOptions {
  /** Overrides the dialect implied by the oracle. */
  readonly dialect: DialectName | undefined;
  /** Whether to run vectors of the Java engine. */
  readonly java: boolean;
}

/** Parses one line of a `.jsonl` file. */
export function readVector(
  location: { readonly file: string; readonly line: number },
  text: string,
  setting: VectorOptions,
): TestCase | BrokenCase {
  const broken = (id: string, reason: string): BrokenCase => ({ ...location, id, broken: reason });
  const fallbackId = `${location.file}:${location.line}`;
  let record: Value;
  try {
    record = JSON.parse(text);
  } catch (error) {
    return broken(fallbackId, `invalid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(record)) return broken(fallbackId, 'not a JSON object');
  const id = typeof record.id === 'string' ? record.id : fallbackId;
  const reason = findProblem(record);
  return reason === undefined ? toTestCase({ ...location, id }, record, setting) : broken(id, reason);
}

const KINDS = ['render', 'parse', 'expr'];
const ORACLES = ['npm', 'platform', 'java'];

function findProblem({ kind, source, options = {}, expected, oracle }: JsonObject): string | undefined {
  if (!KINDS.includes(String(kind))) return `kind must be one of ${KINDS.join(', ')}`;
  if (!ORACLES.includes(String(oracle))) return `oracle must be one of ${ORACLES.join(', ')}`;
  if (!isRecord(source) || typeof source.template !== 'string') return 'source.template is missing';
  if (kind === 'expr' && typeof source.expr !== 'string') return 'source.expr is missing';
  if (!isStringMap(source.partials)) return 'source.partials must be an object of strings';
  if (source.injects !== undefined && !isRecord(source.injects)) return 'source.injects must be an object';
  if (!isRecord(options)) return 'options must be an object';
  const invalid = findInvalidOption(options);
  if (invalid !== undefined) return `the option ${invalid.name} must be a ${invalid.type}`;
  return isRecord(expected) ? findInvalidExpectation(expected) : 'expected is missing';
}

function findInvalidExpectation(expected: JsonObject): string | undefined {
  const { output, value } = expected;
  if (output !== undefined && typeof output !== 'string') return 'expected.output must be a string';
  if (value !== undefined && !isRecord(value)) return 'expected.value must be an object';
  const list = ['errors', 'errorsInclude', 'contains'].find((name) => !isOptionalArray(expected[name]));
  return list === undefined ? undefined : `expected.${list} must be an array`;
}

function toTestCase(
  location: Pick<TestCase, 'id' | 'file' | 'line'>,
  record: JsonObject,
  setting: VectorOptions,
): TestCase {
  const source = record.source as JsonObject;
  const options = (record.options ?? {}) as JsonObject;
  const expected = record.expected as JsonObject;
  const skip = reasonToSkip(record, setting);
  return {
    ...location,
    kind: record.kind as TestCase['kind'],
    template: source.template as string,
    ...(typeof source.expr === 'string' ? { expression: source.expr } : {}),
    data: source.json === undefined ? {} : source.json,
    partials: (source.partials ?? {}) as Readonly<Record<string, string>>,
    injects: (source.injects ?? {}) as JsonObject,
    options: {
      locale: 'en',
      enableExpr: true,
      enableInclude: true,
      ...options,
      dialect: setting.dialect ?? (record.oracle === 'npm' ? 'browser' : 'platform'),
    } as CaseOptions,
    expected: { ...expected, trims: expected.match === 'trim' } as Expected,
    ...(skip === undefined ? {} : { skip }),
  };
}

function reasonToSkip(
  { oracle, options, expected }: JsonObject,
  { java }: VectorOptions,
): string | undefined {
  if (oracle !== 'java') return undefined;
  if (!java) return 'specific to the Java engine';
  if (isRecord(options) && options.preprocess === true) return 'requires the preprocessor of the Java engine';
  const checks = isRecord(expected) ? Object.keys(expected).filter((name) => name !== 'javaErrors') : [];
  return checks.length > 0 ? undefined : 'checks only error kinds of the Java engine';
}

function isOptionalArray(value: Value): boolean {
  return value === undefined || Array.isArray(value);
}

function isStringMap(value: Value): boolean {
  return (
    value === undefined || (isRecord(value) && Object.values(value).every((text) => typeof text === 'string'))
  );
}
