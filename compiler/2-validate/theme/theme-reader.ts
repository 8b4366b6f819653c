import type { ZodType } from 'zod';
import type { Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
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

/** Returns undefined and reports the file when it cannot be read. */
export function readConf<Type>(source: Source, { schema, collector }: ConfOptions<Type>): Type | undefined {
  const parsed = parseConf(source);
  collector.addAll(parsed.diagnostics);
  if (parsed.diagnostics.length > 0) return undefined;
  const { value, diagnostics } = checkShape(parsed.value, { schema, source, code: 'theme/invalid-conf' });
  collector.addAll(diagnostics);
  return value;
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
