import { prefixed } from '../../3-route/languages/prefix-plan.ts';
import { lockKey } from '../../3-route/protection.ts';
import type { PlanLanguage, PublishedPlan } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { edgeTranslation } from '../edge/edge-translation.ts';
import { withListsOf } from '../edge/worker-lists.ts';
import type { OutputFile } from '../output-file.ts';
import type { ProtectedPages } from '../protected-pages.ts';
import type { RenderContext } from '../render-context.ts';
import { type RenderedSite, renderPages } from '../render-pages.ts';

type Rendering = RenderContext & { readonly plan: PublishedPlan };

/**
 * Renders a site in each of its languages. Products, shells and copied files are those of the primary language, which comes first.
 */
export async function renderLanguages(
  primary: Rendering,
  others: readonly Rendering[],
): Promise<RenderedSite> {
  if (others.length === 0) return renderPages(primary);
  const progress = createProgress([primary, ...others]);
  const sites = [primary.site, ...others.map(({ site }) => site)] as const;
  let merged = await renderPages({ ...primary, ...progress(primary) }, sites);
  for (const other of others) {
    const rendered = await renderPages({ ...other, ...progress(other) }, sites);
    merged = merge(merged, rendered, other.plan.language);
  }
  return merged;
}

/** Counts the pages of all languages. */
function createProgress(all: readonly Rendering[]): (own: Rendering) => Pick<RenderContext, 'onProgress'> {
  const total = all.reduce((sum, { plan }) => sum + plan.routes.length, 0);
  let before = 0;
  return ({ plan, onProgress }) => {
    const start = before;
    before += plan.routes.length;
    return onProgress === undefined ? {} : { onProgress: (done) => onProgress(start + done, total) };
  };
}

function merge(all: RenderedSite, other: RenderedSite, language: PlanLanguage | undefined): RenderedSite {
  const { code = '', home = '', links = {} } = language ?? {};
  const { languages, translations } = all.edgeData;
  const filters = withListsOf(all.edgeData.filters, other.edgeData.filters);
  const pageEnds = withListsOf(all.edgeData.pageEnds, other.edgeData.pageEnds);
  return {
    ...all,
    edgeData: {
      ...all.edgeData,
      languages: { ...languages, [code]: movedLinks(links, home) },
      ...(filters && { filters }),
      ...(pageEnds && { pageEnds }),
      translations: { ...translations, [code]: edgeTranslation(all.edgeData, other.edgeData) },
    },
    files: [...all.files, ...newFiles(other.files, all.files)],
    protectedPages: all.protectedPages.map((pages) => withPagesOf(other.protectedPages, pages, home)),
    diagnostics: [...all.diagnostics, ...newDiagnostics(other.diagnostics, all.diagnostics)],
    renderedUrls: [...all.renderedUrls, ...other.renderedUrls],
    readsTime: all.readsTime || other.readsTime,
  };
}

/** Links to URLs that differ in more than the code of the language. */
function movedLinks(links: PlanLanguage['links'], home: string): PlanLanguage['links'] {
  return Object.fromEntries(Object.entries(links).filter(([from, to]) => to !== prefixed(from, home)));
}

/** Which files are copied does not depend on the language. */
function newFiles(files: readonly OutputFile[], known: readonly OutputFile[]): readonly OutputFile[] {
  const paths = new Set(known.map(({ path }) => path));
  return files.filter((file) => !('copy' in file || paths.has(file.path)));
}

/** The locks are the same in every language. */
function withPagesOf(others: readonly ProtectedPages[], own: ProtectedPages, home: string): ProtectedPages {
  const other = others.find((each) => lockKey(each) === lockKey(own));
  if (other === undefined) return own;
  return {
    ...own,
    urls: [...own.urls, ...other.urls],
    below: [...own.below, ...other.below.map((url) => `${home}${url}`)],
    files: [...own.files, ...newFiles(other.files, own.files)],
  };
}

/** A template has the same problem in each language. */
function newDiagnostics(found: readonly Diagnostic[], known: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ code, message, location }: Diagnostic) =>
    JSON.stringify([code, location === undefined ? message : [location.file, location.start.offset]]);
  const keys = new Set(known.map(keyOf));
  return found.filter((diagnostic) => !keys.has(keyOf(diagnostic)));
}
