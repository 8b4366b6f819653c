import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../formatters/vocabulary/index.ts';
import { type Files, readSite, type SiteSources, type Source } from './1-read/index.ts';
import {
  describeInTheme,
  placeInSources,
  type StyleCompiler,
  type ValidationTools,
  validateSite,
} from './2-validate/index.ts';
import { type PlaceOf, type PublishedPlan, planRedirects, planRoutes, type Route } from './3-route/index.ts';
import {
  type BundledScripts,
  checkTexts,
  createTextRenderers,
  type ImageFile,
  type Images,
  type RenderedSite,
  rememberTemplates,
  renderPages,
  type Scripts,
  scriptEntries,
  type TemplateEngine,
  type TextRenderers,
} from './4-render/index.ts';
import { type Output, type WriteReport, writeOutput } from './5-write/index.ts';
import { type BuildMemory, createBuildMemory } from './build-memory.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import { makeImages } from './make-images.ts';
import { ownValue, type Site, type Theme } from './model/index.ts';
import { createWatch, type Step, type Watch } from './step-watch.ts';
import { compileTemplate, preparePartials } from './template/index.ts';

/** What a build uses of the world around it, but for the place that it writes to. */
export interface RenderPorts {
  readonly site: Files;
  /** Another theme than the one that `site.json` names. */
  readonly theme?: Files | undefined;
  /** LESS. Without it the site has no styles of its theme. */
  readonly compileStyles?: StyleCompiler | undefined;
  /** Smaller versions of the site's pictures. Without it pictures stay as they are. */
  readonly images?: Images | undefined;
  /** Bundles the scripts of the theme, whose folder is relative to the site's; without it they stay as they are. */
  openScripts?(themeFolder: string): Scripts;
  /** The visitor's program. Without it pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
  /** Locale data for a language tag. */
  createLocale?(tag: string): CLDR;
  /** Milliseconds that only ever grow; without it, all durations are 0. */
  clock?(): number;
  /** Another engine than the program's own. */
  readonly engine?: TemplateEngine;
}

export interface SitePorts extends RenderPorts {
  readonly output: Output;
}

export interface RenderOptions {
  /** The time for which the site is built, in epoch milliseconds. */
  readonly now: number;
  /** Whether drafts are built as well. */
  readonly drafts?: boolean | undefined;
  /** Instead of the address in the settings. */
  readonly baseUrl?: string | undefined;
  /** How many pictures may be made at a time; absent: as the machine has cores. */
  readonly workers?: number | undefined;
  onProgress?(done: number, total: number): void;
  /** The same for pictures, which take longer than pages. */
  onImage?(done: number, total: number): void;
}

export interface SiteOptions extends RenderOptions {
  /** Whether to write over files of the output folder that no build wrote; without it they end the build. */
  readonly force?: boolean | undefined;
}

/** A site as values, pictures made, nothing written: for a folder (`compileSite`) or a release (`planRelease`). */
export interface BuiltSite {
  /** Undefined with errors. */
  readonly rendered: RenderedSite | undefined;
  /** Undefined with errors. */
  readonly site: Site | undefined;
  readonly theme: Theme | undefined;
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
  /** What was read: to show the lines that problems are in. */
  readonly sources: SiteSources;
  /** The bytes of what is copied and made. */
  readonly contents: FileContents;
  /** Milliseconds of each step. */
  readonly ms: Readonly<Record<Step, number>>;
}

export interface FileContents {
  readBytes(source: { readonly from: 'site' | 'theme'; readonly path: string }): Uint8Array;
  readImage(image: ImageFile): Uint8Array | undefined;
}

export interface CompiledSite extends Pick<BuiltSite, 'routes' | 'diagnostics' | 'sources' | 'ms'> {
  /** Without errors. With errors nothing was written: what was there stays as it was. */
  readonly ok: boolean;
  readonly report: WriteReport;
}

/** Builds a site: five steps, each a plain value into the next. An error in one ends it before anything is written. */
export async function compileSite(ports: SitePorts, options: SiteOptions): Promise<CompiledSite> {
  const { rendered, contents, routes, diagnostics, sources, ms } = await renderSite(ports, options);
  if (rendered === undefined) return { ok: false, routes, report: NOTHING_WRITTEN, diagnostics, sources, ms };
  const { output, clock = () => 0 } = ports;
  const start = clock();
  const report = writeOutput(rendered.files, { output, force: options.force, ...contents });
  return { ok: true, routes, report, diagnostics, sources, ms: { ...ms, write: clock() - start } };
}

/**
 * Builds one site again and again, as `dev` does: what an edit leaves as it was is taken from the build before. The result is
 * that of `renderSite`, byte for byte; `rendered.renderedUrls` tells which pages had to be rendered.
 */
export interface SiteBuilder {
  render(ports: RenderPorts, options: RenderOptions): Promise<BuiltSite>;
}

export function createSiteBuilder(): SiteBuilder {
  const memory = createBuildMemory();
  return { render: (ports, options) => renderSite(ports, options, memory) };
}

/** The first four steps: from files to a site as values. */
export async function renderSite(
  ports: RenderPorts,
  options: RenderOptions,
  memory?: BuildMemory,
): Promise<BuiltSite> {
  const { now, drafts = false } = options;
  const tools = toolsOf(ports, memory);
  const { watch } = tools;

  const read = watch.time('read', () => readSite(ports));
  const sources = memory?.sources(read) ?? read;
  const validated = watch.time('validate', () => validateSite(sources, tools.languages, memory?.documents));
  const { site, theme } = validated;
  if (site === undefined || theme === undefined) return refused({ sources, ...validated, ms: watch.ms() });

  const placeOf: PlaceOf = (file, path) => placeInSources(sources, file, path);
  const planned = watch.time('route', () => planRoutes(site, { theme, placeOf, now, drafts }));
  const moved = watch.time('route', () => planRedirects(site, { plan: planned.plan, placeOf }));
  const scripts = await watch.wait('scripts', () => bundle(theme, site.settings.theme, ports));
  const { plan } = moved;
  const found = [
    ...validated.diagnostics,
    ...planned.diagnostics,
    ...moved.diagnostics,
    ...(scripts?.diagnostics ?? []),
  ];
  if (found.some(isError)) return refused({ sources, diagnostics: found, ms: watch.ms() });

  const longText = (file: string) => longTextOf(file, sources);
  const ofTexts = watch.time('route', () =>
    checkTexts({ site, theme, plan, texts: tools.texts, placeOf, longText }),
  );
  const checked: CheckedSite = { sources, site, theme, plan, scripts };
  const rendered = watch.time('render', () => renderChecked(checked, { ports, options, tools, memory }));
  const made = await watch.wait('images', () =>
    makeImages(rendered.files, { ...options, images: ports.images }),
  );
  return {
    rendered: { ...rendered, files: made.files },
    site,
    theme,
    routes: plan.routes,
    diagnostics: [...found, ...ofTexts, ...rendered.diagnostics, ...made.diagnostics],
    sources,
    contents: contentsOf(site, ports),
    ms: watch.ms(),
  };
}

/** What one build works with: that of the build before, where there is one. */
interface Tools {
  readonly watch: Watch;
  readonly engine: TemplateEngine;
  /** The languages that a theme is written in. */
  readonly languages: ValidationTools;
  readonly texts: TextRenderers;
}

function toolsOf({ engine: given, compileStyles, clock }: RenderPorts, memory?: BuildMemory): Tools {
  const own = given ?? { compileTemplate, preparePartials };
  const engine = memory?.engine(own) ?? rememberTemplates(own);
  const styles = memory === undefined ? compileStyles : memory.styles(compileStyles);
  return {
    watch: createWatch(clock),
    engine,
    languages: { ...engine, compileStyles: styles },
    texts: memory?.texts ?? createTextRenderers(),
  };
}

interface CheckedSite {
  readonly sources: SiteSources;
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: PublishedPlan;
  readonly scripts: BundledScripts | undefined;
}

interface Rendering {
  readonly ports: RenderPorts;
  readonly options: RenderOptions;
  readonly tools: Tools;
  readonly memory: BuildMemory | undefined;
}

function renderChecked(
  { sources, site, theme, plan, scripts }: CheckedSite,
  { ports, options: { now, baseUrl, onProgress }, tools: { engine, texts }, memory }: Rendering,
): RenderedSite {
  return renderPages({
    site,
    theme,
    plan,
    engine,
    cldr: ports.createLocale?.(site.settings.website.language),
    now,
    baseUrl,
    images: ports.images,
    scripts,
    runtime: ports.runtime,
    memory: memory?.pages,
    texts,
    describe: (error, template) =>
      describeInTheme(error, { template, theme, sources: sources.theme.sources }),
    ...(onProgress && { onProgress }),
  });
}

function contentsOf({ settings }: Site, { site, theme, images }: RenderPorts): FileContents {
  const themeFiles = theme ?? site.open(settings.theme);
  return {
    readBytes: ({ from, path }) => (from === 'site' ? site : themeFiles).readBytes(path),
    readImage: (image) => images?.read(image),
  };
}

/** The `.md` beside a document. */
function longTextOf(file: string, { documents, bodies }: SiteSources): Source | undefined {
  const path = documents.find((document) => document.file === file)?.path;
  return path === undefined ? undefined : ownValue(bodies, path);
}

async function bundle(
  theme: Theme,
  themeFolder: string,
  { openScripts }: RenderPorts,
): Promise<BundledScripts | undefined> {
  const entries = scriptEntries(theme);
  return entries.length === 0 ? undefined : openScripts?.(themeFolder).bundle(entries);
}

const NOTHING_WRITTEN: WriteReport = { written: [], unchanged: [], removed: [], bytes: 0 };

function refused({ sources, diagnostics, ms }: Pick<BuiltSite, 'sources' | 'diagnostics' | 'ms'>): BuiltSite {
  const nothing = () => new Uint8Array();
  return {
    rendered: undefined,
    site: undefined,
    theme: undefined,
    routes: [],
    sources,
    diagnostics,
    contents: { readBytes: nothing, readImage: nothing },
    ms,
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
