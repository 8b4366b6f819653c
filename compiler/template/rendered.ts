import type { SourceLocation } from '../diagnostics/diagnostic.ts';

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
  readonly location?: SourceLocation;
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
