import type { CLDR } from '@phensley/cldr';
import type { DialectName, Value } from '../../formatters/index.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import type { Limits, Rendered, TemplateError } from './rendered.ts';
import type { RunnablePartials, Segment } from './run/run.ts';
import type { Root } from './tree/tree.ts';

/** How a template is prepared. Everything is optional. */
export interface CompileOptions {
  /** The name that errors give as the file; default `template`. */
  readonly file?: string;
  /** Default `platform`: what a published page shows. */
  readonly dialect?: DialectName;
  /** Whether `.eval` works; default true. */
  readonly enableExpr?: boolean;
  /** Whether `.include` works; default true. */
  readonly enableInclude?: boolean;
  /** What `createJit` gives: templates that turn out to be rendered often become JavaScript. Without it all run as closures. */
  readonly jit?: Jit;
}

/** Turns a template into one function, or gives undefined where closures serve it better. */
export type Jit = (
  root: Root,
  source: SourceText,
  /** `partials`: those of the run that the template turned out hot in. */
  hot: { readonly options: CompileOptions; readonly partials: RunnablePartials },
) => Segment | undefined;

/** Makes a function of parameter names and a body: `(parameters, body) => new Function(...parameters, body)`. */
export type EvaluateSource = (parameters: readonly string[], body: string) => unknown;

/** Texts of partials by name, prepared together and shared by many templates. */
export interface Partials {
  readonly names: readonly string[];
  /** The parsed partial, or undefined when there is none of that name. Parsed on first use. */
  get(name: string): ParsedTemplate | undefined;
}

/** A template as text and tree. Immutable. */
export interface ParsedTemplate {
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  /** Errors of type `parser` and `assembler`. A template with errors renders all the same. */
  readonly errors: readonly TemplateError[];
}

/** A template prepared once, to be rendered many times. */
export interface Template extends ParsedTemplate {
  /** Never throws and never hangs, whatever the data. */
  render(data: Value, options?: RenderOptions): Rendered;
}

export interface RenderOptions {
  readonly partials?: Partials | Readonly<Record<string, string>>;
  /** Values of `.inject` by path. */
  readonly injects?: Readonly<Record<string, Value>>;
  /** Locale data; without it the formatters that need it print nothing. */
  readonly cldr?: CLDR;
  /** The current time in epoch milliseconds; without it, formatters that ask for the time see the epoch. */
  readonly now?: number;
  readonly limits?: Partial<Limits>;
  /** Whether to record what the render reads; default false. */
  readonly record?: boolean;
}
