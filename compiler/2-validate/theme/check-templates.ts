import type { Source } from '../../1-read/read-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import { describeError } from '../../template/check/describe-error.ts';
import type { TemplateError } from '../../template/rendered.ts';
import { isExcessEnd } from '../../template/tolerable-errors.ts';
import type { TemplateParser } from '../template-parser.ts';
import { locationInTemplate } from './location-in-template.ts';

export interface TemplateOptions {
  readonly engine: TemplateParser;
  readonly sources: readonly Source[];
}

/**
 * Returns the errors of type `parser` and `assembler` in every template, used or not. Those that the platform publishes are
 * warnings: a tag that is printed as text, an extra `.end`, and a partial with errors, which prints nothing.
 */
export function checkTemplates(theme: Theme, { engine, sources }: TemplateOptions): readonly Diagnostic[] {
  const partials = engine.preparePartials(theme.partialTexts);
  const found = [
    ...pageTemplates(theme).map((template) => ({
      template,
      errors: engine.compileTemplate(template.text, { file: template.name }).errors,
      isPartial: false,
    })),
    ...Object.entries(theme.partials).map(([name, template]) => ({
      template,
      errors: partials.get(name)?.errors ?? [],
      isPartial: true,
    })),
  ];
  const reported = new Map<string, Diagnostic>();
  for (const { template, errors, isPartial } of found) {
    for (const error of errors) {
      const described = describeInTheme(error, { template, theme, sources });
      const isTolerable = isPartial || isExcessEnd(error) || TOLERABLE.has(described.code);
      const diagnostic: Diagnostic = isTolerable ? { ...described, severity: 'warning' } : described;
      // A region in two layouts is reported once.
      reported.set(JSON.stringify([diagnostic.location, diagnostic.message]), diagnostic);
    }
  }
  return [...reported.values()];
}

/** The tag is printed as text, or its condition is false; the rest of the page is as intended. */
const TOLERABLE: ReadonlySet<string> = new Set(['template/unknown-formatter', 'template/unknown-predicate']);

export interface ErrorContext {
  /** The template that was rendered; the error may be in a partial. */
  readonly template: ThemeTemplate | undefined;
  readonly theme: Theme;
  readonly sources: readonly Source[];
}

/** Describes a template error, with its location in the theme author's file. */
export function describeInTheme(
  error: TemplateError,
  { template, theme, sources }: ErrorContext,
): Diagnostic {
  const owner = error.location === undefined ? undefined : ownerOf(error.location.file, template, theme);
  const { location: _, ...diagnostic } = describeError(error, {
    partials: Object.keys(theme.partials),
    ...(owner && { source: owner.text }),
  });
  if (owner === undefined || error.location === undefined) return diagnostic;
  const { start, end } = error.location;
  const location = locationInTemplate(owner, { start: start.offset, end: end.offset }, sources);
  return { ...diagnostic, ...(location && { location }) };
}

function ownerOf(
  name: string,
  template: ThemeTemplate | undefined,
  { partials }: Theme,
): ThemeTemplate | undefined {
  if (template?.name === name) return template;
  return ownValue(partials, name) ?? ownValue(partials, `${name}.block`);
}

function pageTemplates({ layouts, collections, pages }: Theme): readonly ThemeTemplate[] {
  const ofCollections = Object.values(collections).flatMap(({ list, item }) => [list, item]);
  return [...Object.values(layouts), ...ofCollections, ...Object.values(pages)].filter(
    (template) => template !== undefined,
  );
}
