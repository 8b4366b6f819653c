import type { SiteSources } from '../1-read/read-site.ts';
import { createCollector, sortByLocation } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Site, TranslatedSite } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { checkDesign, siteDesign } from './check-design.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkLinks } from './check-links.ts';
import { checkReferences } from './check-references.ts';
import type { ParseYaml } from './data/parse-yaml.ts';
import { validateData } from './data/validate-data.ts';
import { locationInJson } from './parse-json.ts';
import { checkSemantics } from './semantic-checks/check-semantics.ts';
import type { TemplateParser } from './template-parser.ts';
import type { StyleCompiler } from './theme/style-compiler.ts';
import { validateThemeAndTemplates } from './theme/validate-templates.ts';
import { translateSite } from './translations/translate-site.ts';
import { type KnownDocuments, validateDocuments } from './validate-documents.ts';

export interface ValidatedSite {
  /** Undefined when the site has errors. */
  readonly site: Site | undefined;
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
  /** Sorted by file and location. */
  readonly diagnostics: readonly Diagnostic[];
  /** The site in each other language, in the order of the settings. Absent for a single language. */
  readonly translations?: readonly TranslatedSite[];
}

/** Parsers and compilers of the theme's languages. */
export interface ValidationTools extends TemplateParser {
  readonly compileStyles?: StyleCompiler | undefined;
  readonly parseYaml?: ParseYaml | undefined;
}

/**
 * Step 2: validates texts into a consistent site and theme. Reports all problems at once: an error in one document hides none in
 * another, and theme templates are always checked. `known` holds results of earlier calls and is extended by this one.
 */
export function validateSite(
  sources: SiteSources,
  tools: ValidationTools,
  known?: KnownDocuments,
): ValidatedSite {
  const collector = createCollector();
  checkLinks(sources, collector);
  const { site: documents, wasComplete } = validateDocuments(sources, collector, known);
  // After the documents, which may be read on demand.
  checkEncoding(sources, collector);
  const data = validateData(sources.data ?? [], { collector, parseYaml: tools.parseYaml, known });
  const site = documents && { ...documents, data };
  const options = {
    collector,
    isExpected: documents !== undefined,
    compileStyles: tools.compileStyles,
    design: site && siteDesign(site),
    navigationIds: site?.navigations.map(({ id }) => id) ?? [],
    collectionUrlIds: site?.collections.map(({ urlId }) => urlId),
    themeNameLocation: sources.settings && locationInJson(sources.settings, ['body', 'theme']),
  };
  const theme = validateThemeAndTemplates(sources.theme, options, tools);
  if (site !== undefined && theme !== undefined) checkDesign(site, { theme, sources, collector });
  // With a document missing, every reference to it would be reported too.
  if (site !== undefined && wasComplete) {
    checkReferences(site, { theme, sources, collector });
    checkSemantics(site, { theme, sources, collector });
  }
  const translations = site && wasComplete ? translateSite(site, { theme, sources, collector }) : [];
  const diagnostics = sortByLocation(collector.list());
  const isRejected = collector.hasErrors();
  return {
    site: isRejected ? undefined : site,
    theme: isRejected ? undefined : theme,
    diagnostics,
    ...(translations.length > 0 && { translations }),
  };
}
