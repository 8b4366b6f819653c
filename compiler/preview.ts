import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../formatters/vocabulary/islands.ts';
import { createDocumentSources } from './1-read/document-sources.ts';
import { validateSiteDocuments } from './2-validate/validate-site-documents.ts';
import type { Route, RoutePlan } from './3-route/route.ts';
import { createAnnouncementBar } from './4-render/announcement-bar/announcement-bar.ts';
import type { Images } from './4-render/ports/images.ts';
import type { BundledScripts } from './4-render/ports/scripts.ts';
import type { RenderContext } from './4-render/render-context.ts';
import { diagnosticsOf } from './4-render/render-pages.ts';
import { createSiteRenderer, type SiteRenderer } from './4-render/site-renderer.ts';
import { createTextRenderers, type TextRenderers } from './4-render/text/text-renderers.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/has-errors.ts';
import { WEBSITE_IMAGES } from './model/documents/settings.ts';
import { DOCUMENT_TYPES, type DocKey } from './model/operations/document-type.ts';
import type { Doc } from './model/operations/operation.ts';
import { ownValue } from './model/own-value.ts';
import type { Site } from './model/site.ts';
import type { SiteData } from './model/site-data.ts';
import { createReadTracker, type ReadKey, type ReadTracker } from './model/template-json/read-tracker.ts';
import type { Theme } from './model/theme.ts';
import { createSessionSteps } from './session-steps.ts';

export interface PreviewOptions {
  readonly docs: readonly PreviewDoc[];
  /** A theme that was validated by a build. */
  readonly theme: Theme;
  /** The data files of the site. Without it, templates find none. */
  readonly data?: SiteData | undefined;
  /** Locale data of the site's language. Without it, money and dates are formatted without a locale. */
  readonly locale?: CLDR | undefined;
  /** Epoch milliseconds, for relative times; default 0. */
  readonly now?: number | undefined;
  /** Whether drafts are shown; default true. */
  readonly drafts?: boolean | undefined;
  /** Overrides the base URL in the settings. */
  readonly baseUrl?: string | undefined;
  /** As in the published site. Without them, images are the originals and there are no scripts. */
  readonly images?: Images | undefined;
  readonly scripts?: BundledScripts | undefined;
  readonly runtime?: RuntimeFiles | undefined;
  /** Without it, pages have no popup. */
  readonly createPopup?: RenderContext['createPopup'];
}

/** A document. Pass the same object as before when it did not change. */
export type PreviewDoc = Pick<Doc, 'key' | 'body'>;

export interface Preview {
  /**
   * Takes in all documents as they are now. With errors, the previous version stays and the errors are returned. Documents with
   * the same `body` object as before cost nothing.
   */
  update(docs: readonly PreviewDoc[]): readonly Diagnostic[];
  /**
   * Renders a page by the key of its document (`page:home`, `item:tide-plate`, `collection:shop`) or by its URL (`/shop`,
   * `/cart`). Undefined when there is no such page or no valid version yet.
   */
  renderPage(target: string, options?: RenderPageOptions): PreviewedPage | undefined;
  /**
   * Renders one block of a page with its frame, annotated; with `value`, as after an update that changes only this value, at a
   * cost that does not depend on the size of the site. Undefined when the block does not exist or is not rendered, or when the
   * value may change the style sheet.
   */
  renderBlock(pageId: string, blockId: string, value?: unknown): string | undefined;
  /** Converts a text to sanitized HTML, for editing in place: punctuation is as written, and headings have no ids. */
  textHtml(text: PreviewText, prefix: string): string;
  /** Style sheet that pages link to; undefined before the first valid version. */
  style(): { readonly url: string; readonly text: string } | undefined;
  /** All pages. */
  routes(): readonly Route[];
}

export type PreviewText = { readonly markdown: string } | { readonly html: string };

/** Converts texts as `Preview.textHtml` does, without a site. */
export function openTextPreview(): Preview['textHtml'] {
  return textPreviewOf(createTextRenderers());
}

function textPreviewOf({ editableHtml, sanitize }: TextRenderers): Preview['textHtml'] {
  return (text, prefix) => ('markdown' in text ? editableHtml(text.markdown, prefix) : sanitize(text.html));
}

export interface RenderPageOptions {
  /** Whether elements are annotated with `data-sid`, `data-bid` and `data-edit`. Default false. */
  readonly annotate?: boolean;
}

export interface PreviewedPage {
  readonly url: string;
  readonly html: string;
  /** Diagnostics of the page and of the documents. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Documents that the page depends on: an edit of any other changes at most the name of the style sheet, which depends on the
   * layout of all pages. Creating or deleting a document may change every page.
   */
  readonly reads: readonly DocKey[];
  /** The documents among `reads` whose content the page shows, not those that only determine the order of its lists. */
  readonly shows: readonly DocKey[];
}

/**
 * Keeps a site in memory and renders its pages with the same steps as a build. Works without Node and without evaluating code.
 */
export function openPreview(options: PreviewOptions): Preview {
  const { theme, data = {}, locale, scripts, createPopup, docs, now = 0, drafts = true, ...given } = options;
  const texts = createTextRenderers();
  const session = createSessionSteps(
    { createLocale: locale && (() => locale), hasFiles: false },
    texts,
    (sources, _tools, known) => {
      const { site, diagnostics } = validateSiteDocuments(sources, { theme, known });
      return { site: site && { ...site, data }, theme, diagnostics };
    },
  );
  const sourcesOf = createDocumentSources();
  let version: RenderedVersion | undefined;
  let diagnostics: readonly Diagnostic[] = [];
  const routeOf = (target: string) => version && findRoute(version.context.plan, target);

  function update(documents: readonly PreviewDoc[]): readonly Diagnostic[] {
    const { context, ...updated } = session.update(sourcesOf(documents), { ...given, now, drafts });
    diagnostics = updated.diagnostics;
    if (context !== undefined && !hasErrors(diagnostics))
      version = { context, renderer: createRenderers({ ...context, createPopup }, scripts) };
    return diagnostics;
  }

  update(docs);
  return {
    update,
    routes: () => version?.context.plan.routes ?? [],
    textHtml: textPreviewOf(texts),
    style: () => {
      const style = version?.renderer(false).renderer.style;
      return style && { url: `/${style.path}`, text: style.text };
    },
    renderPage: (target, { annotate = false } = {}) => {
      const route = routeOf(target);
      if (version === undefined || route === undefined) return undefined;
      const { context } = version;
      const { renderer, tracker } = version.renderer(annotate);
      const { result, keys } = tracker.collect(() => renderer.render(route));
      return {
        url: route.url,
        html: result.html,
        diagnostics: [...diagnostics, ...diagnosticsOf([result], context.describe)],
        reads: documentsOf(keys, context.site),
        shows: shownDocuments(keys),
      };
    },
    renderBlock: (pageId, blockId, value) => {
      const route = routeOf(`page:${pageId}`);
      return route && version?.renderer(true).renderer.renderBlock(route, blockId, value);
    },
  };
}

/** The last version of the site without errors. */
interface RenderedVersion {
  readonly context: RenderContext;
  renderer(annotate: boolean): VersionRenderer;
}

interface VersionRenderer {
  readonly renderer: SiteRenderer;
  readonly tracker: ReadTracker;
}

/** Creates the two renderers of a version, with and without annotations, when they are first needed. */
function createRenderers(
  context: RenderContext,
  scripts: BundledScripts | undefined,
): RenderedVersion['renderer'] {
  return onceForEach((annotate) => {
    const tracker = createReadTracker();
    const renderer = createSiteRenderer({ ...context, createAnnouncementBar, scripts, tracker, annotate });
    return { renderer, tracker };
  });
}

function onceForEach<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? create(key);
    known.set(key, value);
    return value;
  };
}

/** The URL of a folder shows another page. */
function findRoute({ routes, urls }: RoutePlan, target: string): Route | undefined {
  const found = routes.find((each) => isRouteOf(each, target));
  if (found !== undefined || !target.startsWith('collection:')) return found;
  const url = ownValue(urls.collections, target.slice('collection:'.length));
  return routes.find((each) => each.url === url);
}

function isRouteOf({ url, subject }: Route, target: string): boolean {
  if (target.startsWith('/')) return url === target;
  switch (subject.kind) {
    case 'page':
      return target === `page:${subject.pageId}`;
    case 'item':
      return target === `item:${subject.itemId}`;
    case 'list':
      return (
        subject.pagination.page === 1 &&
        subject.filter === undefined &&
        target === `collection:${subject.collectionId}`
      );
    case 'not-found':
      return subject.pageId !== undefined && target === `page:${subject.pageId}`;
    case 'shell':
      return false;
  }
}

/** Returns the documents among a page's dependencies. A list depends on every item, visible or not: any may move to the front. */
function documentsOf(keys: readonly ReadKey[], { settings, items }: Site): readonly DocKey[] {
  const ofAllPages = WEBSITE_IMAGES.flatMap((field) => {
    const id = settings.website[field];
    return id === undefined ? [] : [`asset:${id}` as const];
  });
  const read = new Set<string>(keys);
  const ofItems = items
    .filter(({ id, collectionId }) => read.has(`list:${collectionId}`) || read.has(`link:${id}`))
    .map(({ id }): DocKey => `item:${id}`);
  return [
    ...new Set([`settings:${settings.id}` as const, ...ofAllPages, ...keys.filter(isDocKey), ...ofItems]),
  ];
}

function shownDocuments(keys: readonly ReadKey[]): readonly DocKey[] {
  const shown = keys.flatMap((key): readonly DocKey[] => {
    if (key.startsWith('link:')) return [`item:${key.slice('link:'.length)}`];
    return isDocKey(key) ? [key] : [];
  });
  return [...new Set(shown)];
}

function isDocKey(key: ReadKey): key is DocKey {
  return DOCUMENT_TYPES.some((type) => key.startsWith(`${type}:`));
}
