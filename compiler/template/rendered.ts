import type { SourceLocation } from '../diagnostics/diagnostic.ts';

/** Limits of one render; when one is exceeded, the render stops with one error of type `engine`. */
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
  /** Template errors first (`parser`, `assembler`), then those of this run, in order. */
  readonly errors: readonly TemplateError[];
  /** What was read, if requested; otherwise empty. */
  readonly reads: readonly Read[];
}

export interface TemplateError {
  readonly type: 'parser' | 'assembler' | 'engine';
  /** Exact text of the reference, including `SyntaxError: ` or `RuntimeError: `. */
  readonly message: string;
  readonly location?: SourceLocation;
  /** Running partials, outermost first. */
  readonly trail?: readonly string[];
}

/**
 * A dependency of a render. `value`: the data at this path and everything below it was used; `test`: only its truthiness was
 * used; `missing`: it was looked up and not found; `partial`, `inject`: the text or value of that name.
 */
export interface Read {
  readonly kind: 'value' | 'test' | 'missing' | 'partial' | 'inject';
  readonly path: string;
}
