import type { SiteSources } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { isReservedSlug } from '../../model/fields/reserved-slugs.ts';
import type { Site } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { locationInSources, originalOf } from '../location-in-sources.ts';
import { languageOfPath, originalPath } from './translation-path.ts';

interface CheckOptions {
  readonly sources: SiteSources;
  readonly collector: Collector;
}

/** The primary language is that of the website, and no language has a code that is a path of Quoin. */
export function checkLanguages({ settings }: Site, { sources, collector }: CheckOptions): void {
  const { languages = [], website, file } = settings;
  for (const [index, { code, isPrimary }] of languages.entries()) {
    const location = locationInSources(sources, file, ['body', 'languages', index, 'code']);
    const report = (message: string, hint: string) =>
      collector.add(siteDiagnostic('site/invalid-value', { message, hint, ...(location && { location }) }));
    if (isPrimary && code.toLowerCase() !== website.language.toLowerCase())
      report(
        `The primary language is "${code}", but the language of the website is "${website.language}"`,
        'make both the same',
      );
    if (!isPrimary && isReservedSlug(code))
      report(`Quoin reserves /${code}, so no language can have this code`, 'write it with a region');
  }
}

/** Reports files without effect: of a language that the site does not have, or of a document that does not exist. */
export function checkTranslationFiles({ settings }: Site, { sources, collector }: CheckOptions): void {
  const { languages = [], website } = settings;
  const codes = languages.filter(({ isPrimary }) => !isPrimary).map(({ code }) => code);
  const paths = [...sources.documents.map(({ path }) => path), 'site.json'];
  for (const source of sources.translations ?? []) {
    const { path, file, text } = source;
    const report = (message: string, hint: string) => {
      const location = createSourceText(file, text).location(0, 0);
      collector.add(siteDiagnostic('site/unused-translation', { message, hint, location }));
    };
    const code = languageOfPath(path);
    if (code === undefined || !codes.includes(code)) {
      const close = code === undefined ? undefined : suggestName(code, codes);
      const list =
        codes.length === 0 ? 'add the language to "languages" in site.json' : `it has ${codes.join(', ')}`;
      const message =
        code === website.language
          ? `"${code}" is the primary language: its texts are in the documents`
          : `The site has no language "${code ?? ''}" to translate to`;
      report(message, close === undefined ? list : `did you mean "${close}"?`);
    } else if (originalOf(source, sources) === undefined) {
      const original = originalPath(path) ?? '';
      const close = suggestName(original, paths);
      report(
        `There is no ${original} to translate`,
        close === undefined ? 'give it the path of the document in the site' : `did you mean "${close}"?`,
      );
    }
  }
}
