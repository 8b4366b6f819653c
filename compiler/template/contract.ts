import type { CLDR } from '@phensley/cldr';
import type { DialectName, Value } from '../../formatters/index.ts';
import type { Place } from '../diagnostics/index.ts';
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
  /**
   * Makes a function of parameter names and a body, where the host allows it (`new Function`): templates that turn out to
   * be rendered often are then turned into JavaScript. Without it everything runs as closures.
   */
  readonly evaluateSource?: EvaluateSource;
}

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

/** What one render may use up; past a limit it stops with one error of type `engine`. */
export interface Limits {
  /** Tokens of one expression; 0 is unlimited (the default). */
  readonly maxTokens: number;
  /** UTF-16 units of a string that an expression builds; 0 is unlimited (the default). */
  readonly maxStringLen: number;
  /** Nested partials and macros; default 16. */
  readonly maxPartialDepth: number;
  /** Instructions executed; default unlimited. */
  readonly maxSteps: number;
  /** UTF-16 units of output; default unlimited. */
  readonly maxOutput: number;
}

export interface Rendered {
  readonly output: string;
  /** Errors of the template first (`parser`, `assembler`), then those of this run, in order. */
  readonly errors: readonly TemplateError[];
  /** What was read, when asked for; otherwise empty. */
  readonly reads: readonly Read[];
}

export interface TemplateError {
  readonly type: 'parser' | 'assembler' | 'engine';
  /** The reference's exact text, `SyntaxError: ` or `RuntimeError: ` included. */
  readonly message: string;
  readonly place?: Place;
  /** The partials that were running, outermost first. */
  readonly trail?: readonly string[];
}

/**
 * One thing that a render depended on. `value`: data at this path, and all below it, was used; `test`: only whether it
 * was there and true; `missing`: it was looked for and not there; `partial`, `inject`: text or value of that name.
 */
export interface Read {
  readonly kind: 'value' | 'test' | 'missing' | 'partial' | 'inject';
  readonly path: string;
}
