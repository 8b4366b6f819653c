import { createLongTexts } from './2-validate/long-texts.ts';
import { createAnnouncementBar } from './4-render/announcement-bar/announcement-bar.ts';
import { checkPaths } from './4-render/check-paths.ts';
import { checkTranslatedTexts } from './4-render/languages/publish-languages.ts';
import { renderLanguages } from './4-render/languages/render-languages.ts';
import { createPopup } from './4-render/popup/create-popup.ts';
import { allFiles, onlyMade } from './4-render/protected-pages.ts';
import type { RenderContext } from './4-render/render-context.ts';
import type { RenderedSite } from './4-render/render-pages.ts';
import { checkTexts } from './4-render/text/check-texts.ts';
import type { BuildContext } from './build-input.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/has-errors.ts';
import { makeImages } from './make-images.ts';
import { createTranslationTest } from './plan-languages.ts';
import type { SitePlan } from './plan-site.ts';

export interface RenderedPlan {
  /** Undefined with errors. */
  readonly rendered: RenderedSite | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Step 4: the pages in all languages, their texts and paths checked, and the images that they refer to. */
export async function renderPlan(plan: SitePlan, build: BuildContext): Promise<RenderedPlan> {
  const { primary, others, routes, locationOf } = plan;
  const { ports, options, cache, stopwatch } = build;
  const { time, wait } = stopwatch;
  const services = renderServices(plan, build);

  const rendered = await wait('render', () =>
    renderLanguages(
      { ...primary, ...services, cache: cache?.pages },
      others.map((other) => ({
        ...other,
        ...services,
        cache: cache?.pagesIn(other.plan.language?.code ?? ''),
      })),
    ),
  );
  // After the pages, which parse most texts anyway.
  const ofTexts = time('render', () => checkAllTexts(plan));
  if (hasErrors(ofTexts)) return { rendered: undefined, diagnostics: ofTexts };
  const files = allFiles(rendered);
  const ofPaths = time('render', () => checkPaths(files, { site: primary.site, routes, locationOf }));
  const diagnostics = [...ofTexts, ...rendered.diagnostics, ...ofPaths];
  if (hasErrors(ofPaths)) return { rendered: undefined, diagnostics };
  const made = await wait('images', () => makeImages(files, { ...options, images: ports.images }));
  return {
    rendered: onlyMade(rendered, made.files),
    diagnostics: [...diagnostics, ...made.diagnostics],
  };
}

type Services = Pick<
  RenderContext,
  'store' | 'pause' | 'createAnnouncementBar' | 'createPopup' | 'onProgress'
>;

function renderServices(
  { primary, routes, locationOf }: SitePlan,
  { ports, options: { store, onProgress } }: BuildContext,
): Services {
  // Files that cannot exist next to each other cannot be stored; they are reported after rendering.
  const canStore = () => {
    const pageFiles = routes.map(({ file }) => ({ path: file, text: '' }));
    return !hasErrors(checkPaths(pageFiles, { site: primary.site, routes, locationOf }));
  };
  return {
    store: store !== undefined && canStore() ? store : undefined,
    pause: ports.pause,
    createAnnouncementBar,
    createPopup,
    ...(onProgress && { onProgress }),
  };
}

/** Reports dead links and removed HTML. A text may link to a page in any language. */
function checkAllTexts({ primary, others, routes, sources, locationOf }: SitePlan): readonly Diagnostic[] {
  const { plan } = primary;
  const longText = createLongTexts(sources);
  const isTranslation = createTranslationTest(sources);
  const { redirects } = plan;
  return [
    ...checkTexts({ ...primary, plan: { ...plan, routes }, locationOf, longText }),
    ...checkTranslatedTexts(others, { routes, redirects, locationOf, longText, isTranslation }),
  ];
}
