import type { SiteSources } from '../1-read/index.ts';
import { createCollector, type Diagnostic, sortByPlace } from '../diagnostics/index.ts';
import type { Site, Theme } from '../model/index.ts';
import { checkReferences } from './check-references.ts';
import type { TemplateParser } from './template-parser.ts';
import { checkTemplates } from './theme/check-templates.ts';
import type { StyleCompiler } from './theme/style-compiler.ts';
import { validateTheme } from './theme/validate-theme.ts';
import { validateDocuments } from './validate-documents.ts';

export interface ValidatedSite {
  /** Undefined when the site has errors. */
  readonly site: Site | undefined;
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
  /** By file and place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The languages that a theme is written in. */
export interface ValidationTools extends TemplateParser {
  readonly compileStyles?: StyleCompiler | undefined;
}

/**
 * Step 2: from texts to a site and a theme in which everything fits together. Collects every problem at once: a fault
 * in one document hides none in another, and the templates of the theme are checked whatever the site is like.
 */
export function validateSite(sources: SiteSources, tools: ValidationTools): ValidatedSite {
  const collector = createCollector();
  const { site, wasComplete } = validateDocuments(sources, collector);
  const hasThemeName = site !== undefined;
  const theme = validateTheme(sources.theme, {
    collector,
    isExpected: hasThemeName,
    compileStyles: tools.compileStyles,
    navigationIds: site?.navigations.map(({ id }) => id) ?? [],
  });
  if (theme !== undefined)
    collector.add(...checkTemplates(theme, { engine: tools, sources: sources.theme.sources }));
  // With a document missing, every reference to it would be a second complaint about the same thing.
  if (site !== undefined && wasComplete) checkReferences(site, { theme, sources, collector });
  const diagnostics = sortByPlace(collector.list());
  const isRefused = collector.hasErrors();
  return { site: isRefused ? undefined : site, theme: isRefused ? undefined : theme, diagnostics };
}
