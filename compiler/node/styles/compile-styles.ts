import type { CompiledStyles, StyleOptions } from '../../2-validate/theme/style-compiler.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { compileLess } from './compile-less.ts';
import { addFocusToHover } from './focus-selectors.ts';
import { fontVariables } from './font-variables.ts';
import { NO_DATA_URI } from './modern-values.ts';
import { resolveImports } from './resolve-imports.ts';
import { locationInUnit, type StyleUnit } from './style-unit.ts';
import type { LessIssue } from './tolerant-stream.ts';

/**
 * Compiles the style sheets of a theme as one unit. Like on the platform, what cannot be compiled is left out, and the CSS of
 * the rest is used: each such part is a warning with its location in the file of the theme. Themes are untrusted: only
 * `imports` can be imported, and the compiler can neither read files nor run scripts.
 */
export function compileStyles(options: StyleOptions): CompiledStyles {
  const { unit, diagnostics } = resolveImports(options);
  const { design = '', fontSheets = [] } = options;
  const fonts = fontSheets.map((url) => `\n@import url("${url}");\n`).join('');
  const { css, issues } = compileLess(unit.text + fontVariables(unit.text, design) + design + fonts);
  return {
    css: addFocusToHover(css),
    diagnostics: [...diagnostics, ...issues.map((issue) => describe(issue, unit))],
  };
}

function describe({ message, offset }: LessIssue, unit: StyleUnit): Diagnostic {
  const location = offset === undefined ? undefined : locationInUnit(unit, offset);
  return siteDiagnostic('theme/broken-style', {
    message: `The style sheet has an error: ${message}`,
    ...(message === NO_DATA_URI && { hint: 'put the file into assets/ and write url("/assets/…")' }),
    ...(location && { location }),
  });
}
