import type { CLDR } from '@phensley/cldr';
import { type Files, readSite, type SiteSources } from './1-read/index.ts';
import { describeInTheme, placeInSources, type StyleCompiler, validateSite } from './2-validate/index.ts';
import { planRoutes, type Route } from './3-route/index.ts';
import { rememberTemplates, renderPages, type TemplateEngine } from './4-render/index.ts';
import { type Output, type WriteReport, writeOutput } from './5-write/index.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import { compileTemplate, preparePartials } from './template/index.ts';

/** What a build uses of the world around it. */
export interface SitePorts {
  readonly site: Files;
  /** Another theme than the one that `site.json` names. */
  readonly theme?: Files | undefined;
  readonly output: Output;
  /** LESS. Without it the site has no styles of its theme. */
  readonly compileStyles?: StyleCompiler | undefined;
  /** Locale data for a language tag. */
  createLocale?(tag: string): CLDR;
  /** Milliseconds that only ever grow; without it, all durations are 0. */
  clock?(): number;
  /** Another engine than the program's own. */
  readonly engine?: TemplateEngine;
}

export interface SiteOptions {
  /** The time for which the site is built, in epoch milliseconds. */
  readonly now: number;
  /** Whether drafts are built as well. */
  readonly drafts?: boolean | undefined;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string | undefined;
  onProgress?(done: number, total: number): void;
}

export interface CompiledSite {
  /** Without errors. With errors nothing was written: what was there stays as it was. */
  readonly ok: boolean;
  readonly routes: readonly Route[];
  readonly report: WriteReport;
  readonly diagnostics: readonly Diagnostic[];
  /** What was read: to show the lines that problems are in. */
  readonly sources: SiteSources;
  /** Milliseconds of each step. */
  readonly ms: Readonly<Record<'read' | 'validate' | 'route' | 'render' | 'write', number>>;
}

/** Builds a site: five steps, each a plain value into the next. An error in one ends it before anything is written. */
export function compileSite(ports: SitePorts, options: SiteOptions): CompiledSite {
  const { now, drafts = false, baseUrl, onProgress } = options;
  const engine = rememberTemplates(ports.engine ?? { compileTemplate, preparePartials });
  const watch = createWatch(ports.clock);

  const sources = watch.time('read', () => readSite(ports));
  const { compileStyles } = ports;
  const validated = watch.time('validate', () => validateSite(sources, { ...engine, compileStyles }));
  const { site, theme } = validated;
  if (site === undefined || theme === undefined) return refused({ sources, ...validated, ms: watch.ms() });

  const placeOf = (file: string, path: readonly string[]) => placeInSources(sources, file, path);
  const planned = watch.time('route', () => planRoutes(site, { theme, placeOf, now, drafts }));
  const diagnostics = [...validated.diagnostics, ...planned.diagnostics];
  if (diagnostics.some(isError)) return refused({ sources, diagnostics, ms: watch.ms() });

  const { plan } = planned;
  const cldr = ports.createLocale?.(site.settings.website.language);
  const rendered = watch.time('render', () =>
    renderPages({
      site,
      theme,
      plan,
      engine,
      cldr,
      now,
      baseUrl,
      describe: (error, template) =>
        describeInTheme(error, { template, theme, sources: sources.theme.sources }),
      ...(onProgress && { onProgress }),
    }),
  );

  const themeFiles = ports.theme ?? ports.site.open(site.settings.theme);
  const report = watch.time('write', () =>
    writeOutput(rendered.files, {
      output: ports.output,
      readBytes: ({ from, path }) => (from === 'site' ? ports.site : themeFiles).readBytes(path),
    }),
  );
  return {
    ok: true,
    routes: plan.routes,
    report,
    diagnostics: [...diagnostics, ...rendered.diagnostics],
    sources,
    ms: watch.ms(),
  };
}

const NOTHING_WRITTEN: WriteReport = { written: [], unchanged: [], removed: [], bytes: 0 };

function refused({
  sources,
  diagnostics,
  ms,
}: Pick<CompiledSite, 'sources' | 'diagnostics' | 'ms'>): CompiledSite {
  return { ok: false, routes: [], report: NOTHING_WRITTEN, sources, diagnostics, ms };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

type Step = keyof CompiledSite['ms'];

interface Watch {
  time<Result>(step: Step, run: () => Result): Result;
  ms(): CompiledSite['ms'];
}

function createWatch(clock: () => number = () => 0): Watch {
  const ms = { read: 0, validate: 0, route: 0, render: 0, write: 0 };
  return {
    time: (step, run) => {
      const start = clock();
      const result = run();
      ms[step] = clock() - start;
      return result;
    },
    ms: () => ({ ...ms }),
  };
}
