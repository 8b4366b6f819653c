import type { Source } from '../../1-read/read-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import { createTemplateCheck } from '../../template/check/check-template.ts';
import { describeError } from '../../template/check/describe-error.ts';
import type { TemplateParser } from '../template-parser.ts';

const REGION = /\.(region|html)$/;
const TEMPLATE = /\.(region|html|list|item|page|block)$/;

/**
 * Reports tags of the theme that are malformed and therefore printed as text: `{.else}`, `{title|}`. The template check finds
 * more; a build only reports what visitors would see.
 */
export function checkTags(
  theme: Theme,
  { engine, sources }: { readonly engine: TemplateParser; readonly sources: readonly Source[] },
): readonly Diagnostic[] {
  return [...checkTagNames(engine, sources), ...checkLooseRegions(theme, { engine, sources })];
}

function checkTagNames(engine: TemplateParser, sources: readonly Source[]): readonly Diagnostic[] {
  const suspects = sources
    .filter(({ path }) => TEMPLATE.test(path))
    .map(({ file, text }) => engine.compileTemplate(text, { file }))
    .filter(({ tree }) => hasBraceInText(tree));
  if (suspects.length === 0) return [];
  const check = createTemplateCheck();
  return suspects
    .flatMap((template) => check(template, { skipErrors: true }))
    .filter(({ code }) => code === 'template/malformed-tag');
}

/** A region that no layout uses breaks no page, so its errors are only warnings. */
function checkLooseRegions(
  { layouts }: Theme,
  { engine, sources }: { readonly engine: TemplateParser; readonly sources: readonly Source[] },
): readonly Diagnostic[] {
  const used = new Set(Object.values(layouts).flatMap(({ pieces }) => pieces.map(({ file }) => file)));
  return sources
    .filter(({ path, file }) => !path.includes('/') && REGION.test(path) && !used.has(file))
    .flatMap(({ text, file }) =>
      engine
        .compileTemplate(text, { file })
        .errors.map(
          (error): Diagnostic => ({ ...describeError(error, { source: text }), severity: 'warning' }),
        ),
    );
}

/** Valid tags leave no brace in the text; few templates need the close look. */
function hasBraceInText(tree: object): boolean {
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('kind' in next && next.kind === 'text') {
      if ('text' in next && String(next.text).includes('{')) return true;
      continue;
    }
    for (const value of Object.values(next)) pending.push(value);
  }
  return false;
}
