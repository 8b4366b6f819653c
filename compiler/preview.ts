import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../formatters/vocabulary/index.ts';
import { createDocumentSources } from './1-read/index.ts';
import { describeInTheme, type KnownDocuments, validateSiteDocuments } from './2-validate/index.ts';
import { planRoutes, type Route } from './3-route/index.ts';
import {
  type BundledScripts,
  createSiteRenderer,
  createTextRenderers,
  type DescribeError,
  type Images,
  problemsOf,
  rememberTemplates,
  rememberTexts,
  type SiteRenderer,
  type TextRenderers,
} from './4-render/index.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import {
  createReadTracker,
  DOCUMENT_TYPES,
  type Doc,
  type DocKey,
  type ReadKey,
  type ReadTracker,
  type Site,
  type Theme,
} from './model/index.ts';
import { compileTemplate, preparePartials } from './template/index.ts';

export interface PreviewQuestion {
  readonly docs: readonly PreviewDoc[];
  /** A theme that a build has checked. */
  readonly theme: Theme;
  /** Locale data of the site's language. Without it money and dates are written as without a locale. */
  readonly locale?: CLDR | undefined;
  /** Epoch milliseconds: for what tells how long ago it was. */
  readonly now?: number | undefined;
  /** Whether drafts are shown; default true. */
  readonly drafts?: boolean | undefined;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string | undefined;
  /** What the published site has besides; without them the pictures are the originals, and there are no scripts. */
  readonly images?: Images | undefined;
  readonly scripts?: BundledScripts | undefined;
  readonly runtime?: RuntimeFiles | undefined;
}

/** A document; one that did not change should be the same object as before. */
export type PreviewDoc = Pick<Doc, 'key' | 'body'>;

export interface Preview {
  /**
   * Takes in all documents as they are now. With errors the site stays as it was before, and the errors are told. Documents
   * whose `body` is the same object as before cost nothing.
   */
  update(docs: readonly PreviewDoc[]): readonly Diagnostic[];
  /**
   * A page by the key of its document (`page:home`, `item:tide-plate`, `collection:shop`) or by its address (`/shop`, `/cart`).
   * Undefined when there is no such page, or no site without errors yet.
   */
  renderPage(target: string, options?: PreviewOptions): PreviewedPage | undefined;
  /** One block of a page with its frame, annotated like the page. Undefined when it is not there or not drawn. */
  renderBlock(pageId: string, blockId: string): string | undefined;
  /** A text as pages show it, HTML cleaned: what somebody who edits it in place sees before the first key. */
  textHtml(text: PreviewText, prefix: string): string;
  /** The style sheet that pages link to; undefined before there is a site. */
  style(): { readonly url: string; readonly text: string } | undefined;
  /** Every page: which address shows what. */
  routes(): readonly Route[];
}

export type PreviewText = { readonly markdown: string } | { readonly html: string };

export interface PreviewOptions {
  /** Whether pieces of the page say which they are: `data-sid`, `data-bid`, `data-edit`. Default false. */
  readonly annotate?: boolean;
}

export interface PreviewedPage {
  readonly url: string;
  readonly html: string;
  /** What went wrong while it was rendered, and what is wrong with the documents. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * The documents that the page is made of: an edit of any other changes nothing on it but the name of the style sheet, which
   * changes with the layout of any page. Making and deleting a document may change every page.
   */
  readonly reads: readonly DocKey[];
}

/** Holds a site in memory and renders pages of it, by the same steps as a build. It needs no Node and evaluates no code. */
export function openPreview(question: PreviewQuestion): Preview {
  const { theme } = question;
  const texts = rememberTexts(createTextRenderers());
  const describe: DescribeError = (error, template) =>
    describeInTheme(error, { template, theme, sources: [] });
  const read = createVersionReader(question, { texts, describe });
  let version: Version | undefined;
  let diagnostics: readonly Diagnostic[] = [];
  const routeOf = (target: string) => version?.routes.find((each) => isRouteOf(each, target));

  function update(docs: readonly PreviewDoc[]): readonly Diagnostic[] {
    const found = read(docs);
    diagnostics = found.diagnostics;
    version = found.version ?? version;
    return diagnostics;
  }

  update(question.docs);
  return {
    update,
    routes: () => version?.routes ?? [],
    textHtml: (text, prefix) =>
      'markdown' in text ? texts.html(text.markdown, prefix) : texts.sanitize(text.html),
    style: () => {
      const style = version?.renderer(false).renderer.style;
      return style && { url: `/${style.path}`, text: style.text };
    },
    renderPage: (target, { annotate = false } = {}) => {
      const route = routeOf(target);
      if (version === undefined || route === undefined) return undefined;
      const { renderer, tracker } = version.renderer(annotate);
      const { result, keys } = tracker.collect(() => renderer.render(route));
      return {
        url: route.url,
        html: result.html,
        diagnostics: [...diagnostics, ...problemsOf([result], describe)],
        reads: documentsOf(keys, version.site),
      };
    },
    renderBlock: (pageId, blockId) => {
      const route = routeOf(`page:${pageId}`);
      return route && version?.renderer(true).renderer.renderBlock(route, blockId);
    },
  };
}

/** A version of the site, and what renders its pages. */
interface Version {
  readonly routes: readonly Route[];
  readonly site: Site;
  renderer(annotate: boolean): VersionRenderer;
}

interface VersionRenderer {
  readonly renderer: SiteRenderer;
  readonly tracker: ReadTracker;
}

interface ReadVersion {
  /** Undefined with errors. */
  readonly version: Version | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface VersionServices {
  readonly texts: TextRenderers;
  readonly describe: DescribeError;
}

/** Makes what turns documents into a version; what it has found out of a document it knows the next time. */
function createVersionReader(
  question: PreviewQuestion,
  services: VersionServices,
): (docs: readonly PreviewDoc[]) => ReadVersion {
  const { theme, now = 0, drafts = true, locale: cldr, ...given } = question;
  const known: KnownDocuments = new WeakMap();
  const sourcesOf = createDocumentSources();
  const engine = rememberTemplates({ compileTemplate, preparePartials });
  return (docs) => {
    const { site, diagnostics: found } = validateSiteDocuments(sourcesOf(docs), { theme, known });
    if (site === undefined) return { version: undefined, diagnostics: found };
    const { plan, diagnostics: ofRoutes } = planRoutes(site, {
      theme,
      placeOf: () => undefined,
      now,
      drafts,
    });
    const diagnostics = [...found, ...ofRoutes];
    if (diagnostics.some(({ severity }) => severity === 'error')) return { version: undefined, diagnostics };
    const renderer = onceForEach((annotate: boolean): VersionRenderer => {
      const tracker = createReadTracker();
      const own = { site, theme, plan, engine, cldr, now, tracker, annotate };
      return { renderer: createSiteRenderer({ ...given, ...services, ...own }), tracker };
    });
    return { version: { routes: plan.routes, site, renderer }, diagnostics };
  };
}

function onceForEach<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const before = made.get(key) ?? make(key);
    made.set(key, before);
    return before;
  };
}

function isRouteOf({ url, subject }: Route, target: string): boolean {
  if (target.startsWith('/')) return url === target;
  switch (subject.kind) {
    case 'page':
      return target === `page:${subject.pageId}`;
    case 'item':
      return target === `item:${subject.itemId}`;
    case 'list':
      return subject.pagination.page === 1 && target === `collection:${subject.collectionId}`;
    case 'not-found':
      return subject.pageId !== undefined && target === `page:${subject.pageId}`;
    case 'shell':
      return false;
  }
}

/** Of what a page has read, the documents. A list depends on each item, shown or not: any may move to the front. */
function documentsOf(keys: readonly ReadKey[], { settings, items }: Site): readonly DocKey[] {
  const { logoImageId, socialLogoImageId, faviconImageId } = settings.website;
  const ofAllPages = [logoImageId, socialLogoImageId, faviconImageId].flatMap((id) =>
    id === undefined ? [] : [`asset:${id}` as const],
  );
  const read = new Set<string>(keys);
  const ofItems = items
    .filter(({ id, collectionId }) => read.has(`list:${collectionId}`) || read.has(`link:${id}`))
    .map(({ id }): DocKey => `item:${id}`);
  return [
    ...new Set([`settings:${settings.id}` as const, ...ofAllPages, ...keys.filter(isDocKey), ...ofItems]),
  ];
}

function isDocKey(key: ReadKey): key is DocKey {
  return DOCUMENT_TYPES.some((type) => key.startsWith(`${type}:`));
}
