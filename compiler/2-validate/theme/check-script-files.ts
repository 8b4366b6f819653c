import type { ThemeSources } from '../../1-read/read-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';

/** Reports scripts that templates load from `scripts/` and that the theme does not have, each at its first use. */
export function checkScriptFiles({ sources, files }: ThemeSources): readonly Diagnostic[] {
  const known = new Set(files.map(({ path }) => path));
  const uses = sources
    .filter(({ path }) => TEMPLATE.test(path))
    .flatMap((source) =>
      Array.from(source.text.matchAll(SCRIPT), ({ 1: start = '', 2: path = '', index }) => ({
        source,
        path,
        start: index + start.length,
      })),
    )
    .filter(({ path }) => !known.has(path));
  const first = new Map(uses.toReversed().map((use) => [use.path, use]));
  return [...first.values()].toReversed().map(({ source, path, start }) => {
    const near = suggestName(path, known);
    return siteDiagnostic('theme/missing-script', {
      message: `The theme has no script ${path}`,
      location: createSourceText(source.file, source.text).location(start, start + path.length),
      ...(near !== undefined && { hint: `did you mean "${near}"?` }),
    });
  });
}

const TEMPLATE = /\.(region|html|list|item|page|block)$/;
/** Up to the path, and the path, if neither contains template code. */
const SCRIPT = /(<script\b[^<>{}]*?\ssrc\s*=\s*["']?\/)(scripts\/[\w./-]+\.m?js)(?=["'?#\s>])/gi;
