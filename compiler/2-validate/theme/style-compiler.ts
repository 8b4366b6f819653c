import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Compiles the style sheets (LESS) of a theme to CSS. Passed in as a port. */
export type StyleCompiler = (options: StyleOptions) => CompiledStyles;

export interface StyleOptions {
  /** In concatenation order: they form one LESS unit. */
  readonly styles: readonly Style[];
  /** Files for `@import`, by path below `styles/`. */
  readonly imports: Readonly<Record<string, Style>>;
  /** LESS with the design of the site: its definitions and rules apply instead of those of the sheets. */
  readonly design?: string | undefined;
  /** URLs of style sheets to import first. */
  readonly fontSheets?: readonly string[] | undefined;
}

export interface Style {
  readonly file: string;
  readonly text: string;
}

export interface CompiledStyles {
  readonly css: string;
  readonly diagnostics: readonly Diagnostic[];
}
