import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../../compiler/1-read/index.ts';
import type { RenderPorts } from '../../../compiler/compile-site.ts';
import { cacheFolder, openBuildPorts } from '../../building/open-build-ports.ts';
import { isDocumentPath } from '../sync/site-documents.ts';

/** What builds of one folder use, opened anew only when its pictures are others: measuring them takes a while. */
export function keepPorts(folder: string, cwd: string): (site: Files) => Promise<RenderPorts> {
  let kept: { readonly pictures: string; readonly ports: RenderPorts } | undefined;
  return async (site) => {
    const pictures = picturesOf(folder, site);
    if (kept?.pictures !== pictures)
      kept = { pictures, ports: await openBuildPorts({ folder, cache: cacheFolder(), cwd }) };
    return kept.ports;
  };
}

/** Changes with every file of the pictures' folder, but not with the documents that describe them. */
export function picturesOf(folder: string, site: Files): string {
  const paths = site.list().map(({ path }) => path);
  return paths
    .filter((path) => path.startsWith('assets/') && !isDocumentPath(path))
    .map((path) => {
      const { mtimeMs, size } = statSync(join(folder, path));
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
