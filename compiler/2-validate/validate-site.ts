import type { SiteSources } from '../1-read/read-site.ts';
import { createCollector, type Diagnostic, sortByPlace } from '../diagnostics/index.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { checkReferences } from './check-references.ts';
import type { TemplateEngine } from './template-engine.ts';
import { checkTemplates } from './theme/check-templates.ts';
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

/**
 * Step 2: from texts to a site and a theme in which everything fits together. Collects every problem at once: a fault
 * in one document hides none in another, and the templates of the theme are checked whatever the site is like.
 */
export function validateSite(sources: SiteSources, engine: TemplateEngine): ValidatedSite {
  const collector = createCollector();
  const { site, wasComplete } = validateDocuments(sources, collector);
  const hasThemeName = site !== undefined;
  const theme = validateTheme(sources.theme, {
    collector,
    isExpected: hasThemeName,
    navigationIds: site?.navigations.map(({ id }) => id) ?? [],
  });
  if (theme !== undefined)
    collector.add(...checkTemplates(theme, { engine, sources: sources.theme.sources }));
  // With a document missing, every reference to it would be a second complaint about the same thing.
  if (site !== undefined && wasComplete) checkReferences(site, { theme, sources, collector });
  const diagnostics = sortByPlace(collector.list());
  const isRefused = collector.hasErrors();
  return { site: isRefused ? undefined : site, theme: isRefused ? undefined : theme, diagnostics };
}
