import type { Route } from '../3-route/route.ts';
import type { ReadTracker } from '../model/template-json/read-tracker.ts';
import { type FinishedPage, type FinishOptions, finishPage } from './cache/finished-page.ts';
import { retainedText } from './feeds/search-index.ts';
import type { RenderedPage } from './page/render-page.ts';
import type { RenderContext } from './render-context.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { withSocialIcons } from './social-icons/social-icons.ts';

export interface Rendering {
  readonly page: FinishedPage;
  readonly isNew: boolean;
}

/** Pages between two pauses. */
const PAUSE_INTERVAL = 50;

/** Renders the pages of all routes, or takes them from the cache. */
export async function renderAll(
  {
    site,
    plan,
    images,
    cache,
    tracker,
    store,
    pause,
    onProgress,
  }: RenderContext & { readonly tracker: ReadTracker | undefined },
  renderer: SiteRenderer,
): Promise<readonly Rendering[]> {
  const finishing: FinishOptions = {
    store,
    retainedText: retainedText(plan.routes.length),
    findImage: renderer.images.find,
  };
  const accounts = (site.settings.website.socialAccounts ?? []).map(({ serviceName }) => serviceName);
  cache?.begin({
    ...renderer.states,
    inputs: { site, plan, images },
    ofAllPages: () => [finishing.retainedText, ...accounts, renderer.states.ofAllPages()].join(' '),
  });
  const renderings: Rendering[] = [];
  for (const route of plan.routes) {
    const known = cache?.recall(route);
    renderings.push(known === undefined ? renderOne(route) : { page: known, isNew: false });
    onProgress?.(renderings.length, plan.routes.length);
    if (renderings.length % PAUSE_INTERVAL === 0) await pause?.();
  }
  return renderings;

  /** The canvas of the dashboard, which does not call this, has no icons: its script is at its maximum size. */
  function withIcons(route: Route): RenderedPage {
    const page = renderer.render(route);
    return page.hasUse ? { ...page, html: withSocialIcons(page.html, accounts) } : page;
  }

  function renderOne(route: Route): Rendering {
    if (cache === undefined || tracker === undefined)
      return { page: finishPage(withIcons(route), finishing), isNew: true };
    const { result, keys } = tracker.collect(() => withIcons(route));
    const page = finishPage(result, finishing);
    cache.store(page, keys);
    return { page, isNew: true };
  }
}
