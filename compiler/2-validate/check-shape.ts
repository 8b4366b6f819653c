import type { z } from 'zod';
import type { Source } from '../1-read/read-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestName } from '../diagnostics/suggest-name.ts';
import { type SiteCode, siteDiagnostic } from '../model/site-diagnostic.ts';
import type { AssetHint } from './asset-hints.ts';
import { codeHint } from './code-hints.ts';
import { type ObjectShape, objectsWithOtherFields } from './object-shapes.ts';
import { locationInJson, locationOfKey } from './parse-json.ts';
import { COMMON_FIELDS, likelyTypos, type UnknownField, unknownFields, unknownIn } from './unknown-fields.ts';
import { valueHint } from './value-hints.ts';

export interface Shaped<Type> {
  /** Undefined when the value is invalid. */
  readonly value: Type | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ShapeOptions<Type> {
  readonly schema: z.ZodType<Type>;
  readonly source: Source;
  /** The code for an invalid value. */
  readonly code: SiteCode;
  /** Hints for invalid ids of assets. */
  readonly assetHint?: AssetHint | undefined;
}

/** Checks `value` against the schema. Unknown fields are reported and dropped; they do not make the value invalid. */
export function checkShape<Type>(value: unknown, options: ShapeOptions<Type>): Shaped<Type> {
  try {
    return compareShape(value, options);
  } catch (error) {
    // Only stack exhaustion throws here, for thousands of nested brackets.
    if (!(error instanceof RangeError)) throw error;
    const { code, source } = options;
    const location = locationInJson(source, []);
    const diagnostic = siteDiagnostic(code, { message: 'The document is nested too deeply', location });
    return { value: undefined, diagnostics: [diagnostic] };
  }
}

function compareShape<Type>(value: unknown, options: ShapeOptions<Type>): Shaped<Type> {
  const { schema, source } = options;
  const first = schema.safeParse(value);
  const shapes = objectsWithOtherFields(schema, value);
  const typos = shapes.flatMap(likelyTypos);
  if (first.success) return { value: first.data, diagnostics: unknownFields(typos, source) };
  const unknown = first.error.issues.filter(isUnknownKeys);
  const wrong = first.error.issues.filter((issue) => !isUnknownKeys(issue));
  const misspelt = misspeltFields(wrong, { unknown, typos, value });
  const fields = [
    ...typos,
    ...unknown.flatMap(({ path, keys }) => unknownIn(shapeAt(path, shapes, value), keys)),
  ].filter(({ path, key }) => misspelt.keys.get(spotOf(path))?.has(key) !== true);
  const diagnostics = [
    ...unknownFields(fields, source),
    ...wrong.map((issue) => wrongValue(issue, { ...options, value, written: misspelt.byIssue.get(issue) })),
  ];
  if (wrong.length > 0) return { value: undefined, diagnostics };
  const second = schema.safeParse(withoutFields(value, unknown));
  return { value: second.success ? second.data : undefined, diagnostics };
}

/** Values of blocks have their own schemas, so the names that they may have are not known here. */
function shapeAt(path: readonly PropertyKey[], shapes: readonly ObjectShape[], value: unknown): ObjectShape {
  const spot = spotOf(path);
  const found = shapes.find((shape) => spotOf(shape.path) === spot);
  return found ?? { path, value: asRecord(valueAt(value, path)), names: COMMON_FIELDS, isOpen: false };
}

interface Misspelt {
  /** Returns the key that was written instead of the missing field of the issue. */
  readonly byIssue: ReadonlyMap<Issue, string>;
  /** The same fields, by the path of their object. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
}

interface FieldNames {
  readonly unknown: readonly UnknownKeys[];
  readonly typos: readonly UnknownField[];
  readonly value: unknown;
}

/** Finds keys that were written instead of missing required fields: `urlid` for `urlId`. */
function misspeltFields(wrong: readonly Issue[], { unknown, typos, value }: FieldNames): Misspelt {
  const byIssue = new Map<Issue, string>();
  const matchedKeys = new Map<string, Set<string>>();
  const strange = new Map(unknown.map(({ path, keys }) => [spotOf(path), keys]));
  for (const issue of wrong) {
    const { path } = deepestIssue(issue);
    const field = path.at(-1);
    if (typeof field !== 'string' || valueAt(value, path) !== undefined) continue;
    const holder = path.slice(0, -1);
    const at = spotOf(holder);
    const typo = typos.filter(({ path: holderPath, close }) => spotOf(holderPath) === at && close === field);
    const free = strange.get(at) ?? typo.map(({ key }) => key);
    const used = matchedKeys.get(at) ?? new Set();
    const written = suggestName(
      field,
      free.filter((key) => !used.has(key)),
    );
    if (written === undefined) continue;
    matchedKeys.set(at, used.add(written));
    byIssue.set(issue, written);
  }
  return { byIssue, keys: matchedKeys };
}

function spotOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String));
}

/** Returns the value without fields that its schema does not know. A value that is nested too deeply is returned unchanged. */
export function dropUnknownFields(value: unknown, schema: z.ZodType): unknown {
  try {
    const checked = schema.safeParse(value);
    const unknown = checked.success ? [] : checked.error.issues.filter(isUnknownKeys);
    return unknown.length === 0 ? value : withoutFields(value, unknown);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return value;
  }
}

type Issue = z.core.$ZodIssue;
type UnknownKeys = Issue & { readonly code: 'unrecognized_keys'; readonly keys: readonly string[] };

function isUnknownKeys(issue: Issue): issue is UnknownKeys {
  return issue.code === 'unrecognized_keys';
}

interface WrongValue extends Omit<ShapeOptions<unknown>, 'schema'> {
  readonly value: unknown;
  /** Returns the key that was written instead of a missing field. */
  readonly written: string | undefined;
}

function wrongValue(issue: Issue, { value, source, code, assetHint, written: key }: WrongValue): Diagnostic {
  const deepest = deepestIssue(issue);
  const { path } = deepest;
  if (key !== undefined) return misspelt(path, key, { source, code });
  const written = valueAt(value, path);
  const hint =
    valueHint(path, written) ??
    (isNumberExpected(deepest)
      ? codeHint(String(path.findLast((part) => typeof part === 'string')), written)
      : undefined) ??
    (isAssetId(path) && typeof written === 'string' ? assetHint?.(written) : undefined);
  const field = path.length === 0 ? 'The document' : `"${path.map(String).join('.')}"`;
  const isMissing = path.length > 0 && written === undefined;
  const rule = isMissing ? 'is missing' : ruleOf(deepest);
  const location = locationInJson(source, path);
  return siteDiagnostic(code, { message: `${field} ${rule}`, location, ...(hint !== undefined && { hint }) });
}

function misspelt(
  path: readonly PropertyKey[],
  written: string,
  { source, code }: Pick<WrongValue, 'source' | 'code'>,
): Diagnostic {
  return siteDiagnostic(code, {
    message: `"${path.map(String).join('.')}" is missing; found "${written}" instead`,
    location: locationOfKey(source, [...path.slice(0, -1), written]),
    hint: `write "${String(path.at(-1))}"`,
  });
}

/** For a value with several allowed shapes, reports the issues of the closest one. */
function deepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const candidates = issue.errors.flatMap((issues) => issues.slice(0, 1));
  const deepest = candidates.reduce((best, next) => (next.path.length > best.path.length ? next : best));
  return deepestIssue({ ...deepest, path: [...issue.path, ...deepest.path] });
}

/** Whether the path is that of `mainImageId`, or of an entry of `assetIds`. */
function isAssetId(path: readonly PropertyKey[]): boolean {
  const field = path.findLast((segment) => typeof segment === 'string');
  return /(?:asset|image)Ids?$/i.test(String(field));
}

function isNumberExpected(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'number';
}

/** Our own rules read "must …"; library messages are converted to that form. */
function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return `must be ${boundOf(issue.origin, `at least ${issue.minimum}`)}`;
    case 'too_big':
      return `must be ${boundOf(issue.origin, `at most ${issue.maximum}`)}`;
    case 'invalid_key':
      return `must be a field name of letters, digits, - and _`;
    case 'unrecognized_keys':
      return `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    default:
      return issue.message.startsWith('must ') ? issue.message : 'has a value that is not allowed';
  }
}

function boundOf(origin: string, bound: string): string {
  if (origin === 'string') return `${bound} characters long`;
  if (origin === 'array') return `${bound} entries long`;
  return bound;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function withoutFields(value: unknown, issues: readonly UnknownKeys[]): unknown {
  const copy = structuredCopy(value);
  for (const { path, keys } of issues) {
    const holder = asRecord(valueAt(copy, path));
    for (const key of keys) delete holder[key];
  }
  return copy;
}

/** The value is JSON, so serializing loses nothing. */
function structuredCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const segment of path) {
    if (found === null || typeof found !== 'object' || !Object.hasOwn(found, segment)) return undefined;
    found = asRecord(found)[String(segment)];
  }
  return found;
}

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
