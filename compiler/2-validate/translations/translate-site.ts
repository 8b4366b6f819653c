import type { SiteSources, Source } from '../../1-read/read-site.ts';
import { type Collector, createCollector } from '../../diagnostics/collector.ts';
import type { Language } from '../../model/documents/language.ts';
import type { Site, SitedItem, TranslatedSite } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import { checkReferences } from '../check-references.ts';
import { createChecker } from '../checker.ts';
import { locationInSources } from '../location-in-sources.ts';
import { checkTextLimits } from '../semantic-checks/check-text-limits.ts';
import { checkLanguages, checkTranslationFiles } from './check-translations.ts';
import { createDocumentTranslator } from './translate-documents.ts';
import { translateOptions } from './translate-options.ts';
import { languageOfPath } from './translation-path.ts';

export interface TranslationOptions {
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
  readonly sources: SiteSources;
  readonly collector: Collector;
}

/**
 * Returns the site in each other language that it is published in. What is not translated stays in the primary language. Only
 * problems of translations are reported: those of the documents are known.
 */
export function translateSite(site: Site, options: TranslationOptions): readonly TranslatedSite[] {
  const { languages = [] } = site.settings;
  const files = options.sources.translations ?? [];
  if (languages.length === 0 && files.length === 0) return [];
  checkLanguages(site, options);
  checkTranslationFiles(site, options);
  const others = languages.filter(({ enabled, isPrimary }) => enabled && !isPrimary);
  return others.map((language) => translated(site, language, options));
}

function translated(site: Site, language: Language, options: TranslationOptions): TranslatedSite {
  const { theme, sources, collector } = options;
  const files = (sources.translations ?? []).filter(({ path }) => languageOfPath(path) === language.code);
  const own = siteIn(site, language, { ...options, files });
  const found = createCollector();
  checkReferences(own, { theme, sources, collector: found });
  const checker = createChecker(own, sources, found);
  const bodies = Object.fromEntries(files.flatMap(longTextEntry));
  checkTextLimits(own, { sources: { ...sources, bodies }, collector: found, checker });
  const names = new Set(files.map(({ file }) => file));
  collector.addAll(found.list().filter(({ location }) => location !== undefined && names.has(location.file)));
  return { language, site: own };
}

function longTextEntry(source: Source): readonly (readonly [string, Source])[] {
  return source.path.endsWith('.md') ? [[source.path, source]] : [];
}

interface LanguageOptions extends TranslationOptions {
  /** The files of the language. */
  readonly files: readonly Source[];
}

function siteIn(site: Site, { code }: Language, { sources, files, collector }: LanguageOptions): Site {
  const { translate, longText } = createDocumentTranslator({ sources, files, collector });
  const { settings } = site;
  const own = translate('settings', settings);
  const inOptions = createOptionTranslator(own, { sources, collector });
  return {
    ...site,
    settings: {
      ...own,
      website: { ...own.website, language: code },
      // Those of the primary language are the last resort, after those of the theme in this language.
      localizedStrings: own === settings ? {} : stringsOf(own, settings),
    },
    pages: site.pages.map((page) => translate('page', page)),
    collections: site.collections.map((collection) => translate('collection', collection)),
    items: site.items.map((item) => {
      const inLanguage = translate('item', item);
      const markdown = longText(item) ?? inLanguage.body?.markdown ?? item.markdown;
      return inOptions(inLanguage === item ? item : { ...inLanguage, markdown });
    }),
    mailingLists: site.mailingLists.map((list) => translate('mailing-list', list)),
    taxons: site.taxons.map((taxon) => translate('taxon', taxon)),
    forms: site.forms.map((form) => translate('form', form)),
    navigations: site.navigations.map((navigation) => translate('navigation', navigation)),
    blockFields: site.blockFields.map((field) => translate('block-field', field)),
    assets: site.assets.map((asset) => translate('asset', asset)),
  };
}

/** Options with ambiguous texts are reported at the translation of the product, or else at that of the store. */
function createOptionTranslator(
  settings: Site['settings'],
  { sources, collector }: Pick<LanguageOptions, 'sources' | 'collector'>,
): (item: SitedItem) => SitedItem {
  const { optionTexts } = settings.websiteSettings.storeSettings;
  return (item) => {
    const { item: translated, ambiguous } = translateOptions(item, optionTexts);
    for (const text of ambiguous) {
      const own = item.structuredContent?.optionTexts !== undefined;
      const location = locationInSources(
        sources,
        own ? item.file : settings.file,
        own
          ? ['body', 'structuredContent', 'optionTexts']
          : ['body', 'websiteSettings', 'storeSettings', 'optionTexts'],
      );
      collector.add(
        siteDiagnostic('site/invalid-value', {
          message: `"${text}" is the text of two options of "${item.title}", so customers cannot tell them apart`,
          hint: 'give each option, and each value of an option, its own text',
          ...(location && { location }),
        }),
      );
    }
    return translated;
  };
}

/** The strings that the translation changes. */
function stringsOf(
  own: Site['settings'],
  { localizedStrings }: Site['settings'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(own.localizedStrings).filter(([key, text]) => localizedStrings[key] !== text),
  );
}
