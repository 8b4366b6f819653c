import type { Route } from './3-route/route.ts';
import { localizedStrings } from './4-render/localized-strings.ts';
import type { OutputFile, TextFile } from './4-render/output-file.ts';
import type { RenderedSite } from './4-render/render-pages.ts';
import { createStaticPolicies, type StaticPolicies } from './5-write/static-policies.ts';
import { type StaticRedirects, staticRedirects } from './5-write/static-redirects.ts';
import { withoutProtectedPages } from './5-write/without-protected-pages.ts';
import { type WriteReport, writeOutput } from './5-write/write-output.ts';
import type { SiteOptions, SitePorts } from './build-input.ts';
import type { BuiltSite } from './built-site.ts';
import { hasErrors } from './diagnostics/has-errors.ts';
import { warningsAsErrors } from './diagnostics/warnings-as-errors.ts';
import { nextAppearance } from './model/fields/status.ts';
import type { Site } from './model/site.ts';
import type { Theme } from './model/theme.ts';
import { createStopwatch } from './stopwatch.ts';

export interface CompiledSite extends Pick<BuiltSite, 'routes' | 'diagnostics' | 'sources' | 'ms'> {
  /** False when there are errors; then nothing was written. */
  readonly ok: boolean;
  readonly report: WriteReport;
  /**
   * The time from which the same sources result in other pages, in epoch milliseconds. Undefined: never; the time of the build:
   * when a page prints it.
   */
  readonly validUntil?: number | undefined;
}

export interface SiteWriter {
  /** Stores a page as soon as it is rendered, with its content security policy. */
  stage(page: TextFile): OutputFile;
  /** Step 5, for static hosts: without protected pages, with redirects. A site with errors is not written. */
  write(built: BuiltSite): Promise<CompiledSite>;
  /** Removes what was staged but not written. */
  discard(): void;
}

export function createSiteWriter(ports: SitePorts, options: SiteOptions): SiteWriter {
  const { output, hash } = ports;
  const policies = hash && createStaticPolicies(hash);
  return {
    stage: (page) => {
      const { path, text, policy } = policies?.add(page) ?? page;
      return { path, policy, stored: output.stage(path, text) };
    },
    write: (built) => writeSite(built, { ports, options, policies }),
    discard: () => output.discard(),
  };
}

interface WriteOptions {
  readonly ports: SitePorts;
  readonly options: SiteOptions;
  readonly policies: StaticPolicies | undefined;
}

async function writeSite(
  built: BuiltSite,
  { ports, options, policies }: WriteOptions,
): Promise<CompiledSite> {
  const { strict = false, force, now, drafts = false } = options;
  const { rendered, site, contents, sources, ms } = built;
  const diagnostics = strict ? warningsAsErrors(built.diagnostics) : built.diagnostics;
  if (rendered === undefined || site === undefined || (strict && hasErrors(diagnostics)))
    return { ok: false, routes: built.routes, report: NOTHING_WRITTEN, diagnostics, sources, ms };
  const open = withoutProtectedPages(rendered, built.routes);
  const { routes } = open;
  const moved = redirectFiles(open.rendered, { site, theme: built.theme, routes, baseUrl: options.baseUrl });
  const headers = policies === undefined ? [] : [policies.headersFile(open.rendered.files)];
  const files = [...open.rendered.files, ...moved.files, ...headers];
  const stopwatch = createStopwatch(ports.clock);
  const report = await stopwatch.wait('write', () =>
    writeOutput(files, { output: ports.output, force, ...contents }),
  );
  const validUntil = rendered.readsTime
    ? now
    : nextAppearance([...site.pages, ...site.items], { now, drafts });
  const times = { ...ms, write: stopwatch.ms().write };
  const all = [...diagnostics, ...open.diagnostics, ...moved.diagnostics];
  return { ok: true, routes, report, diagnostics: all, sources, ms: times, validUntil };
}

interface RedirectFileOptions {
  readonly site: Site;
  readonly theme: Theme | undefined;
  readonly routes: readonly Route[];
  /** Overrides the base URL in the settings. */
  readonly baseUrl: string | undefined;
}

function redirectFiles(
  { redirects, files }: RenderedSite,
  { site, theme, routes, baseUrl = site.settings.website.baseUrl }: RedirectFileOptions,
): StaticRedirects {
  const strings = theme === undefined ? {} : localizedStrings(site, theme);
  return staticRedirects({
    redirects,
    routes,
    files,
    language: site.settings.website.language,
    baseUrl: baseUrl?.replace(/\/$/, ''),
    text: strings.movedText ?? 'This page has moved to',
  });
}

const NOTHING_WRITTEN: WriteReport = { written: [], unchanged: [], removed: [], bytes: 0 };
