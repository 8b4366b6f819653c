import { BUILT_IN } from '../../3-route/choose-template.ts';
import type { Route } from '../../3-route/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LayoutRenderer } from '../blocks/render-layout.ts';
import {
  type FinishedPage,
  type FinishServices,
  finishPage,
  type PageToFinish,
} from '../finish/finish-page.ts';
import type { ProductPage } from '../finish/products/product-services.ts';
import type { EngineWarnings, PageWarning } from '../templates/engine-warnings.ts';
import type { Templates } from '../templates/templates.ts';
import type { PageFacts } from './page-facts.ts';
import { createPagePreparer, type PreparationServices, type PreparedPage } from './prepare-page.ts';
import { createProgramFacts, shellIslands } from './program-facts.ts';

export interface PageServices extends PreparationServices {
  readonly templates: Templates;
  readonly layout: LayoutRenderer;
  readonly finish: FinishServices;
  readonly warnings: EngineWarnings;
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
  const { site, theme, json, templates, layout, finish, warnings } = services;
  const prepare = createPagePreparer(services);
  const programFacts = createProgramFacts(site, theme, json);

  function toFinish(html: string, content: string, { route, prepared }: PageInWork): PageToFinish {
    return {
      html,
      content,
      page: productPage(route, prepared),
      facts: programFacts(route, prepared.facts),
      moreIslands: shellIslands(route),
      mayHavePill: !isCart(route),
    };
  }

  function renderContent(route: Route, { facts, root, injects }: PreparedPage): string {
    return route.template === BUILT_IN.blocks && facts.page !== undefined
      ? layout.render(facts.page, root, injects)
      : templates.render(templates.named(route.template), root, injects);
  }

  return {
    render: (route) => {
      const prepared = prepare(route);
      const { facts, root, injects, shared } = prepared;
      const content = renderContent(route, prepared);
      const withContent = { ...root, squarespace: { ...shared, 'main-content': content } };
      const html = templates.render(templates.layout(route.layout), withContent, injects);
      return {
        ...finishPage(toFinish(html, content, { route, prepared }), finish),
        route,
        facts,
        content,
        warnings: warnings.take(),
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
      return finishPage(toFinish(html, '', { route, prepared }), onlyBlock).html;
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

/** Where the cart itself is, nothing else counts it. */
function isCart({ subject }: Route): boolean {
  return subject.kind === 'shell' && subject.shell !== 'search' && subject.shell !== 'message';
}
