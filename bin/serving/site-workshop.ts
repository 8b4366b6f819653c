import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { createSiteBuilder } from '../../compiler/compile-site.ts';
import type { Theme } from '../../compiler/model/index.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { createBlobFolder } from './blob-folder.ts';
import { buildRelease } from './build-release.ts';
import { type DataFolder, writeWhole } from './data-folder.ts';
import { describeAsset } from './describe-asset.ts';
import { keepPorts } from './kept-ports.ts';
import { documentFiles } from './site-documents.ts';
import type { SiteSync } from './site-sync.ts';
import type { Workshop } from './workshop.ts';

export interface SiteWorkshopQuestion {
  /** The site's folder: its pictures, and the way to its theme. */
  readonly folder: string;
  readonly data: DataFolder;
  /** Absent where the files are only what the site began with. */
  readonly sync?: SiteSync | undefined;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
  /** Told which file of the folder an upload became, before it is written. */
  onUpload?(path: string): void;
  /** Told about each build. */
  onBuild?(ms: number): void;
}

/** The workshop of one site's folder. */
export function createSiteWorkshop({
  folder,
  data,
  sync,
  cwd,
  onUpload,
  onBuild,
}: SiteWorkshopQuestion): Workshop {
  const site = createDiskFiles(folder, cwd);
  const blobs = createBlobFolder(data.disk);
  const assets = join(folder, 'assets');
  let theme: Theme | undefined;
  const builder = createSiteBuilder();
  const portsFor = keepPorts(folder, cwd);
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
    mirror: async ({ docs, deleted }) => sync?.write(docs, deleted),
    addAsset: async ({ filename, id, bytes }) => {
      mkdirSync(assets, { recursive: true });
      const name = freeName(assets, filename);
      // First what it is: of something that is no picture nothing stays.
      const described = await describeAsset({ filename: name, bytes, id });
      onUpload?.(`assets/${name}`);
      writeWhole(join(assets, name), bytes);
      return described;
    },
    theme: () =>
      inTurn(async () => {
        // After a restart nothing was built yet.
        theme ??= (await builder.render({ ...(await portsFor(site)), site }, { now: Date.now() })).theme;
        return theme;
      }),
    readAsset: (path) => {
      const file = join(assets, path);
      if (!existsSync(file) || !realpathSync(file).startsWith(realpathSync(assets) + sep)) return undefined;
      return {
        bytes: readFileSync(file),
        type: MEDIA_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
      };
    },
  };
}

/** One build at a time: they share what they remember. */
function createQueue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run, run);
    last = turn;
    return turn;
  };
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** `Cup on Table.JPG` becomes `cup-on-table.jpg`, or `cup-on-table-2.jpg` where there is one already. */
function freeName(folder: string, filename: string): string {
  const extension = extname(filename).toLowerCase();
  const stem =
    basename(filename, extname(filename))
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'file';
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!existsSync(join(folder, name)) && !existsSync(join(folder, `${name}.json`))) return name;
  }
}
