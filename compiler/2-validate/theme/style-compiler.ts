import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Turns the style sheets of a theme into CSS: LESS, which comes in as a port. */
export type StyleCompiler = (options: StyleOptions) => CompiledStyles;

export interface StyleOptions {
  /** In the order in which they are put together: they are one LESS unit. */
  readonly styles: readonly Style[];
  /** What `@import` finds, by path below `styles/`. */
  readonly imports: Readonly<Record<string, Style>>;
}

export interface Style {
  readonly file: string;
  readonly text: string;
}

export interface CompiledStyles {
  readonly css: string;
  readonly diagnostics: readonly Diagnostic[];
}
