import { asString, type JsonObject, member } from '../../formatters/index.ts';
import { BUILT_IN, type Route } from '../3-route/index.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { ReadTracker, Site, TemplateJson, Theme } from '../model/index.ts';
import type { LayoutRenderer } from './blocks/render-layout.ts';
import { type FinishedPage, type FinishServices, finishPage } from './finish/finish-page.ts';
import type { ProductPage } from './finish/finish-products.ts';
import { renderHead } from './head/head.ts';
import { createHeadFacts } from './head/page-head.ts';
import { pageClasses } from './page-classes.ts';
import { type FactServices, type PageFacts, pageFacts } from './page-facts.ts';
import { createProgramFacts, shellIslands } from './program-facts.ts';
import type { EngineWarnings, PageWarning } from './templates/engine-warnings.ts';
import type { PageInjects, Templates } from './templates/templates.ts';

export interface PageServices {
  readonly site: Site;
  readonly theme: Theme;
  readonly json: TemplateJson;
  readonly templates: Templates;
  readonly layout: LayoutRenderer;
  readonly finish: FinishServices;
  readonly warnings: EngineWarnings;
  readonly tracker?: ReadTracker | undefined;
  /** The theme's texts, and the site's over them. */
  readonly strings: Readonly<Record<string, string>>;
  /** What the `squarespace:` tags show on the page of this id. */
  tagData(currentId: string): JsonObject;
  /** Address of the feed of a collection. */
  feedUrl(collectionId: string): string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string | undefined;
  readonly styleUrl: string | undefined;
  /** Undoes the marks of texts that may be edited in place, in a text that is no page. */
  plain?(text: string): string;
}

export interface PageRenderer {
  render(route: Route): RenderedPage;
  /** One block of a page, finished as it is in its page; undefined when it is not there. */
  renderBlock(route: Route, blockId: string): string | undefined;
}

export interface RenderedPage extends FinishedPage {
  readonly route: Route;
  readonly facts: PageFacts;
  /** The main content, before it was put into the layout. */
  readonly content: string;
  readonly warnings: readonly PageWarning[];
  /** Blocks that were left out. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes what renders one route: main content first, then the layout around it, then what no template can know. */
export function createPageRenderer(services: PageServices): PageRenderer {
  const { site, theme, json, templates, layout, finish } = services;
  const ofAllPages = rootOfAllPages(services);
  const factServices: FactServices = {
    json,
    pages: byId(site.pages),
    collections: byId(site.collections),
    items: byId(site.items),
    strings: services.strings,
    tracker: services.tracker,
  };
  const headFacts = createHeadFacts({ ...services, icon: siteIcon(site, theme, json) });
  const programFacts = createProgramFacts(site, theme, json);

  function prepare(route: Route): PreparedPage {
    const facts = pageFacts(route, factServices);
    const title = headFacts.title(facts);
    const isItemView = facts.item !== undefined;
    const contentId = asString(member(facts.item ?? facts.collection, 'id'));
    const shared = {
      'page-id': `${isItemView ? 'item' : 'collection'}-${contentId}`,
      'page-classes': pageClasses({ collection: facts.collection, layout: route.layout, isItemView }),
      'page-title': title,
      'cart-classes': 'sqs-custom-cart',
      'template-revision': '1',
    };
    const root: JsonObject = {
      ...ofAllPages,
      collection: facts.collection,
      item: facts.item,
      items: facts.items,
      pagination: facts.pagination,
      pageType: route.pageType,
      productMerchandisingContext: json.merchandising(facts.itemIds),
      squarespace: shared,
      'squarespace-headers': renderHead(headFacts.of(route, facts)),
      'squarespace-footers': '',
    };
    const injects: PageInjects = {
      url: route.url,
      injects: services.tagData(facts.currentId),
      formPage: {
        pageTitle: title,
        pageId: contentId,
        contentSource: isItemView ? 'i' : 'c',
        pagePath: route.url,
      },
    };
    return { facts, root, injects, shared };
  }

  function toFinish(html: string, { route, prepared, content }: FinishQuestion) {
    const { facts, root, injects } = prepared;
    const page: ProductPage = { kind: kindOf(route), itemId: itemIdOf(route), root, injects };
    return {
      html,
      content,
      page,
      facts: programFacts(route, facts),
      moreIslands: shellIslands(route),
      mayHavePill: !isCart(route),
    };
  }

  return {
    render: (route) => {
      const prepared = prepare(route);
      const { facts, root, injects, shared } = prepared;
      const content =
        route.template === BUILT_IN.blocks && facts.page !== undefined
          ? layout.render(facts.page, root, injects)
          : templates.render(templates.named(route.template), root, injects);
      const withContent = { ...root, squarespace: { ...shared, 'main-content': content } };
      const html = templates.render(templates.layout(route.layout), withContent, injects);
      return {
        ...finishPage(toFinish(html, { route, prepared, content }), finish),
        route,
        facts,
        content,
        warnings: services.warnings.take(),
        diagnostics: layout.takeDiagnostics(),
      };
    },
    renderBlock: (route, blockId) => {
      const prepared = prepare(route);
      const { facts, root, injects } = prepared;
      const html = facts.page && layout.renderBlock({ page: facts.page, blockId, root, injects });
      if (html === undefined) return undefined;
      // The program of the page is in the page; the block gets everything else that a page gets.
      const onlyBlock = { ...finish, runtime: undefined };
      return finishPage(toFinish(html, { route, prepared, content: '' }), onlyBlock).html;
    },
  };
}

interface PreparedPage {
  readonly facts: PageFacts;
  readonly root: JsonObject;
  readonly injects: PageInjects;
  readonly shared: JsonObject;
}

interface FinishQuestion {
  readonly route: Route;
  readonly prepared: PreparedPage;
  readonly content: string;
}

/** What templates see on every page. */
export function rootOfAllPages({
  json,
  theme,
  strings,
}: Pick<PageServices, 'json' | 'theme' | 'strings'>): JsonObject {
  return {
    website: json.website,
    websiteSettings: json.websiteSettings,
    featureFlags: json.featureFlags,
    localizedStrings: strings,
    template: { name: theme.conf.name },
  };
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

function kindOf({ subject }: Route): ProductPage['kind'] {
  return subject.kind === 'page' || subject.kind === 'list' || subject.kind === 'item'
    ? subject.kind
    : 'other';
}

function itemIdOf({ subject }: Route): string | undefined {
  return subject.kind === 'item' ? subject.itemId : undefined;
}

/** Where the cart itself is, nothing else counts it. */
function isCart({ subject }: Route): boolean {
  return subject.kind === 'shell' && subject.shell !== 'search' && subject.shell !== 'message';
}

/** The site's own icon, or the theme's `assets/favicon.*`. */
function siteIcon(
  { settings }: Site,
  { files }: Theme,
  json: TemplateJson,
): { readonly url: string; readonly type: string | undefined } | undefined {
  const own = json.image(settings.website.faviconImageId);
  if (own !== undefined)
    return { url: asString(member(own, 'assetUrl')), type: asString(member(own, 'contentType')) };
  const ofTheme = files.find(({ path }) => /^assets\/favicon\.(svg|png|ico)$/.test(path));
  return (
    ofTheme && { url: `/${ofTheme.path}`, type: ofTheme.path.endsWith('.svg') ? 'image/svg+xml' : undefined }
  );
}
