import type { Source } from '../../1-read/read-site.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { ownValue } from '../../model/own-value.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { ThemeConf } from '../../model/theme-conf.ts';
import { locationInJson } from '../parse-json.ts';
import { findSheet } from './find-sheet.ts';
import type { Style, StyleOptions } from './style-compiler.ts';
import { below, type Reader } from './theme-reader.ts';

/** The style sheets of a theme, with their names below `styles/`. */
export interface ThemeStyles {
  /**
   * In the listed order; `reset.css` comes first, listed or not. Instead of a missing `main.css`, which build tools of themes
   * write, it has `main.less`.
   */
  readonly listed: readonly Source[];
  readonly all: Readonly<Record<string, Source>>;
}

export function readStyles({ stylesheets }: ThemeConf, confSource: Source, reader: Reader): ThemeStyles {
  const sheets = below(reader.sources, 'styles/', /\.(less|css)$/i);
  const imports = Object.fromEntries(sheets.map(({ name, source }) => [name, source]));
  const names = stylesheets.map((name) => findSheet(name, '', imports));
  const sourceOf = (name: string) =>
    name.endsWith('.css') ? findSheet(name.replace(/css$/, 'less'), '', imports) : undefined;
  for (const [index, name] of stylesheets.entries()) {
    if (names[index] !== undefined) continue;
    const source = sourceOf(name);
    const close = source ?? suggestName(name, Object.keys(imports));
    reader.collector.add(
      siteDiagnostic('theme/missing-stylesheet', {
        message: `There is no style sheet styles/${name}`,
        location: locationInJson(confSource, ['stylesheets', index]),
        ...(close !== undefined && {
          hint: source === undefined ? `did you mean "${close}"?` : `styles/${source} is used in its place`,
        }),
      }),
    );
    names[index] = source;
  }
  const listed = names.filter((name) => name !== undefined && name !== RESET);
  return { listed: [RESET, ...listed].flatMap((name) => ownValue(imports, name ?? '') ?? []), all: imports };
}

/** Returns the sheets that are listed, and those whose name an import contains. */
export function usedStyles({ listed, all }: ThemeStyles): readonly Source[] {
  const used = new Set(listed);
  for (const { text } of used) {
    for (const [, url = ''] of text.matchAll(/@import[^;"']*["']([^"'\n]+)["']/g)) {
      const name = url.replace(/^(?:\.*\/)+/, '').replace(/\.less$/, '');
      for (const [path, source] of Object.entries(all)) {
        if (path === name || `/${path}`.endsWith(`/${name}.less`)) used.add(source);
      }
    }
  }
  return [...used];
}

/** Concatenates and compiles the sheets, with the design of a site. */
export function compileThemeStyles(
  { listed, all }: ThemeStyles,
  { compileStyles, collector }: Reader,
  design: Pick<StyleOptions, 'design' | 'fontSheets'>,
): string {
  if (compileStyles === undefined) return '';
  const imports: Readonly<Record<string, Style>> = all;
  const { css, diagnostics } = compileStyles({ styles: listed, imports, ...design });
  collector.addAll(diagnostics);
  return css;
}

const RESET = 'reset.css';
