import { extname, join } from 'node:path';
import { createSiteBuilder } from '../../compiler/compile-site.ts';
import type { Files } from '../../compiler/index.ts';
import { type Theme, valueAt } from '../../compiler/model/index.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { createImageWorkshop, UnsupportedImage } from '../../compiler/node/index.ts';
import { readLocaleData } from '../../compiler/node/locales.ts';
import { cacheFolder } from '../building/open-build-ports.ts';
import { createBlobFolder } from './blob-folder.ts';
import { buildRelease } from './build-release.ts';
import { createQueue } from './create-queue.ts';
import type { DataFolder } from './data-folder.ts';
import { describeAsset } from './describe-asset.ts';
import { keepPorts } from './kept-ports.ts';
import { readAsset } from './read-asset.ts';
import { readTheme } from './read-theme.ts';
import { documentFiles } from './site-documents.ts';
import type { SiteSync, Written } from './site-sync.ts';
import { sweepBlobs } from './state/sweep-blobs.ts';
import { storeAsset } from './store-asset.ts';
import { RefusedUpload, type Workshop } from './workshop.ts';

export interface SiteWorkshopQuestion {
  /** The site's folder: its pictures, and the way to its theme. */
  readonly folder: string;
  readonly data: DataFolder;
  /** Absent where the dashboard's changes come into the files only when somebody asks. */
  readonly sync?: SiteSync | undefined;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  /** Told which file of the folder an upload became, before any watcher can be. */
  onUpload?(path: string): void;
  /** Told about each build. */
  onBuild?(ms: number): void;
  /** Told what did not go smoothly when the dashboard's changes were written. */
  onWritten?(written: Written): void;
}

export interface SiteWorkshop extends Omit<Workshop, 'importFiles'> {
  /** Deletes blobs that none of the releases needs that are kept; never while something is built. */
  sweep(releases: () => Promise<readonly string[]>): Promise<number>;
}

/** The workshop of one site's folder. */
export function createSiteWorkshop({
  folder,
  data,
  sync,
  cwd,
  onUpload,
  onBuild,
  onWritten,
}: SiteWorkshopQuestion): SiteWorkshop {
  const site = createDiskFiles(folder, cwd);
  const blobs = createBlobFolder(data.disk);
  const assets = join(folder, 'assets');
  let theme: Theme | undefined;
  let smaller: ReturnType<typeof createImageWorkshop> | undefined;
  // Kept where builds keep theirs.
  const images = () => {
    smaller ??= createImageWorkshop(cacheFolder());
    return smaller;
  };
  const builder = createSiteBuilder();
  const portsFor = keepPorts(folder, cwd);
  // One build at a time: they share what they remember.
  const inTurn = createQueue();
  return {
    build: ({ docs }) =>
      inTurn(async () => {
        const started = performance.now();
        const ports = await portsFor(site);
        const built = await buildRelease(documentFiles(docs, site), {
          builder,
          ports,
          blobs,
          now: Date.now(),
        });
        theme = built.theme ?? theme;
        onBuild?.(performance.now() - started);
        return built.answer;
      }),
    ...(sync && {
      mirror: async ({ docs, deleted }) => {
        const written = sync.write(docs, deleted);
        onWritten?.(written);
        return { failed: written.failed.map(({ key }) => key) };
      },
    }),
    addAsset: async ({ filename, id, bytes }) => {
      // First what it is: of something that is no picture nothing stays.
      const described = await describeAsset(filename, bytes).catch((error: unknown) => {
        if (error instanceof UnsupportedImage)
          throw new RefusedUpload(`The file ${filename} does not appear to be a supported file`);
        throw error;
      });
      const name = storeAsset(assets, filename, bytes);
      onUpload?.(`assets/${name}`);
      const body = { filename: name, ...described };
      return { key: `asset:${id ?? name.slice(0, name.length - extname(name).length)}`, body };
    },
    theme: () =>
      inTurn(async () => {
        // After a restart nothing was built yet.
        theme ??= readTheme({ ...(await portsFor(site)), site });
        return theme && { theme, locale: readLocaleData(languageOf(site)) };
      }),
    readAsset: (path, width) => readAsset({ folder: assets, path, width, images }),
    sweep: (releases) =>
      inTurn(async () => sweepBlobs({ disk: data.disk, releases: await releases(), now: Date.now() })),
  };
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
