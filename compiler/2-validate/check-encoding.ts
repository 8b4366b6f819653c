import type { SiteSources, Source } from '../1-read/read-site.ts';
import type { Collector } from '../diagnostics/collector.ts';
import { createSourceText } from '../diagnostics/source-text.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';

/**
 * Reports texts that are not valid UTF-8: pages would show replacement characters. The platform publishes themes with such
 * texts, so they are a warning there.
 */
export function checkEncoding(
  { settings, documents, bodies, translations = [], data = [], theme }: SiteSources,
  collector: Collector,
): void {
  const sources: readonly (Source | undefined)[] = [
    settings,
    ...documents,
    ...Object.values(bodies),
    ...translations,
    ...data,
    ...theme.sources,
  ];
  for (const source of sources) {
    if (source?.brokenAt === undefined) continue;
    const { file, text, brokenAt } = source;
    const at = text.indexOf('\uFFFD');
    const diagnostic = siteDiagnostic('site/not-utf8', {
      message: `The file is not valid UTF-8: byte ${brokenAt} is invalid`,
      hint: 'save it as UTF-8',
      location: createSourceText(file, text).location(at, at + 1),
    });
    collector.add(theme.sources.includes(source) ? { ...diagnostic, severity: 'warning' } : diagnostic);
  }
}
