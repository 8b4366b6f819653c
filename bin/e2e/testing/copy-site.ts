import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestService } from '../../../fixtures/fixture-server/services.ts';
import { runQuoin } from './run-quoin.ts';

export interface CopiedSite {
  readonly folder: string;
  /** Rewrites one JSON file of the copy. */
  edit<Content>(path: string, change: (content: Content) => Content): void;
  remove(): void;
}

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

/** Copies an example site and the themes into a new temporary folder. */
export function copySite(name: string): CopiedSite {
  const root = mkdtempSync(join(tmpdir(), `quoin-${name}-`));
  cpSync(join(FIXTURES, 'sites', name), join(root, 'sites', name), {
    recursive: true,
    filter: (path) => !path.endsWith('/.quoin'),
  });
  cpSync(join(FIXTURES, 'themes'), join(root, 'themes'), { recursive: true });
  return copiedSite(root, name);
}

/** Copies a site with its first release, so that `quoin dev` and `quoin serve` start without compiling it. */
export async function copyPublishedSite(name: 'olaria' | 'harbour' = 'olaria'): Promise<CopiedSite> {
  const published = await requestService(name === 'olaria' ? 'publishedSite' : 'publishedHarbour');
  const root = mkdtempSync(join(tmpdir(), `quoin-${name}-`));
  cpSync(published.root, root, { recursive: true });
  return copiedSite(root, name);
}

/** Creates a site with `quoin init`, as a new owner does. */
export async function createStarterSite(): Promise<CopiedSite> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-starter-'));
  const { code, err } = await runQuoin('init', join(root, 'sites', 'starter'));
  if (code !== 0) throw new Error(`quoin init failed:\n${err}`);
  return copiedSite(root, 'starter');
}

function copiedSite(root: string, name: string): CopiedSite {
  const folder = join(root, 'sites', name);
  return {
    folder,
    edit: (path, change) => {
      const file = join(folder, path);
      const content = change(JSON.parse(readFileSync(file, 'utf8')));
      // Renamed, as editors save: a watcher of the folder never reads a half-written file.
      const saved = join(root, 'saved.json');
      writeFileSync(saved, `${JSON.stringify(content, undefined, 2)}\n`);
      renameSync(saved, file);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
