import { readSite } from './1-read/read-site.ts';
import { validateSite } from './2-validate/validate-site.ts';
import type { BuildContext, RenderOptions, RenderPorts, SiteOptions, SitePorts } from './build-input.ts';
import { type BuiltSite, contentsOf, rejectedSite } from './built-site.ts';
import { planSite } from './plan-site.ts';
import { renderPlan } from './render-plan.ts';
import { createSiteSession, type SiteSession } from './site-session.ts';
import { createStopwatch } from './stopwatch.ts';
import { type CompiledSite, createSiteWriter } from './write-site.ts';

/**
 * Builds a site in five steps: read, validate, route, render, write. Each passes a plain value to the next. An error in one of
 * them ends the build before anything is written.
 */
export async function compileSite(
  ports: SitePorts,
  options: SiteOptions,
  session?: SiteSession,
): Promise<CompiledSite> {
  const writer = createSiteWriter(ports, options);
  try {
    const built = await renderSite(ports, { ...options, store: writer.stage }, session);
    return await writer.write(built);
  } finally {
    writer.discard();
  }
}

/**
 * The first four steps. With a session, everything that an edit leaves unchanged is taken from the previous build; the result is
 * the same, byte for byte, and `rendered.renderedUrls` lists the pages that were rendered.
 */
export async function renderSite(
  ports: RenderPorts,
  options: RenderOptions,
  session?: SiteSession,
): Promise<BuiltSite> {
  const stopwatch = createStopwatch(ports.clock);
  const steps = session ?? createSiteSession(ports, validateSite);
  const build: BuildContext = { ports, options, session: steps, cache: session, stopwatch };

  const read = stopwatch.time('read', () => readSite(ports));
  const validated = stopwatch.time('validate', () => steps.validateSite(read));
  const { sources } = validated;
  const planned = await planSite(validated, build);
  const { plan } = planned;
  if (plan === undefined)
    return rejectedSite({ sources, diagnostics: planned.diagnostics, ms: stopwatch.ms() });
  const { rendered, ...rest } = await renderPlan(plan, build);
  const diagnostics = [...planned.diagnostics, ...rest.diagnostics];
  if (rendered === undefined) return rejectedSite({ sources, diagnostics, ms: stopwatch.ms() });
  const { site, theme } = plan.primary;
  return {
    rendered,
    site,
    theme,
    routes: plan.routes,
    diagnostics,
    sources,
    contents: contentsOf(site, ports, plan.fonts),
    ms: stopwatch.ms(),
  };
}
