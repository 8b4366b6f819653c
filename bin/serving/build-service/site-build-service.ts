import { extname, join } from 'node:path';
import { readDataSources } from '../../../compiler/1-read/data-sources.ts';
import { validateData } from '../../../compiler/2-validate/data/validate-data.ts';
import { validateSite } from '../../../compiler/2-validate/validate-site.ts';
import { createRouteCache } from '../../../compiler/3-route/route-cache.ts';
import { createCollector } from '../../../compiler/diagnostics/collector.ts';
import type { Files } from '../../../compiler/index.ts';
import { DOWNLOADS_FOLDER } from '../../../compiler/model/documents/product.ts';
import {
  type BuildDiagnostic,
  type BuildRequest,
  designSchema,
  designWith,
  type SiteData,
  type Theme,
  valueAt,
} from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createImageProcessor } from '../../../compiler/node/images/image-processor.ts';
import { UnsupportedImage } from '../../../compiler/node/images/measure-image.ts';
import { readLocaleData } from '../../../compiler/node/locales.ts';
import { parseYaml } from '../../../compiler/node/parse-yaml.ts';
import { openPageContexts } from '../../../compiler/page-contexts.ts';
import { createSiteSession, type SiteSession } from '../../../compiler/site-session.ts';
import type { JsonObject } from '../../../formatters/index.ts';
import { cacheFolder } from '../../building/cache-folder.ts';
import { readBotCheck } from '../../checking/read-bot-check.ts';
import { type BlobFolder, createBlobFolder } from '../data/blob-folder.ts';
import { type CachedFiles, createCachedFiles } from '../data/cached-files.ts';
import { createStorageCheck } from '../data/check-storage.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { createQueue, type Queue } from '../data/serial-queue.ts';
import { sweepBlobs } from '../data/sweep-blobs.ts';
import { documentFiles, type KnownDocumentFiles } from '../sync/document-files.ts';
import { documentPath, longTextPath, SETTINGS } from '../sync/site-documents.ts';
import type { SiteSync } from '../sync/site-sync.ts';
import { type BuildInputs, openBuildInputs } from './build-inputs.ts';
import { buildRelease } from './build-release.ts';
import { type AssetOptions, type BuildService, RejectedUpload } from './build-service.ts';
import { createPortsCache } from './cached-ports.ts';
import { deleteAsset } from './delete-asset.ts';
import { describeAsset } from './describe-asset.ts';
import { createDocumentSets, type DocumentSets } from './document-sets.ts';
import { createPagePasswords, type HashPagePassword } from './hash-page-password.ts';
import { readAsset } from './read-asset.ts';
import { readTheme } from './read-theme.ts';
import { addTheme, findSiteTheme, listThemes } from './site-themes.ts';
import { storeAsset } from './store-asset.ts';
import { createStoredPages, type StoredPages } from './stored-pages.ts';
import { compileDesign } from './theme-styles.ts';

export interface SiteBuildServiceOptions {
  /** The site folder, which contains the images and names the theme. */
  readonly folder: string;
  readonly data: DataFolder;
  /** The files of the folder; absent: they are not shared. */
  readonly files?: CachedFiles | undefined;
  /** Maps documents to files for diagnostics. */
  readonly sync: Pick<SiteSync, 'paths'>;
  /** Base of the relative file names in diagnostics. */
  readonly cwd: string;
  /** Variables of the operator; absent: none. Without a bot check, forms with a captcha are not published. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** Called with the path of a stored upload, before file watchers notice it. */
  onUpload?(path: string): void;
  /** Called after each build with its duration. */
  onBuild?(ms: number): void;
}

export interface SiteBuildService extends Omit<BuildService, 'importFiles' | 'writeToDisk'> {
  /** Deletes blobs that no retained release needs. Never runs during a build. */
  sweep(releases: () => Promise<readonly string[]>): Promise<number>;
  /** Whether a release was built from the theme and images now on disk. */
  isBuiltFromDisk(releaseId: string): boolean;
}

/** Creates the build service of one site folder. */
export function createSiteBuildService(options: SiteBuildServiceOptions): SiteBuildService {
  const context = openBuildContext(options);
  const { folder, data, onUpload } = options;
  const assets = join(folder, 'assets');
  const images = openImages();
  return {
    build: (request) => context.enqueue(() => build(context, options, request)),
    addAsset: (asset) => addAsset(asset, { assets, onUpload }),
    addDownload: (filename, bytes) => {
      const name = storeAsset(join(folder, DOWNLOADS_FOLDER), filename, bytes);
      onUpload?.(`${DOWNLOADS_FOLDER}/${name}`);
      return name;
    },
    deleteAsset: (filename) => {
      deleteAsset(assets, filename);
      context.files.note(`assets/${filename}`);
    },
    // On the same disk as the databases.
    checkStorage: createStorageCheck(data.run),
    themes: () => listThemes(folder),
    addTheme: (name) => addTheme(folder, name, onUpload),
    theme: (name) => context.enqueue(() => readThemeNow(context, { folder, name })),
    themeFile: async (name, path) => {
      const theme = findSiteTheme(folder, name);
      return theme && readAsset({ folder: join(theme.path, 'assets'), path, images });
    },
    // Not queued: a color that is being dragged must not wait for a build.
    themeStyles: async (request) => compileDesign(folder, request),
    context: (url) => context.enqueue(() => readContextNow(context, url)),
    readAsset: (path, width) => readAsset({ folder: assets, path, width, images }),
    sweep: (releases) =>
      context.enqueue(async () =>
        sweepBlobs({ disk: data.disk, releases: await releases(), now: Date.now() }),
      ),
    isBuiltFromDisk: (release) => context.inputs.isCurrent(release, context.files.snapshot()),
  };
}

/** State shared by builds, which run one at a time. */
interface BuildContext {
  readonly files: CachedFiles;
  readonly documents: DocumentSets;
  readonly known: KnownDocumentFiles;
  readonly blobs: BlobFolder;
  readonly storedPages: StoredPages;
  readonly hashPassword: HashPagePassword;
  /** Shared by all builds; created by the first one. */
  session: SiteSession | undefined;
  /** Of the files on disk, which builds do not read. */
  diskSession: SiteSession | undefined;
  readonly inputs: BuildInputs;
  readonly portsFor: ReturnType<typeof createPortsCache>;
  readonly enqueue: Queue;
  /** Theme of the last build without theme errors. */
  theme: StyledTheme | undefined;
}

/** A theme with the `design` of `site.json` that its style sheet was compiled with. */
interface StyledTheme {
  readonly theme: Theme;
  /** As `theme` of the settings names it. */
  readonly folder: string;
  readonly design: unknown;
}

function openBuildContext({
  folder,
  data,
  cwd,
  files = createCachedFiles(folder, cwd),
}: SiteBuildServiceOptions): BuildContext {
  return {
    files,
    documents: createDocumentSets(),
    known: new Map(),
    blobs: createBlobFolder(data.disk),
    storedPages: createStoredPages(),
    hashPassword: createPagePasswords(),
    session: undefined,
    diskSession: undefined,
    inputs: openBuildInputs(folder, data),
    portsFor: createPortsCache(folder, cwd),
    enqueue: createQueue(),
    theme: undefined,
  };
}

/** Shares the image cache with builds; opened on first use. */
function openImages(): () => ReturnType<typeof createImageProcessor> {
  let images: ReturnType<typeof createImageProcessor> | undefined;
  return () => {
    images ??= createImageProcessor(cacheFolder());
    return images;
  };
}

async function build(
  context: BuildContext,
  { sync, environment = {}, onBuild }: SiteBuildServiceOptions,
  request: BuildRequest,
): ReturnType<BuildService['build']> {
  const { blobs, hashPassword, inputs, known } = context;
  const started = performance.now();
  const docs = context.documents.read(request);
  const site = context.files.snapshot();
  // Taken before reading: files saved during the build may be missing from it.
  const fingerprint = inputs.fingerprint(site, themeOf(settingsOf(docs)));
  const ports = await context.portsFor(site);
  context.session ??= createSiteSession({ ...ports, planRoutes: createRouteCache() }, validateSite);
  const { session } = context;
  const pathOf = sync.paths(docs);
  const files = documentFiles(docs, site, { pathOf, known });
  const asOf = Date.now();
  const { response, theme } = await buildRelease(files, {
    session,
    ports,
    folder: site,
    blobs,
    storedPages: context.storedPages,
    hashPassword,
    hasBotCheck: readBotCheck(environment) !== undefined,
    now: asOf,
  });
  if (theme !== undefined) context.theme = styledTheme(theme, settingsOf(docs));
  if (response.releaseId !== undefined) inputs.record(response.releaseId, fingerprint);
  onBuild?.(performance.now() - started);
  const documents = response.ok ? { documents: context.documents.keep(docs) } : {};
  return {
    ...response,
    ...documents,
    asOf,
    diagnostics: withKeys(response.diagnostics, { docs, pathOf, site }),
  };
}

/** Adds the document key to each diagnostic, because file names are free to choose. */
function withKeys(
  diagnostics: readonly BuildDiagnostic[],
  {
    docs,
    pathOf,
    site,
  }: {
    readonly docs: BuildRequest['docs'];
    readonly pathOf: ReturnType<SiteSync['paths']>;
    readonly site: Files;
  },
): readonly BuildDiagnostic[] {
  if (diagnostics.length === 0) return diagnostics;
  const keys = new Map(
    docs.flatMap((doc) => {
      const path = pathOf(doc) ?? documentPath(doc);
      const files = [path, longTextPath(path)].filter((each) => each !== undefined);
      return files.map((file) => [site.label(file), doc.key] as const);
    }),
  );
  return diagnostics.map((diagnostic) => {
    const key = diagnostic.location && keys.get(diagnostic.location.file);
    return key === undefined ? diagnostic : { ...diagnostic, key };
  });
}

async function addAsset(
  { filename, id, bytes }: AssetOptions,
  { assets, onUpload }: { readonly assets: string; readonly onUpload: SiteBuildServiceOptions['onUpload'] },
): ReturnType<BuildService['addAsset']> {
  // Validated before storing, so that rejected uploads leave no file.
  const described = await describeAsset(filename, bytes).catch((error: unknown) => {
    if (error instanceof UnsupportedImage)
      throw new RejectedUpload(`The file ${filename} does not appear to be a supported file`);
    throw error;
  });
  const name = storeAsset(assets, filename, bytes);
  onUpload?.(`assets/${name}`);
  const body = { filename: name, ...described };
  return { key: `asset:${id ?? name.slice(0, name.length - extname(name).length)}`, body };
}

interface ThemeQuery {
  /** The site folder. */
  readonly folder: string;
  /** Undefined for the theme of the last build. */
  readonly name: string | undefined;
}

async function readThemeNow(context: BuildContext, query: ThemeQuery): ReturnType<BuildService['theme']> {
  const site = context.files.snapshot();
  // There is no theme before the first build of this process.
  if (query.name === undefined) context.theme ??= await readThemeFromDisk(context, site);
  const isLast = query.name === undefined || query.name === context.theme?.folder;
  const theme = isLast ? context.theme : await readOtherTheme(context, site, query);
  return theme && { ...theme, data: readData(site), locale: readLocaleData(languageOf(site)) };
}

/** Reads a theme that the site does not use, or not yet, with the design that it would have. */
async function readOtherTheme(
  { portsFor }: BuildContext,
  site: Files,
  { folder, name = '' }: ThemeQuery,
): Promise<StyledTheme | undefined> {
  const found = findSiteTheme(folder, name);
  if (found === undefined) return undefined;
  const design = designWith(readSettings(site), name);
  // A design with errors is that of the theme.
  const valid = designSchema.safeParse(design).data ?? designSchema.parse({});
  const theme = readTheme({ ...(await portsFor(site)), site, theme: createDiskFiles(found.path) }, valid);
  return theme && { theme, folder: name, design };
}

/** Builds report the files with errors. */
function readData(site: Files): SiteData {
  return validateData(readDataSources(site).data, { collector: createCollector(), parseYaml });
}

async function readThemeFromDisk({ portsFor }: BuildContext, site: Files): Promise<StyledTheme | undefined> {
  const theme = readTheme({ ...(await portsFor(site)), site });
  return theme && styledTheme(theme, readSettings(site));
}

function settingsOf(docs: BuildRequest['docs']): unknown {
  return docs.find(({ key }) => key === SETTINGS)?.body;
}

function themeOf(settings: unknown): string {
  return String(valueAt(settings, ['theme']));
}

function styledTheme(theme: Theme, settings: unknown): StyledTheme {
  return { theme, folder: themeOf(settings), design: valueAt(settings, ['design']) ?? {} };
}

async function readContextNow(context: BuildContext, url: string): Promise<JsonObject | undefined> {
  const site = context.files.snapshot();
  const ports = await context.portsFor(site);
  context.diskSession ??= createSiteSession(ports, validateSite);
  return openPageContexts({ ...ports, site }, { now: Date.now() }, context.diskSession).of(url);
}

/** The site's language; English when the settings are invalid. */
function languageOf(site: Files): string {
  const language = valueAt(readSettings(site), ['website', 'language']);
  return typeof language === 'string' ? language : 'en';
}

/** The body of `site.json`; undefined when it is invalid. */
function readSettings(site: Files): unknown {
  try {
    return (JSON.parse(site.readText(SETTINGS_FILE)) as { readonly body?: unknown }).body;
  } catch {
    return undefined;
  }
}

const SETTINGS_FILE = 'site.json';
