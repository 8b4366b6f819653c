import type { DialectName, JsonObject, Value } from '../../formatters/index.ts';
import { isObject } from '../input/json.ts';
import { findWrongOption } from './case-options.ts';
import type { BrokenCase, CaseOptions, Expected, TestCase } from './test-case.ts';

export interface VectorOptions {
  /** Overrides the dialect implied by the oracle. */
  readonly dialect: DialectName | undefined;
  /** Whether to run vectors of the Java engine. */
  readonly java: boolean;
}

/** Parses one line of a `.jsonl` file. */
export function readVector(
  place: { readonly file: string; readonly line: number },
  text: string,
  setting: VectorOptions,
): TestCase | BrokenCase {
  const broken = (id: string, why: string): BrokenCase => ({ ...place, id, broken: why });
  const nameless = `${place.file}:${place.line}`;
  let record: Value;
  try {
    record = JSON.parse(text);
  } catch (error) {
    return broken(
      nameless,
      `the line is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isObject(record)) return broken(nameless, 'the line holds no JSON object');
  const id = typeof record.id === 'string' ? record.id : nameless;
  const why = findProblem(record);
  return why === undefined ? toTestCase({ ...place, id }, record, setting) : broken(id, why);
}

const KINDS = ['render', 'parse', 'expr'];
const ORACLES = ['npm', 'platform', 'java'];

function findProblem({ kind, source, options = {}, expected, oracle }: JsonObject): string | undefined {
  if (!KINDS.includes(String(kind))) return `its kind is none of ${KINDS.join(', ')}`;
  if (!ORACLES.includes(String(oracle))) return `its oracle is none of ${ORACLES.join(', ')}`;
  if (!isObject(source) || typeof source.template !== 'string') return 'it has no source.template';
  if (kind === 'expr' && typeof source.expr !== 'string') return 'it has no source.expr';
  if (!isTextMap(source.partials)) return 'its partials are not texts by name';
  if (source.injects !== undefined && !isObject(source.injects)) return 'its injects are no object';
  if (!isObject(options)) return 'its options are no object';
  const wrong = findWrongOption(options);
  if (wrong !== undefined) return `its option ${wrong.name} is no ${wrong.type}`;
  return isObject(expected) ? findWrongExpectation(expected) : 'it has no expected';
}

function findWrongExpectation(expected: JsonObject): string | undefined {
  const { output, value } = expected;
  if (output !== undefined && typeof output !== 'string') return 'its expected.output is no text';
  if (value !== undefined && !isObject(value)) return 'its expected.value is no object';
  const list = ['errors', 'errorsInclude', 'contains'].find((name) => !isListOrMissing(expected[name]));
  return list === undefined ? undefined : `its expected.${list} is no list`;
}

function toTestCase(
  place: Pick<TestCase, 'id' | 'file' | 'line'>,
  record: JsonObject,
  setting: VectorOptions,
): TestCase {
  const source = record.source as JsonObject;
  const options = (record.options ?? {}) as JsonObject;
  const expected = record.expected as JsonObject;
  const skip = reasonToSkip(record, setting);
  return {
    ...place,
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
  if (!java) return 'behaviour of the Java engine alone';
  if (isObject(options) && options.preprocess === true) return 'needs the preprocessor of the Java engine';
  const checks = isObject(expected) ? Object.keys(expected).filter((name) => name !== 'javaErrors') : [];
  return checks.length > 0 ? undefined : 'states error kinds of the Java engine only';
}

function isListOrMissing(value: Value): boolean {
  return value === undefined || Array.isArray(value);
}

function isTextMap(value: Value): boolean {
  return (
    value === undefined || (isObject(value) && Object.values(value).every((text) => typeof text === 'string'))
  );
}
