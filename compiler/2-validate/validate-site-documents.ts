import type { SiteSources } from '../1-read/read-site.ts';
import { createCollector, sortByLocation } from '../diagnostics/collector.ts';
import type { Theme } from '../model/theme.ts';
import { checkDesign } from './check-design.ts';
import { checkReferences } from './check-references.ts';
import { type KnownDocuments, validateDocuments } from './validate-documents.ts';
import type { ValidatedSite } from './validate-site.ts';

export interface DocumentsQuery {
  readonly theme: Theme;
  /** Results of earlier calls; this call adds to them. */
  readonly known: KnownDocuments;
}

/** Validates the documents of a site with a validated theme: for a preview, which validates on every keystroke. */
export function validateSiteDocuments(
  sources: SiteSources,
  { theme, known }: DocumentsQuery,
): Omit<ValidatedSite, 'theme'> {
  const collector = createCollector();
  const { site, wasComplete } = validateDocuments(sources, collector, known);
  if (site !== undefined) checkDesign(site, { theme, sources, collector });
  if (site !== undefined && wasComplete) checkReferences(site, { theme, sources, collector });
  const diagnostics = sortByLocation(collector.list());
  return { site: collector.hasErrors() ? undefined : site, diagnostics };
}
