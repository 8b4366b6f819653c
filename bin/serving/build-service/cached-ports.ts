import { join } from 'node:path';
import type { Files } from '../../../compiler/1-read/files.ts';
import type { RenderPorts } from '../../../compiler/build-input.ts';
import { cacheFolder } from '../../building/cache-folder.ts';
import { openBuildPorts } from '../../building/open-build-ports.ts';
import { metadataOf } from '../data/file-metadata.ts';
import { isDocumentPath } from '../sync/site-documents.ts';

/** Reopens the build ports only when images change, because measuring images is slow. */
export function createPortsCache(folder: string, cwd: string): (site: Files) => Promise<RenderPorts> {
  let cached: { readonly images: string; readonly ports: RenderPorts } | undefined;
  return async (site) => {
    const images = imageFingerprint(folder, site);
    if (cached?.images !== images)
      cached = { images, ports: await openBuildPorts({ folder, cache: cacheFolder(), cwd }) };
    return cached.ports;
  };
}

/** Changes with every file in `assets/` except the documents that describe them. */
export function imageFingerprint(folder: string, site: Files): string {
  return site
    .list()
    .filter(({ path }) => path.startsWith('assets/') && !isDocumentPath(path))
    .map(({ path }) => {
      // The build reports a file that is missing.
      const stats = metadataOf(join(folder, path));
      return `${path} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
}
