import type { SiteSources } from './1-read/read-site.ts';
import { createThemeSourceCache } from './1-read/theme-source-cache.ts';
import { createFindingsCache, type StoredFindings } from './4-render/cache/findings-cache.ts';
import { createPageCache, type PageCache } from './4-render/cache/page-cache.ts';
import type { StoredPages } from './4-render/cache/stored-pages.ts';
import { withDefaultTexts } from './4-render/default-texts/with-default-texts.ts';
import type { ParseMarkdown, PrintMarkdown } from './4-render/ports/markdown-parser.ts';
import { createTextRenderers, type TextRenderers } from './4-render/text/text-renderers.ts';
import {
  createSessionSteps,
  type SessionSteps,
  type SiteValidator,
  type StepPorts,
} from './session-steps.ts';

export type { SessionSite, SiteValidator, SiteVersion, UpdateOptions } from './session-steps.ts';

/** The ports that stay the same for as long as a session lasts. */
export interface SessionPorts extends StepPorts {
  /** Replaces remark, with the same results. */
  readonly parseMarkdown?: ParseMarkdown | undefined;
  /** Prints common texts in less time than the libraries, with the same results. */
  readonly printMarkdown?: PrintMarkdown | undefined;
  /** For processes that build once: continues where an earlier session ended. */
  readonly records?: RecordOptions | undefined;
}

export interface RecordOptions {
  /** Shortens a text. Two texts never have the same digest. */
  digest(text: string): string;
  readonly earlier?: SessionRecord | undefined;
}

/** What a session knows of its last build, for a session in another process. Serializable. */
export interface SessionRecord {
  readonly pages: StoredPages;
  readonly findings: StoredFindings;
  /** Pages in other languages, by code. */
  readonly languages?: Readonly<Record<string, StoredPages>>;
}

/**
 * What builds of a site that changes share: command line and build service use it. The preview of the editor has the same steps, so
 * that the canvas and the published page cannot differ.
 */
export interface SiteSession extends SessionSteps {
  readonly texts: TextRenderers;
  /** The pages of the previous build. */
  readonly pages: PageCache;
  /** Those in another language. */
  pagesIn(language: string): PageCache;
  /** What the session knows of its last build, for `records` in another process. */
  record(): SessionRecord;
}

/** UTF-16 units of texts and their HTML. A process that builds once renders each page once. */
const TEXTS_OF_ONE_BUILD = 4_000_000;

export function createSiteSession(ports: SessionPorts, validateSources: SiteValidator): SiteSession {
  const { records } = ports;
  const renderers = createTextRenderers(
    { parse: ports.parseMarkdown, print: ports.printMarkdown },
    records && { retained: TEXTS_OF_ONE_BUILD },
  );
  const findings =
    records && createFindingsCache(renderers, { ...records, earlier: records.earlier?.findings });
  const texts = findings?.texts ?? renderers;
  const createLocale = ports.createLocale && rememberLast(ports.createLocale);
  const steps = createSessionSteps({ ...ports, createLocale }, texts, validateSources);
  const reuseTheme = createThemeSourceCache();
  const validateSite = (sources: SiteSources) => {
    const validated = steps.validateSite({ ...sources, theme: reuseTheme(sources.theme) });
    const { site, theme } = validated;
    return site && theme
      ? { ...validated, theme: withDefaultTexts(theme, site.settings.website.language) }
      : validated;
  };

  const pages = createPageCache({ ...records, earlier: records?.earlier?.pages });
  const byLanguage = new Map<string, PageCache>();
  const pagesIn = (language: string) => {
    const earlier = records?.earlier?.languages?.[language];
    const cache = byLanguage.get(language) ?? createPageCache({ ...records, earlier });
    byLanguage.set(language, cache);
    return cache;
  };
  return {
    ...steps,
    validateSite,
    update: (sources, options) => steps.planRoutes(validateSite(sources), options),
    texts,
    pages,
    pagesIn,
    record: () => ({
      pages: pages.stored(),
      findings: findings?.stored() ?? [],
      ...(byLanguage.size > 0 && {
        languages: Object.fromEntries([...byLanguage].map(([code, cache]) => [code, cache.stored()])),
      }),
    }),
  };
}

/** A site rarely changes its language. */
function rememberLast<Result>(create: (tag: string) => Result): (tag: string) => Result {
  let last: { readonly tag: string; readonly result: Result } | undefined;
  return (tag) => {
    if (last?.tag !== tag) last = { tag, result: create(tag) };
    return last.result;
  };
}
