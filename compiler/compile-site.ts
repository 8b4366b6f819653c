import type { CLDR } from '@phensley/cldr';
import type { RuntimeFiles } from '../formatters/vocabulary/index.ts';
import { type Files, readSite, type SiteSources, type Source } from './1-read/index.ts';
import { describeInTheme, placeInSources, type StyleCompiler, validateSite } from './2-validate/index.ts';
import { planRoutes, type Route } from './3-route/index.ts';
import {
  type BundledScripts,
  checkTexts,
  createTextRenderers,
  type ImageFile,
  type Images,
  type OutputFile,
  type RenderedSite,
  rememberTemplates,
  renderPages,
  type Scripts,
  scriptEntries,
  type TemplateEngine,
} from './4-render/index.ts';
import { type Output, type WriteReport, writeOutput } from './5-write/index.ts';
import { type BuildMemory, createBuildMemory } from './build-memory.ts';
import type { Diagnostic } from './diagnostics/index.ts';
import { ownValue, type Site, siteProblem, type Theme } from './model/index.ts';
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

export type Step = 'read' | 'validate' | 'route' | 'render' | 'images' | 'scripts' | 'write';

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
  const { now, drafts = false, baseUrl, onProgress } = options;
  const ownEngine = ports.engine ?? { compileTemplate, preparePartials };
  const engine = memory?.engine(ownEngine) ?? rememberTemplates(ownEngine);
  const watch = createWatch(ports.clock);

  const read = watch.time('read', () => readSite(ports));
  const sources = memory?.sources(read) ?? read;
  const compileStyles = memory === undefined ? ports.compileStyles : memory.styles(ports.compileStyles);
  const validated = watch.time('validate', () =>
    validateSite(sources, { ...engine, compileStyles }, memory?.documents),
  );
  const { site, theme } = validated;
  if (site === undefined || theme === undefined) return refused({ sources, ...validated, ms: watch.ms() });

  const placeOf = (file: string, path: readonly string[]) => placeInSources(sources, file, path);
  const planned = watch.time('route', () => planRoutes(site, { theme, placeOf, now, drafts }));
  const themeFiles = ports.theme ?? ports.site.open(site.settings.theme);
  const scripts = await watch.wait('scripts', () => bundle(theme, site.settings.theme, ports));
  const found = [...validated.diagnostics, ...planned.diagnostics, ...(scripts?.diagnostics ?? [])];
  if (found.some(isError)) return refused({ sources, diagnostics: found, ms: watch.ms() });

  const { plan } = planned;
  const texts = memory?.texts ?? createTextRenderers();
  const ofTexts = watch.time('route', () =>
    checkTexts({ site, theme, plan, texts, placeOf, longText: (file) => longTextOf(file, sources) }),
  );
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
      images: ports.images,
      scripts,
      runtime: ports.runtime,
      memory: memory?.pages,
      texts,
      describe: (error, template) =>
        describeInTheme(error, { template, theme, sources: sources.theme.sources }),
      ...(onProgress && { onProgress }),
    }),
  );
  const made = await watch.wait('images', () => makeImages(rendered.files, { ports, options }));
  return {
    rendered: { ...rendered, files: made.files },
    site,
    theme,
    routes: plan.routes,
    diagnostics: [...found, ...ofTexts, ...rendered.diagnostics, ...made.diagnostics],
    sources,
    contents: {
      readBytes: ({ from, path }) => (from === 'site' ? ports.site : themeFiles).readBytes(path),
      readImage: (image) => ports.images?.read(image),
    },
    ms: watch.ms(),
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

interface Making {
  readonly ports: RenderPorts;
  readonly options: RenderOptions;
}

/** Makes the pictures that pages name. One that cannot be read leaves its files out, and is told once. */
async function makeImages(
  files: readonly OutputFile[],
  { ports: { images }, options: { workers, onImage } }: Making,
): Promise<{ readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] }> {
  const wanted = files.flatMap((file) => ('image' in file ? [file.image] : []));
  if (images === undefined || wanted.length === 0) return { files, diagnostics: [] };
  await images.make(wanted, { workers, ...(onImage && { onProgress: onImage }) });
  const broken = new Set(wanted.filter((image) => images.read(image) === undefined));
  const sources = new Set([...broken].map(({ source }) => source));
  return {
    files: files.filter((file) => !('image' in file && broken.has(file.image))),
    diagnostics: [...sources].map((source) =>
      siteProblem('site/broken-picture', { message: `${source} cannot be read as a picture` }),
    ),
  };
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

interface Watch {
  time<Result>(step: Step, run: () => Result): Result;
  wait<Result>(step: Step, run: () => Promise<Result>): Promise<Result>;
  ms(): Readonly<Record<Step, number>>;
}

function createWatch(clock: () => number = () => 0): Watch {
  const ms = { read: 0, validate: 0, route: 0, render: 0, images: 0, scripts: 0, write: 0 };
  return {
    time: (step, run) => {
      const start = clock();
      const result = run();
      ms[step] += clock() - start;
      return result;
    },
    wait: async (step, run) => {
      const start = clock();
      const result = await run();
      ms[step] = clock() - start;
      return result;
    },
    ms: () => ({ ...ms }),
  };
}
