import type { RuntimeFiles } from '../formatters/vocabulary/islands.ts';
import type { Files } from './1-read/files.ts';
import { readSite, type SiteSources, type Source } from './1-read/read-site.ts';
import { locationInSources } from './2-validate/location-in-sources.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { planRedirects } from './3-route/plan-redirects.ts';
import type { LocationOf, PublishedPlan, Route } from './3-route/route.ts';
import { checkPaths } from './4-render/check-paths.ts';
import { checkTranslatedTexts, publishLanguages } from './4-render/languages/publish-languages.ts';
import { renderLanguages } from './4-render/languages/render-languages.ts';
import { localizedStrings } from './4-render/localized-strings.ts';
import type { OutputFile, TextFile } from './4-render/output-file.ts';
import { createPopup } from './4-render/popup/create-popup.ts';
import type { ImageFile, Images } from './4-render/ports/images.ts';
import type { RemoteFonts } from './4-render/ports/remote-fonts.ts';
import type { BundledScripts, Scripts } from './4-render/ports/scripts.ts';
import { scriptEntries } from './4-render/postprocess/script-entries.ts';
import { allFiles, onlyMade } from './4-render/protected-pages.ts';
import type { RenderContext } from './4-render/render-context.ts';
import type { RenderedSite } from './4-render/render-pages.ts';
import { checkTexts } from './4-render/text/check-texts.ts';
import type { Output } from './5-write/output.ts';
import { createStaticPolicies, type Hash, type StaticPolicies } from './5-write/static-policies.ts';
import { type StaticRedirects, staticRedirects } from './5-write/static-redirects.ts';
import { withoutProtectedPages } from './5-write/without-protected-pages.ts';
import { type WriteReport, writeOutput } from './5-write/write-output.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { warningsAsErrors } from './diagnostics/warnings-as-errors.ts';
import { type HostedFonts, hostFonts } from './host-fonts.ts';
import { makeImages } from './make-images.ts';
import { nextAppearance } from './model/fields/status.ts';
import { ownValue } from './model/own-value.ts';
import type { Site } from './model/site.ts';
import type { Theme } from './model/theme.ts';
import { createTranslationTest, planOtherLanguages } from './plan-languages.ts';
import { createSiteSession, type SessionPorts, type SiteSession } from './site-session.ts';
import { createStopwatch, type Step, type Stopwatch } from './stopwatch.ts';

/** Everything a build uses except the output. */
export interface RenderPorts extends Omit<SessionPorts, 'hasFiles'> {
  readonly site: Files;
  /** Replaces the theme that `site.json` names. */
  readonly theme?: Files | undefined;
  /** Makes smaller versions of the site's images. Without it, pages link to the originals. */
  readonly images?: Images | undefined;
  /** Bundles the scripts of the theme in the given folder, relative to the site's. Without it, scripts are copied. */
  openScripts?(themeFolder: string): Scripts;
  /** Downloads fonts that the site asks to publish. Without it, they stay on their hosts. */
  readonly remoteFonts?: RemoteFonts | undefined;
  /** The client-side runtime. Without it, pages have none. */
  readonly runtime?: RuntimeFiles | undefined;
  /** Lets the event loop run while pages are rendered. Without it, memory outside of the heap is freed at the end. */
  pause?(): Promise<void>;
  /** Monotonic milliseconds. Without it, all durations are 0. */
  clock?(): number;
}

export interface SitePorts extends RenderPorts {
  readonly output: Output;
  /**
   * Base64 SHA-256 of a text's UTF-8, for the content security policies of static hosts. Without it, the output has none: the
   * Worker sends its own.
   */
  readonly hash?: Hash | undefined;
}

export interface RenderOptions {
  /** The time for which the site is built, in epoch milliseconds. */
  readonly now: number;
  /** Whether drafts are included; default false. */
  readonly drafts?: boolean | undefined;
  /** Overrides the base URL in the settings. */
  readonly baseUrl?: string | undefined;
  /** How many images are made at a time; default: the number of cores. */
  readonly workers?: number | undefined;
  /** Called with each rendered page: see `RenderContext`. */
  store?(page: TextFile): OutputFile;
  /** Called after each page. */
  onProgress?(done: number, total: number): void;
  /** Called after each image. */
  onImage?(done: number, total: number): void;
}

export interface SiteOptions extends RenderOptions {
  /** Whether to overwrite files in the output folder that no build wrote. Without it, such a file ends the build. */
  readonly force?: boolean | undefined;
  /** Whether warnings are errors. */
  readonly strict?: boolean | undefined;
}

/** A site as values, images made, nothing written: for a folder (`compileSite`) or a release (`planRelease`). */
export interface BuiltSite {
  /** Undefined with errors. */
  readonly rendered: RenderedSite | undefined;
  /** Undefined with errors. */
  readonly site: Site | undefined;
  readonly theme: Theme | undefined;
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
  /** All input: to show the lines that diagnostics point to. */
  readonly sources: SiteSources;
  /** The bytes of copied files and of images. */
  readonly contents: FileContents;
  /** Milliseconds of each step. */
  readonly ms: Readonly<Record<Step, number>>;
}

export interface FileContents {
  readBytes(source: { readonly from: 'site' | 'theme'; readonly path: string }): Uint8Array;
  readImage(image: ImageFile): Uint8Array | undefined;
}

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

/**
 * Builds a site in five steps: `readSite`, `validateSite`, `planRoutes`, `renderPages`, `writeOutput`. Each passes a plain value
 * to the next. An error in one of them ends the build before anything is written.
 */
export async function compileSite(
  ports: SitePorts,
  options: SiteOptions,
  session?: SiteSession,
): Promise<CompiledSite> {
  const { output, hash } = ports;
  const policies = hash && createStaticPolicies(hash);
  const store = (page: TextFile): OutputFile => {
    const { path, text, policy } = policies?.add(page) ?? page;
    return { path, policy, stored: output.stage(path, text) };
  };
  try {
    const built = await renderSite(ports, { ...options, store }, session);
    return writeSite(built, { ports, options, policies });
  } finally {
    output.discard();
  }
}

interface WriteOptions {
  readonly ports: SitePorts;
  readonly options: SiteOptions;
  readonly policies: StaticPolicies | undefined;
}

function writeSite(built: BuiltSite, { ports, options, policies }: WriteOptions): CompiledSite {
  const { rendered, site, contents, sources, ms } = built;
  const diagnostics = options.strict === true ? warningsAsErrors(built.diagnostics) : built.diagnostics;
  const isRejected = options.strict === true && diagnostics.some(isError);
  if (rendered === undefined || site === undefined || isRejected)
    return { ok: false, routes: built.routes, report: NOTHING_WRITTEN, diagnostics, sources, ms };
  const open = withoutProtectedPages(rendered, built.routes);
  const { routes } = open;
  const moved = redirectFiles(open.rendered, { site, theme: built.theme, routes, baseUrl: options.baseUrl });
  const files = [
    ...open.rendered.files,
    ...moved.files,
    ...(policies === undefined ? [] : [policies.headersFile(open.rendered.files)]),
  ];
  const stopwatch = createStopwatch(ports.clock);
  const report = stopwatch.time('write', () =>
    writeOutput(files, { output: ports.output, force: options.force, ...contents }),
  );
  const { now, drafts = false } = options;
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
  const { time, wait, ms } = stopwatch;
  const { images, runtime } = ports;
  const steps = session ?? createSiteSession(ports, validateSite);

  const read = time('read', () => readSite(ports));
  const validated = time('validate', () => steps.validateSite(read));
  const planned = time('route', () => steps.planRoutes(validated, { ...options, images, runtime }));
  const { sources } = validated;
  if (planned.context === undefined) return rejected({ sources, diagnostics: planned.diagnostics, ms: ms() });
  const whole = planned.context;
  const locationOf: LocationOf = (file, path) => locationInSources(sources, file, path);
  const isTranslation = createTranslationTest(sources);
  const languages = time('route', () => planOtherLanguages(whole, { ...ports, validated, options }));
  const { context } = languages;
  const earlier = [...planned.diagnostics, ...languages.diagnostics];
  const publication = await planPublication(context, { diagnostics: earlier, ports, sources, stopwatch });
  const { scripts, fonts } = publication;
  const published = time('route', () =>
    publishLanguages(languages.others, { ...publication, theme: fonts.theme, locationOf, isTranslation }),
  );
  const { routes, redirects } = published;
  const plan = { ...publication.plan, redirects };
  const diagnostics = [...publication.diagnostics, ...published.diagnostics];
  if (diagnostics.some(isError)) return rejected({ sources, diagnostics, ms: ms() });

  const { onProgress } = options;
  // Files that cannot exist next to each other cannot be stored; they are reported below.
  const pageFiles = routes.map(({ file }) => ({ path: file, text: '' }));
  const canStore = !checkPaths(pageFiles, { site: context.site, routes, locationOf }).some(isError);
  const services = {
    store: canStore ? options.store : undefined,
    pause: ports.pause,
    createPopup,
    ...(onProgress && { onProgress }),
  };
  const rendered = await wait('render', () =>
    renderLanguages(
      { ...context, theme: fonts.theme, plan, scripts, cache: session?.pages, ...services },
      published.contexts.map((other) => ({
        ...other,
        cache: session?.pagesIn(other.plan.language?.code ?? ''),
        ...services,
      })),
    ),
  );
  // After the pages, which parse most texts anyway.
  const longText = createLongTexts(sources);
  const ofTexts = time('render', () => [
    ...checkTexts({ ...context, plan: { ...plan, routes }, locationOf, longText }),
    ...checkTranslatedTexts(published.contexts, { routes, redirects, locationOf, longText, isTranslation }),
  ]);
  const planning = [...diagnostics, ...ofTexts];
  if (ofTexts.some(isError)) return rejected({ sources, diagnostics: planning, ms: ms() });
  const paths = time('render', () =>
    checkPaths(allFiles(rendered), { site: context.site, routes, locationOf }),
  );
  if (paths.some(isError))
    return rejected({ sources, diagnostics: [...planning, ...rendered.diagnostics, ...paths], ms: ms() });
  const made = await wait('images', () => makeImages(allFiles(rendered), { ...options, images }));
  const { site } = context;
  return {
    rendered: onlyMade(rendered, made.files),
    site,
    theme: fonts.theme,
    routes,
    diagnostics: [...planning, ...rendered.diagnostics, ...paths, ...made.diagnostics],
    sources,
    contents: contentsOf(site, ports, fonts),
    ms: ms(),
  };
}

interface Publication {
  readonly plan: PublishedPlan;
  readonly scripts: BundledScripts | undefined;
  readonly fonts: HostedFonts;
  /** Those of the earlier steps as well. */
  readonly diagnostics: readonly Diagnostic[];
}

interface PublicationOptions {
  /** Of the earlier steps. */
  readonly diagnostics: readonly Diagnostic[];
  readonly ports: RenderPorts;
  readonly sources: SiteSources;
  readonly stopwatch: Stopwatch;
}

/** The part of step 3 that a preview does not need: redirects and bundled scripts. */
async function planPublication(
  { site, theme, plan: routes }: RenderContext,
  { diagnostics, ports, sources, stopwatch: { time, wait } }: PublicationOptions,
): Promise<Publication> {
  const locationOf: LocationOf = (file, path) => locationInSources(sources, file, path);
  const moved = time('route', () => planRedirects(site, { plan: routes, locationOf }));
  const scripts = await wait('scripts', () => bundleScripts(theme, site.settings.theme, ports));
  const { plan } = moved;
  const fonts = await wait('scripts', () => hostFonts(theme, site.settings.design, ports.remoteFonts));
  return {
    plan,
    scripts,
    fonts,
    diagnostics: [
      ...diagnostics,
      ...moved.diagnostics,
      ...(scripts?.diagnostics ?? []),
      ...fonts.diagnostics,
    ],
  };
}

function contentsOf(
  { settings }: Site,
  { site, theme, images, remoteFonts }: RenderPorts,
  fonts: HostedFonts,
): FileContents {
  const themeFiles = theme ?? site.open(settings.theme);
  return {
    readBytes: ({ from, path }) => {
      const files = from === 'site' ? site : themeFiles;
      return (fonts.paths.has(path) && remoteFonts?.read(path)) || files.readBytes(path);
    },
    readImage: (image) => images?.read(image),
  };
}

/** Creates the function that returns the `.md` file next to a document or a translation. */
function createLongTexts(sources: SiteSources): (file: string) => Source | undefined {
  const { documents, bodies, translations = [] } = sources;
  const paths = new Map(documents.map(({ file, path }) => [file, path]));
  const translated = new Map(translations.map((source) => [source.file, source]));
  const texts = new Map(translations.map((source) => [source.path, source]));
  return (file) => {
    const path = paths.get(file);
    if (path !== undefined) return ownValue(bodies, path);
    const translation = translated.get(file);
    return translation && texts.get(translation.path.replace(/\.json$/, '.md'));
  };
}

async function bundleScripts(
  theme: Theme,
  themeFolder: string,
  { openScripts }: RenderPorts,
): Promise<BundledScripts | undefined> {
  const entries = scriptEntries(theme);
  return entries.length === 0 ? undefined : openScripts?.(themeFolder).bundle(entries);
}

const NOTHING_WRITTEN: WriteReport = { written: [], unchanged: [], removed: [], bytes: 0 };

function rejected({
  sources,
  diagnostics,
  ms,
}: Pick<BuiltSite, 'sources' | 'diagnostics' | 'ms'>): BuiltSite {
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
