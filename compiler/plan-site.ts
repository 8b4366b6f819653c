import type { SiteSources } from './1-read/read-site.ts';
import { locationInSources } from './2-validate/location-in-sources.ts';
import { checkPaywalls } from './3-route/check-paywalls.ts';
import { planRedirects } from './3-route/plan-redirects.ts';
import type { LocationOf, PublishedPlan, Route } from './3-route/route.ts';
import { type PublishedLanguage, publishLanguages } from './4-render/languages/publish-languages.ts';
import type { BundledScripts } from './4-render/ports/scripts.ts';
import { scriptEntries } from './4-render/postprocess/script-entries.ts';
import type { RenderContext } from './4-render/render-context.ts';
import type { BuildContext } from './build-input.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/has-errors.ts';
import { type HostedFonts, hostFonts } from './host-fonts.ts';
import { createTranslationTest, planOtherLanguages } from './plan-languages.ts';
import type { SessionSite } from './site-session.ts';

export interface PlannedSite {
  /** Undefined with errors. */
  readonly plan: SitePlan | undefined;
  /** Those of the earlier steps as well. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Everything that is rendered. */
export interface SitePlan {
  /** With the redirects of all languages, and with the fonts that are published among the files of the theme. */
  readonly primary: PublishedLanguage;
  /** Empty for a site in a single language. */
  readonly others: readonly PublishedLanguage[];
  /** Of all languages. */
  readonly routes: readonly Route[];
  readonly fonts: HostedFonts;
  readonly sources: SiteSources;
  readonly locationOf: LocationOf;
}

/** Step 3: which URL shows what, in each language, and what pages share: redirects, bundled scripts and fonts. */
export async function planSite(validated: SessionSite, build: BuildContext): Promise<PlannedSite> {
  const { ports, options, session, stopwatch } = build;
  const { images, runtime, remoteFonts } = ports;
  const { time, wait } = stopwatch;
  const { sources } = validated;
  const locationOf: LocationOf = (file, path) => locationInSources(sources, file, path);

  const planned = time('route', () => session.planRoutes(validated, { ...options, images, runtime }));
  if (planned.context === undefined) return { plan: undefined, diagnostics: planned.diagnostics };
  const single = planned.context;
  const languages = time('route', () => planOtherLanguages(single, { ...ports, validated, options }));
  const { context } = languages;
  const { site } = context;
  const moved = time('route', () => planRedirects(site, { plan: context.plan, locationOf }));
  const scripts = await wait('scripts', () => bundleScripts(context, build));
  const fonts = await wait('scripts', () => hostFonts(context.theme, site.settings.design, remoteFonts));
  const { theme } = fonts;
  const isTranslation = createTranslationTest(sources);
  const published = time('route', () =>
    publishLanguages(languages.others, { plan: moved.plan, theme, scripts, locationOf, isTranslation }),
  );

  const { routes, redirects, contexts: others } = published;
  const diagnostics = [
    ...[planned, languages, moved, scripts, fonts, published].flatMap((step) => step?.diagnostics ?? []),
    ...time('route', () => checkPaywalls(site, { plan: moved.plan, locationOf })),
  ];
  if (hasErrors(diagnostics)) return { plan: undefined, diagnostics };
  const plan: PublishedPlan = { ...moved.plan, redirects };
  const primary = { ...context, theme, scripts, plan };
  return { plan: { primary, others, routes, fonts, sources, locationOf }, diagnostics };
}

async function bundleScripts(
  { site, theme }: RenderContext,
  { ports }: BuildContext,
): Promise<BundledScripts | undefined> {
  const entries = scriptEntries(theme);
  return entries.length === 0 ? undefined : ports.openScripts?.(site.settings.theme).bundle(entries);
}
