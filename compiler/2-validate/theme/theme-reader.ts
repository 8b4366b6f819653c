import type { ZodType } from 'zod';
import type { Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ThemeTemplate } from '../../model/theme.ts';
import { checkShape } from '../check-shape.ts';
import { parseConf } from '../parse-json.ts';
import type { StyleCompiler } from './style-compiler.ts';

/** Services for reading the parts of a theme. */
export interface Reader {
  readonly byPath: ReadonlyMap<string, Source>;
  readonly sources: readonly Source[];
  readonly collector: Collector;
  readonly compileStyles: StyleCompiler | undefined;
  /** Concatenates the sources and expands their tags. */
  template(name: string, parts: readonly Source[]): ThemeTemplate;
}

export interface ConfOptions<Type> {
  readonly schema: ZodType<Type>;
  readonly collector: Collector;
}

/**
 * Returns undefined and reports the file when it cannot be read. A setting or entry with an invalid value is ignored with a
 * warning if the schema does without it, and an empty file is one without settings.
 */
export function readConf<Type>(source: Source, options: ConfOptions<Type>): Type | undefined {
  const { collector } = options;
  const parsed = parseConf(source);
  if (source.text.trim() === '' && source.path !== 'template.conf') {
    collector.addAll(parsed.diagnostics.map((each): Diagnostic => ({ ...each, severity: 'warning' })));
    return options.schema.safeParse({}).data;
  }
  collector.addAll(parsed.diagnostics);
  if (parsed.diagnostics.length > 0) return undefined;
  const { value, diagnostics } = checkConf(parsed.value, source, options);
  collector.addAll(diagnostics);
  return value;
}

function checkConf<Type>(
  conf: unknown,
  source: Source,
  { schema }: ConfOptions<Type>,
): { readonly value: Type | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const checked = checkShape(conf, { schema, source, code: 'theme/invalid-conf' });
  if (checked.value !== undefined) return checked;
  const without = schema.safeParse(withoutInvalid(conf, schema));
  if (!without.success) return checked;
  const diagnostics = checked.diagnostics.map(
    (each): Diagnostic => ({ ...each, severity: 'warning', hint: each.hint ?? 'this setting is ignored' }),
  );
  return { value: without.data, diagnostics };
}

/** The settings of a file without the least part of them that makes them invalid. */
function withoutInvalid(conf: unknown, schema: ZodType): unknown {
  const issuesOf = (value: unknown) => schema.safeParse(value).error?.issues ?? [];
  let value = conf;
  for (let issues = issuesOf(value); issues.length > 0; issues = issuesOf(value)) {
    const { path = [] } = issues[0] ?? {};
    const smaller = path
      .map((_, index) => without(value, path.slice(0, path.length - index)))
      .find((each) => issuesOf(each).length < issues.length);
    if (smaller === undefined) return value;
    value = smaller;
  }
  return value;
}

/** A copy of a JSON value without the part at a path. */
function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  const copy = (entries: readonly (readonly [PropertyKey, unknown])[]) =>
    entries
      .filter(([each]) => each !== key || rest.length > 0)
      .map(([each, part]) => [each, each === key ? without(part, rest) : part] as const);
  if (Array.isArray(value)) return copy([...value.entries()]).map(([, part]) => part);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(copy(Object.entries(value)))
    : value;
}

export interface Named {
  /** Relative to the folder. */
  readonly name: string;
  readonly source: Source;
}

/** Returns the files of one theme folder. */
export function below(sources: readonly Source[], folder: string, ending: RegExp): readonly Named[] {
  return sources
    .filter(({ path }) => path.startsWith(folder) && ending.test(path))
    .map((source) => ({ name: source.path.slice(folder.length), source }));
}
