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
 * Returns undefined and reports the file when it cannot be read. A setting with an invalid value is ignored with a warning
 * if the schema does without it.
 */
export function readConf<Type>(source: Source, options: ConfOptions<Type>): Type | undefined {
  const { collector } = options;
  const parsed = parseConf(source);
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

/** The settings of a file that are valid, each with everything below it. */
function withoutInvalid(conf: unknown, schema: ZodType): unknown {
  const issues = schema.safeParse(conf).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [key] }) => key));
  if (typeof conf !== 'object' || conf === null || Array.isArray(conf)) return conf;
  return Object.fromEntries(Object.entries(conf).filter(([key]) => !invalid.has(key)));
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
