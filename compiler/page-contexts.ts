import type { JsonObject } from '../formatters/index.ts';
import { readSite, type SiteSources } from './1-read/read-site.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { type Lock, planProtection } from './3-route/protection.ts';
import type { Route } from './3-route/route.ts';
import { viewOfSite } from './3-route/view-of-site.ts';
import type { RenderContext } from './4-render/render-context.ts';
import { createSiteRenderer, type SiteRenderer } from './4-render/site-renderer.ts';
import type { RenderOptions, RenderPorts } from './build-input.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/has-errors.ts';
import { planOtherLanguages } from './plan-languages.ts';
import { createSiteSession, type SiteSession } from './site-session.ts';

/** What the templates of a site can read, page by page. */
export interface PageContexts {
  /** False when the site has errors; then there are no pages. */
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** All input: to show the lines that diagnostics point to. */
  readonly sources: SiteSources;
  /** URLs of all pages, without trailing slash: `/`, `/shop`. */
  readonly urls: readonly string[];
  /** Returns the data that the templates of a page are rendered with; undefined when there is no such page. */
  of(url: string): JsonObject | undefined;
}

/**
 * Reads a site and plans its pages; their data is computed on request. Nothing is written. With a session, only what changed since
 * its last use is validated again.
 */
export function openPageContexts(
  ports: RenderPorts,
  options: RenderOptions,
  session: SiteSession = createSiteSession(ports, validateSite),
): PageContexts {
  const { images, runtime } = ports;
  const validated = session.validateSite(readSite(ports));
  const { sources } = validated;
  const planned = session.planRoutes(validated, { ...options, images, runtime });
  const languages = planned.context && planOtherLanguages(planned.context, { ...ports, validated, options });
  const diagnostics = [...planned.diagnostics, ...(languages?.diagnostics ?? [])];
  if (languages === undefined || hasErrors(diagnostics))
    return { ok: false, diagnostics, sources, urls: [], of: () => undefined };
  const versions = [languages.context, ...languages.others].map(createVersion);
  return {
    ok: true,
    diagnostics,
    sources,
    urls: versions.flatMap(({ routes }) => routes.map(({ url }) => url)),
    of: (url) => {
      for (const { routes, rendererOf } of versions) {
        const route = routes.find((each) => each.url === url);
        if (route !== undefined) return rendererOf(route).context(route);
      }
      return undefined;
    },
  };
}

interface Version {
  readonly routes: readonly Route[];
  /** A page sees nothing that is behind another lock than its own. */
  rendererOf(route: Route): SiteRenderer;
}

function createVersion(context: RenderContext): Version {
  const protection = planProtection(context.site);
  const known = new Map<Lock | undefined, SiteRenderer>();
  return {
    routes: context.plan.routes,
    rendererOf: ({ subject }) => {
      const lock = protection.ofSubject(subject);
      const renderer =
        known.get(lock) ?? createSiteRenderer({ ...context, ...viewOfSite(context, protection, lock) });
      known.set(lock, renderer);
      return renderer;
    },
  };
}
