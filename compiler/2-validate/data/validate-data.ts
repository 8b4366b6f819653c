import type { Value } from '../../../formatters/index.ts';
import { DATA_FOLDER, type DataSource, MAX_DATA_BYTES } from '../../1-read/data-sources.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import type { SiteData } from '../../model/site-data.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { parseJson } from '../parse-json.ts';
import type { KnownDocuments } from '../validate-documents.ts';
import { parseCsv } from './parse-csv.ts';
import type { ParseYaml } from './parse-yaml.ts';

export interface DataOptions {
  readonly collector: Collector;
  /** Without it, a YAML file is an error. */
  readonly parseYaml?: ParseYaml | undefined;
  /** Results of earlier calls; this call adds to them. */
  readonly known?: KnownDocuments | undefined;
}

/** Parses the data files of a site. Reports those that cannot be parsed, and names that templates cannot use. */
export function validateData(
  sources: readonly DataSource[],
  { collector, parseYaml, known = new WeakMap() }: DataOptions,
): SiteData {
  const data: Record<string, Value> = {};
  const files = new Map<string, string>();
  for (const source of sources) {
    const name = nameOf(source);
    const conflict = conflictOf(name, files);
    if (conflict !== undefined) {
      const location = createSourceText(source.file, '').location(0, 0);
      collector.add(siteDiagnostic('site/data-name', { ...conflict, location }));
      continue;
    }
    files.set(name, source.path);
    const parsed = known.get(source) ?? parse(source, parseYaml);
    known.set(source, parsed);
    collector.addAll(parsed.diagnostics);
    data[name] = parsed.document as Value;
  }
  return data;
}

/** `data/people/staff.csv` is `people/staff`. */
function nameOf({ path }: DataSource): string {
  return path.slice(DATA_FOLDER.length + 1).replace(/\.[^.]*$/, '');
}

/** What templates can write after `data.`: `{data.people.staff}`. */
const NAME = /^[A-Za-z_][\w-]*$/;

/** `files` are the earlier ones, by name. */
function conflictOf(
  name: string,
  files: ReadonlyMap<string, string>,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const wrong = name.split('/').find((part) => !NAME.test(part) || part === '__proto__');
  if (wrong !== undefined) {
    return {
      message: `Templates cannot read the file: "${wrong}" is no name`,
      hint: 'use letters, digits, - and _, and no digit at the start',
    };
  }
  const other = [...files].find(
    ([each]) => each === name || name.startsWith(`${each}/`) || each.startsWith(`${name}/`),
  );
  return (
    other && { message: `The file is ignored: ${other[1]} has the same name`, hint: 'rename one of them' }
  );
}

interface ParsedData {
  readonly document: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

function parse(source: DataSource, parseYaml: ParseYaml | undefined): ParsedData {
  if (source.size > MAX_DATA_BYTES) {
    const message = `The file has ${source.size.toLocaleString('en')} bytes; the limit is ${MAX_DATA_BYTES.toLocaleString('en')}`;
    return failed(source, [{ message, start: 0, end: 0 }]);
  }
  if (source.path.endsWith('.json')) {
    const { value, diagnostics } = parseJson(source);
    return { document: value, diagnostics };
  }
  if (source.path.endsWith('.csv')) {
    const { rows, error } = parseCsv(source.text);
    return error === undefined ? { document: rows, diagnostics: [] } : failed(source, [error]);
  }
  if (parseYaml === undefined)
    return failed(source, [{ message: 'YAML cannot be read here', start: 0, end: 0 }]);
  const { value, errors } = parseYaml(source.text);
  // As the dashboard gets it: dates and other objects become texts.
  return errors.length > 0 ? failed(source, errors) : { document: asJson(value), diagnostics: [] };
}

function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/** Later errors usually follow from the first ones. */
const MAX_ERRORS = 3;

function failed(
  { file, text }: DataSource,
  errors: readonly { readonly message: string; readonly start: number; readonly end: number }[],
): ParsedData {
  const source = createSourceText(file, text);
  const diagnostics = errors
    .slice(0, MAX_ERRORS)
    .map(({ message, start, end }) =>
      siteDiagnostic('site/malformed-data', { message, location: source.location(start, end) }),
    );
  return { document: undefined, diagnostics };
}
