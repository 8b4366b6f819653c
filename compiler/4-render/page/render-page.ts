import type { JsonObject } from '../../../formatters/index.ts';
import { BUILT_IN } from '../../3-route/choose-template.ts';
import type { Route } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { replaceBlockFields } from '../../model/block-field-mark.ts';
import { installmentPage } from '../../model/template-json/installment-json.ts';
import type { AnnouncementBar } from '../announcement-bar/announcement-bar.ts';
import type { LayoutRenderer } from '../blocks/render-layout.ts';
import { createPlatformContext } from '../head/platform-context.ts';
import { withDirection } from '../languages/language-attributes.ts';
import type { PageData } from '../page-data.ts';
import type { Popup } from '../popup/popup.ts';
import {
  type PageToPostprocess,
  type PostprocessedPage,
  type PostprocessServices,
  postprocessPage,
} from '../postprocess/postprocess-page.ts';
import type { ProductPage } from '../postprocess/products/product-services.ts';
import type { EngineWarnings, PageWarning } from '../templates/engine-warnings.ts';
import type { Templates } from '../templates/templates.ts';
import { createFilterLinks } from './filter-links.ts';
import { hasData, markContent, pageJson, splitContent } from './page-json.ts';
import { createPagePreparer, type PreparationServices, type PreparedPage } from './prepare-page.ts';
import { createRuntimeData, shellIslands } from './runtime-data.ts';

export interface PageServices extends PreparationServices {
  readonly templates: Templates;
  readonly layout: LayoutRenderer;
  readonly postprocess: PostprocessServices;
  readonly warnings: EngineWarnings;
  /** Whether visitors may request the data of pages. */
  readonly hasPageData: boolean;
  /** Undefined for a site without an announcement. */
  readonly announcementBar?: AnnouncementBar | undefined;
  /** Undefined for a site without a popup. */
  readonly popup?: Popup | undefined;
}

export interface PageRenderer {
  render(route: Route): RenderedPage;
  /** Returns what the templates of the page can read, with its main content as `mainContent`. */
  context(route: Route): JsonObject;
  /**
   * Renders one block as in its page, optionally with another value. Undefined when it does not exist, or when the style sheet
   * depends on the value.
   */
  renderBlock(route: Route, blockId: string, value?: unknown): string | undefined;
}

export interface RenderedPage extends PostprocessedPage {
  readonly route: Route;
  readonly facts: PageData;
  /** The main content, before it is inserted into the layout. */
  readonly content: string;
  /** The data of the page as JSON, if visitors may request it. */
  readonly data: string | undefined;
  readonly warnings: readonly PageWarning[];
  /** Blocks that were skipped. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates the function that renders one route: main content, then layout, then postprocessing. */
export function createPageRenderer(services: PageServices): PageRenderer {
  const { site, theme, json, templates, layout, postprocess, warnings } = services;
  const prepare = createPagePreparer(services, pageContent);
  const runtimeData = createRuntimeData(site, theme, json);
  const filterLinks = createFilterLinks({
    plan: services.plan,
    baseUrl: services.baseUrl,
    touch: (id) => services.tracker?.touch(`collection:${id}`),
  });
  const platformContext = createPlatformContext(site, theme, { json, itemIds: services.itemIds });
  const cartInstallmentPage = installmentPage(site.settings);
  const withOwnLinks = (html: string, { subject }: Route) =>
    filterLinks(
      services.language?.localizeLinks(html) ?? html,
      subject.kind === 'list' ? subject.collectionId : undefined,
    );

  function toPostprocess(html: string, content: string, { route, prepared }: PageInWork): PageToPostprocess {
    return {
      html,
      content,
      headers: prepared.headers,
      page: productPage(route, prepared),
      facts: runtimeData(route, prepared.facts),
      moreIslands: shellIslands(route),
      mayHavePill: !isCart(route),
      cartInstallmentPage: isCart(route) ? cartInstallmentPage : undefined,
      platformContext: () => platformContext(route, prepared.facts),
    };
  }

  /** The content of a page on an index page. A page has no other page's content, so this does not recur. */
  function pageContent(pageId: string): string | undefined {
    const route = services.plan.routes.find(
      ({ subject }) => subject.kind === 'page' && subject.pageId === pageId,
    );
    return route && renderContent(route, prepare(route));
  }

  function renderContent(route: Route, prepared: PreparedPage): string {
    const { facts, root, injects } = prepared;
    const html =
      route.template === BUILT_IN.blocks && facts.page !== undefined
        ? layout.render(facts.page, root, injects)
        : withBlockFields(templates.render(templates.named(route.template), root, injects), prepared);
    return withOwnLinks(html, route);
  }

  /** Fills the block fields of a template; those in the templates of their blocks stay empty. */
  function withBlockFields(html: string, { root, injects }: PreparedPage): string {
    return replaceBlockFields(html, (id) =>
      replaceBlockFields(layout.renderField(id, root, injects), () => ''),
    );
  }

  function withAnnouncement(html: string, route: Route): string {
    const bar = services.announcementBar;
    return bar?.isOn(route) === true ? bar.print(html) : html;
  }

  function withPopup(html: string, { route, prepared: { root, injects } }: PageInWork): string {
    const { popup } = services;
    if (popup === undefined || !popup.isOn(route)) return html;
    return popup.print(html, route, layout.renderSettingsBlocks(popup.blocks, { root, injects }));
  }

  /** The page without marks, and its data with the main content as it is on the page. */
  function withData(marked: string, route: Route, facts: PageData): Pick<RenderedPage, 'html' | 'data'> {
    const { html, content = '' } = splitContent(marked);
    const website = platformContext(route, facts).website as JsonObject;
    return { html, data: pageJson(facts, { website, mainContent: content }) };
  }

  return {
    render: (route) => {
      const prepared = prepare(route);
      const { facts, root, injects, shared } = prepared;
      const content = renderContent(route, prepared);
      const isRequested = services.hasPageData && hasData(route);
      const printed = isRequested ? markContent(content) : content;
      const withContent = { ...root, squarespace: { ...shared, 'main-content': printed } };
      const page = templates.render(templates.layout(route.layout), withContent, injects);
      const filled = withAnnouncement(withBlockFields(page, prepared), route);
      const own = withOwnLinks(withPopup(filled, { route, prepared }), route);
      const html =
        services.language?.finish(own, route) ?? withDirection(own, site.settings.website.language);
      const finished = postprocessPage(toPostprocess(html, content, { route, prepared }), postprocess);
      return {
        route,
        facts,
        content,
        warnings: warnings.drain(),
        diagnostics: layout.drainDiagnostics(),
        ...finished,
        ...(isRequested ? withData(finished.html, route, facts) : { data: undefined }),
        images: [...finished.images, ...prepared.headImages],
      };
    },
    context: (route) => {
      const prepared = prepare(route);
      const { 'squarespace-headers': _, 'squarespace-footers': __, ...root } = prepared.root;
      const mainContent = renderContent(route, prepared);
      warnings.drain();
      layout.drainDiagnostics();
      return { ...root, mainContent };
    },
    renderBlock: (route, blockId, value) => {
      const prepared = prepare(route);
      const { facts, root, injects } = prepared;
      const html = facts.page && layout.renderBlock({ page: facts.page, blockId, value, root, injects });
      if (html === undefined) return undefined;
      // A single block gets everything but the page's scripts.
      const onlyBlock = { ...postprocess, runtime: undefined };
      return postprocessPage(toPostprocess(html, '', { route, prepared }), onlyBlock).html;
    },
  };
}

interface PageInWork {
  readonly route: Route;
  readonly prepared: PreparedPage;
}

function productPage(route: Route, { root, injects }: PreparedPage): ProductPage {
  return { kind: kindOf(route), itemId: itemIdOf(route), template: route.template, root, injects };
}

function kindOf({ subject }: Route): ProductPage['kind'] {
  return subject.kind === 'page' || subject.kind === 'list' || subject.kind === 'item'
    ? subject.kind
    : 'other';
}

function itemIdOf({ subject }: Route): string | undefined {
  return subject.kind === 'item' ? subject.itemId : undefined;
}

/** The cart page needs no cart indicator. */
function isCart({ subject }: Route): boolean {
  return subject.kind === 'shell' && subject.shell !== 'search' && subject.shell !== 'message';
}
