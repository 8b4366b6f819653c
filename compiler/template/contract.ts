import type { CLDR } from '@phensley/cldr';
import type { DialectName, Value } from '../../formatters/index.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import type { Injects } from './injects.ts';
import type { Limits, Rendered, TemplateError } from './rendered.ts';
import type { RunnablePartials, Segment } from './run/run.ts';
import type { Root } from './tree/tree.ts';

/** Options for preparing a template; all are optional. */
export interface CompileOptions {
  /** File name in errors; default `template`. */
  readonly file?: string;
  /** Default `platform`: the behavior of published pages. */
  readonly dialect?: DialectName;
  /** Whether `.eval` works; default true. */
  readonly enableExpr?: boolean;
  /** Whether `.include` works; default true. */
  readonly enableInclude?: boolean;
  /** Result of `createJit`: templates that are rendered often are compiled to JavaScript. Without it, all run as closures. */
  readonly jit?: Jit;
}

/** Compiles a template to one function, or returns undefined when closures are better. */
export type Jit = (
  root: Root,
  source: SourceText,
  /** `partials`: those of the run in which the template became hot. */
  hot: { readonly options: CompileOptions; readonly partials: RunnablePartials },
) => Segment | undefined;

/** Creates a function from parameter names and a body: `(parameters, body) => new Function(...parameters, body)`. */
export type EvaluateSource = (parameters: readonly string[], body: string) => unknown;

/** Texts of partials by name, prepared together and shared by many templates. */
export interface Partials {
  readonly names: readonly string[];
  /** Returns the parsed partial, or undefined. Parsed on first use. */
  get(name: string): ParsedTemplate | undefined;
}

/** A template as text and tree. Immutable. */
export interface ParsedTemplate {
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  /** Errors of type `parser` and `assembler`. A template with errors still renders. */
  readonly errors: readonly TemplateError[];
}

/** A template that is prepared once and rendered many times. */
export interface Template extends ParsedTemplate {
  /** Never throws and never hangs, for any data. */
  render(data: Value, options?: RenderOptions): Rendered;
}

export interface RenderOptions {
  readonly partials?: Partials | Readonly<Record<string, string>>;
  readonly injects?: Injects;
  /** Locale data. Without it, formatters that need it print nothing. */
  readonly cldr?: CLDR | undefined;
  /** Current time in epoch milliseconds; default 0. */
  readonly now?: number;
  readonly limits?: Partial<Limits>;
  /** Whether to record what the render reads; default false. */
  readonly record?: boolean;
}
