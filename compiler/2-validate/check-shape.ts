import type { z } from 'zod';
import type { Source } from '../1-read/read-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestName } from '../diagnostics/suggest-name.ts';
import { type SiteCode, siteDiagnostic } from '../model/site-diagnostic.ts';
import { locationInJson, locationOfKey } from './parse-json.ts';
import { valueHint } from './value-hints.ts';

export interface Shaped<Type> {
  /** Undefined when something is wrong with it. */
  readonly value: Type | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ShapeOptions<Type> {
  readonly schema: z.ZodType<Type>;
  readonly source: Source;
  /** The code of a wrong value. */
  readonly code: SiteCode;
}

/** Whether `value` fits the schema. Fields that the schema does not know are told and dropped; they refuse nothing. */
export function checkShape<Type>(value: unknown, options: ShapeOptions<Type>): Shaped<Type> {
  try {
    return compareShape(value, options);
  } catch (error) {
    // The only thing that fails here is the stack, on a document of thousands of brackets inside each other.
    if (!(error instanceof RangeError)) throw error;
    const { code, source } = options;
    const location = locationInJson(source, []);
    const diagnostic = siteDiagnostic(code, { message: 'The document is nested too deeply', location });
    return { value: undefined, diagnostics: [diagnostic] };
  }
}

function compareShape<Type>(value: unknown, { schema, source, code }: ShapeOptions<Type>): Shaped<Type> {
  const first = schema.safeParse(value);
  if (first.success) return { value: first.data, diagnostics: [] };
  const unknown = first.error.issues.filter(isUnknownKeys);
  const wrong = first.error.issues.filter((issue) => !isUnknownKeys(issue));
  const misspelt = misspeltFields(wrong, unknown, value);
  const diagnostics = [
    ...unknown.flatMap((issue) => {
      const at = spotOf(issue.path);
      const keys = issue.keys.filter((key) => misspelt.keys.get(at)?.has(key) !== true);
      return unknownFields({ ...issue, keys }, value, source);
    }),
    ...wrong.map((issue) => wrongValue(issue, { value, source, code, written: misspelt.byIssue.get(issue) })),
  ];
  if (wrong.length > 0) return { value: undefined, diagnostics };
  const second = schema.safeParse(withoutFields(value, unknown));
  return { value: second.success ? second.data : undefined, diagnostics };
}

interface Misspelt {
  /** What was written instead of the field that the issue says is missing. */
  readonly byIssue: ReadonlyMap<Issue, string>;
  /** The same fields, by the spot of their object. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Of required fields that are missing, the one that was written instead: `urlid` for `urlId`. */
function misspeltFields(wrong: readonly Issue[], unknown: readonly UnknownKeys[], value: unknown): Misspelt {
  const byIssue = new Map<Issue, string>();
  const matchedKeys = new Map<string, Set<string>>();
  const strange = new Map(unknown.map(({ path, keys }) => [spotOf(path), keys]));
  for (const issue of wrong) {
    const { path } = deepestIssue(issue);
    const field = path.at(-1);
    if (typeof field !== 'string' || valueAt(value, path) !== undefined) continue;
    const holder = path.slice(0, -1);
    const at = spotOf(holder);
    // Where any field may stand, only the case can tell that it was meant to be this one.
    const free = strange.get(at) ?? Object.keys(asRecord(valueAt(value, holder))).filter(isSameBut(field));
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

/** Whether a key is the field but for its case. */
function isSameBut(field: string): (key: string) => boolean {
  const wanted = field.toLowerCase();
  return (key) => key.toLowerCase() === wanted;
}

/** A value without the fields that its schema does not know; a value that is nested too deeply stays as it is. */
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

function unknownFields({ path, keys }: UnknownKeys, value: unknown, source: Source): readonly Diagnostic[] {
  const present = Object.keys(asRecord(valueAt(value, path)));
  return keys.map((key) => {
    const close = suggestName(
      key,
      COMMON_FIELDS.filter((name) => !present.includes(name)),
    );
    const location = locationOfKey(source, [...path, key]);
    const message = `There is no field "${key}" here`;
    return siteDiagnostic('site/unknown-field', {
      message,
      location,
      ...(close === undefined ? {} : { hint: `did you mean "${close}"?` }),
    });
  });
}

/** Fields that people write by hand: what a slip of the pen was most likely meant to be. */
const COMMON_FIELDS: readonly string[] = (
  'title navigationTitle urlId isHome pageType collectionId regionName template status publishOn seo sections blocks ' +
  'description typeName type enabled itemOrder view tags categories excerpt mainImageId author structuredContent ' +
  'order parent pageId externalLink items theme height layout section kind value altText filename mime originalSize ' +
  'markdown html assetId assetIds caption href label quote source limit design itemId name displayIndex ' +
  'schemaVersion website websiteSettings featureFlags localizedStrings'
).split(' ');

interface WrongValue {
  readonly value: unknown;
  readonly source: Source;
  readonly code: SiteCode;
  /** What was written instead of a field that is missing. */
  readonly written: string | undefined;
}

function wrongValue(issue: Issue, { value, source, code, written }: WrongValue): Diagnostic {
  const deepest = deepestIssue(issue);
  const { path } = deepest;
  if (written !== undefined) return misspelt(path, written, { source, code });
  const hint = valueHint(path, valueAt(value, path));
  const field = path.length === 0 ? 'The document' : `"${path.map(String).join('.')}"`;
  const isMissing = path.length > 0 && valueAt(value, path) === undefined;
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
    message: `"${path.map(String).join('.')}" is missing; "${written}" stands in its place`,
    location: locationOfKey(source, [...path.slice(0, -1), written]),
    hint: `write "${String(path.at(-1))}"`,
  });
}

/** Of a value that may have several shapes, what is wrong with the shape that it comes closest to. */
function deepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const candidates = issue.errors.flatMap((issues) => issues.slice(0, 1));
  const deepest = candidates.reduce((best, next) => (next.path.length > best.path.length ? next : best));
  return deepestIssue({ ...deepest, path: [...issue.path, ...deepest.path] });
}

/** Our own rules say "must …"; those of the library are put into the same form. */
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

/** The value is JSON, so this loses nothing. */
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
