import type { Source } from '../../1-read/read-site.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { ownValue } from '../../model/own-value.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { ThemeConf } from '../../model/theme-conf.ts';
import { locationInJson } from '../parse-json.ts';
import type { Style } from './style-compiler.ts';
import { below, type Reader } from './theme-reader.ts';

/** Concatenates the theme's style sheets in the listed order; `reset.css` comes first, listed or not. */
export function readStyles({ stylesheets }: ThemeConf, confSource: Source, reader: Reader): string {
  const all = below(reader.sources, 'styles/', /\.(less|css)$/);
  const imports: Record<string, Style> = Object.fromEntries(all.map(({ name, source }) => [name, source]));
  const listed = stylesheets.filter((name) => name !== RESET);
  for (const [index, name] of stylesheets.entries()) {
    if (Object.hasOwn(imports, name)) continue;
    const close = suggestName(name, Object.keys(imports));
    reader.collector.add(
      siteDiagnostic('theme/missing-stylesheet', {
        message: `There is no style sheet styles/${name}`,
        location: locationInJson(confSource, ['stylesheets', index]),
        ...(close !== undefined && { hint: `did you mean "${close}"?` }),
      }),
    );
  }
  const styles = [RESET, ...listed].flatMap((name) => ownValue(imports, name) ?? []);
  if (reader.compileStyles === undefined) return '';
  const { css, diagnostics } = reader.compileStyles({ styles, imports });
  reader.collector.addAll(diagnostics);
  return css;
}

const RESET = 'reset.css';
