import { extname, join } from 'node:path';
import { createSiteBuilder } from '../../../compiler/compile-site.ts';
import type { Files } from '../../../compiler/index.ts';
import {
  type BuildDiagnostic,
  type BuildRequest,
  type DocKey,
  type Theme,
  valueAt,
} from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { createImageWorkshop, UnsupportedImage } from '../../../compiler/node/index.ts';
import { readLocaleData } from '../../../compiler/node/locales.ts';
import { cacheFolder } from '../../building/open-build-ports.ts';
import { type BlobFolder, createBlobFolder } from '../data/blob-folder.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { createQueue, type Queue } from '../data/serial-queue.ts';
import { sweepBlobs } from '../data/sweep-blobs.ts';
import { documentFiles, documentPath, longPathOf } from '../sync/site-documents.ts';
import type { SiteSync } from '../sync/site-sync.ts';
import { type BuiltFrom, openBuiltFrom } from './build-inputs.ts';
import { buildRelease } from './build-release.ts';
import { type AssetOptions, RejectedUpload, type Workshop } from './build-service.ts';
import { keepPorts } from './cached-ports.ts';
import { dropAsset } from './delete-asset.ts';
import { describeAsset } from './describe-asset.ts';
import { readAsset } from './read-asset.ts';
import { readTheme } from './read-theme.ts';
import { storeAsset } from './store-asset.ts';

export interface SiteWorkshopOptions {
  /** The site's folder: its pictures, and the way to its theme. */
  readonly folder: string;
  readonly data: DataFolder;
  /** Knows the files of documents, so that problems name them. */
  readonly sync: Pick<SiteSync, 'paths'>;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  /** Told which file of the folder an upload became, before any watcher can be. */
  onUpload?(path: string): void;
  /** Told about each build. */
  onBuild?(ms: number): void;
}

export interface SiteBuildService extends Omit<Workshop, 'importFiles' | 'mirror'> {
  /** Deletes blobs that none of the releases needs that are kept; never while something is built. */
  sweep(releases: () => Promise<readonly string[]>): Promise<number>;
  /** Whether theme and pictures are those that a release was built from. */
  isBuiltFromDisk(releaseId: string): boolean;
}

/** The workshop of one site's folder. */
export function createSiteBuildService(question: SiteWorkshopOptions): SiteBuildService {
  const bench = openBench(question);
  const { folder, data, onUpload } = question;
  const assets = join(folder, 'assets');
  const images = openImages();
  return {
    build: ({ docs }) => bench.inTurn(() => build(bench, question, docs)),
    addAsset: (asset) => addAsset(asset, { assets, onUpload }),
    dropAsset: (filename) => dropAsset(assets, filename),
    theme: () => bench.inTurn(() => readThemeNow(bench)),
    readAsset: (path, width) => readAsset({ folder: assets, path, width, images }),
    sweep: (releases) =>
      bench.inTurn(async () => sweepBlobs({ disk: data.disk, releases: await releases(), now: Date.now() })),
    isBuiltFromDisk: bench.builtFrom.isSame,
  };
}

/** What builds share; so there is one at a time. */
interface Bench {
  readonly site: Files;
  readonly blobs: BlobFolder;
  readonly builder: ReturnType<typeof createSiteBuilder>;
  readonly builtFrom: BuiltFrom;
  readonly portsFor: ReturnType<typeof keepPorts>;
  readonly inTurn: Queue;
  /** Of the last build that had one. */
  theme: Theme | undefined;
}

function openBench({ folder, data, cwd }: SiteWorkshopOptions): Bench {
  return {
    site: createDiskFiles(folder, cwd),
    blobs: createBlobFolder(data.disk),
    builder: createSiteBuilder(),
    builtFrom: openBuiltFrom(folder, data),
    portsFor: keepPorts(folder, cwd),
    inTurn: createQueue(),
    theme: undefined,
  };
}

/** Kept where builds keep theirs, and opened when somebody asks for one. */
function openImages(): () => ReturnType<typeof createImageWorkshop> {
  let images: ReturnType<typeof createImageWorkshop> | undefined;
  return () => {
    images ??= createImageWorkshop(cacheFolder());
    return images;
  };
}

async function build(
  bench: Bench,
  { sync, onBuild }: SiteWorkshopOptions,
  docs: BuildRequest['docs'],
): ReturnType<Workshop['build']> {
  const { site, builder, blobs, builtFrom } = bench;
  const started = performance.now();
  // Before anything is read: what is saved meanwhile is not in it for certain.
  const mark = builtFrom.mark();
  const ports = await bench.portsFor(site);
  const paths = sync.paths(docs);
  const files = documentFiles(docs, site, ({ key }) => paths.get(key));
  const asOf = Date.now();
  const { answer, theme } = await buildRelease(files, { builder, ports, folder: site, blobs, now: asOf });
  bench.theme = theme ?? bench.theme;
  if (answer.releaseId !== undefined) builtFrom.note(answer.releaseId, mark);
  onBuild?.(performance.now() - started);
  return { ...answer, asOf, diagnostics: withKeys(answer.diagnostics, { docs, paths, site }) };
}

/** Names the document of each problem: people may call its file what they like. */
function withKeys(
  diagnostics: readonly BuildDiagnostic[],
  {
    docs,
    paths,
    site,
  }: {
    readonly docs: BuildRequest['docs'];
    readonly paths: ReadonlyMap<DocKey, string>;
    readonly site: Files;
  },
): readonly BuildDiagnostic[] {
  const keys = new Map(
    docs.flatMap((doc) => {
      const path = paths.get(doc.key) ?? documentPath(doc);
      const files = [path, longPathOf(path)].filter((each) => each !== undefined);
      return files.map((file) => [site.label(file), doc.key] as const);
    }),
  );
  return diagnostics.map((diagnostic) => {
    const key = diagnostic.place && keys.get(diagnostic.place.file);
    return key === undefined ? diagnostic : { ...diagnostic, key };
  });
}

async function addAsset(
  { filename, id, bytes }: AssetOptions,
  { assets, onUpload }: { readonly assets: string; readonly onUpload: SiteWorkshopOptions['onUpload'] },
): ReturnType<Workshop['addAsset']> {
  // First what it is: of something that is no picture nothing stays.
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

async function readThemeNow(bench: Bench): ReturnType<Workshop['theme']> {
  const { site } = bench;
  // After a restart nothing was built yet.
  bench.theme ??= readTheme({ ...(await bench.portsFor(site)), site });
  return bench.theme && { theme: bench.theme, locale: readLocaleData(languageOf(site)) };
}

/** Of the site; English while its settings cannot be read. */
function languageOf(site: Files): string {
  try {
    const { body } = JSON.parse(site.readText(SETTINGS_FILE)) as { readonly body?: unknown };
    const language = valueAt(body, ['website', 'language']);
    return typeof language === 'string' ? language : 'en';
  } catch {
    return 'en';
  }
}

const SETTINGS_FILE = 'site.json';
