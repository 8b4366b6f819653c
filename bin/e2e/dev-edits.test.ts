import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { Manifest } from '../../compiler/model/index.ts';
import { createSiteBuildService } from '../serving/build-service/site-build-service.ts';
import { createCachedFiles } from '../serving/data/cached-files.ts';
import { openDataFolder } from '../serving/data/data-folder.ts';
import { createSiteSync } from '../serving/sync/site-sync.ts';
import { createServedSite } from './testing/served-site.ts';
import { createSiteEdits } from './testing/site-edits.ts';

const site = createServedSite();

let colds: string;

beforeEach(() => {
  colds = mkdtempSync(join(tmpdir(), 'quoin-cold-'));
});
afterEach(() => rmSync(colds, { recursive: true }));

const RELOAD = '<script src="/_dev/reload.js" defer></script>';

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** The files that a new process builds of everything in the folder, without the pages that the Worker completes. */
async function coldBuild(): Promise<Manifest['files']> {
  const { folder } = site;
  const data = openDataFolder(mkdtempSync(join(colds, 'data-')));
  const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
  const { changed, unreadable } = sync.scan();
  expect(unreadable).toEqual([]);
  // Records the names of the files.
  sync.markImported({ changed, deleted: [] }, {});
  const service = createSiteBuildService({ folder, data, cwd: folder, sync });
  const { releaseId = '', diagnostics } = await service.build({ docs: changed, message: '' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const blob = join(data.disk, 'blobs', releaseId.slice(0, 2), releaseId);
  const { files, shells } = JSON.parse(readFileSync(blob, 'utf8')) as Manifest;
  const completed = new Set([...Object.values(shells), '404.html']);
  return Object.fromEntries(Object.entries(files).filter(([path]) => !completed.has(path)));
}

/** The paths that are served with other bytes than those of the files. */
async function differences(origin: string, files: Manifest['files']): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([path, { hash, type }]) => {
      const response = await fetch(`${origin}/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
      const served = Buffer.from(await response.arrayBuffer());
      const own = type.startsWith('text/html') ? served.toString('utf8').replace(RELOAD, '') : served;
      return response.ok && sha256(own) === hash ? [] : [path];
    }),
  );
  return found.flat();
}

it('random edits of the folder are served as a new process builds them', async () => {
  const edits = createSiteEdits(site.folder);
  const { origin } = await site.serve('dev');
  const names = fc.constantFrom(...Object.keys(edits));
  const steps = fc.sample(fc.array(names, { minLength: 1, maxLength: 3 }), {
    numRuns: inject('scale') === 'long' ? 15 : 8,
    seed: 19,
  });
  for (const [number, step] of steps.entries()) {
    for (const name of step) edits[name]?.(number);
    const files = await coldBuild();
    await expect
      .poll(() => differences(origin, files), { message: `${number}: ${step.join(', ')}` })
      .toEqual([]);
  }
});
