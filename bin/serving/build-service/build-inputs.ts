import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDataSources } from '../../../compiler/1-read/data-sources.ts';
import type { Files } from '../../../compiler/1-read/files.ts';
import { TRANSLATIONS } from '../../../compiler/1-read/read-site.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { readRuntimeFiles } from '../../building/open-build-ports.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { imageFingerprint } from './cached-ports.ts';

/**
 * Remembers the inputs on disk that each release was built from: theme, images, this program. Documents are not
 * included, because the site object tracks their revisions.
 */
export interface BuildInputs {
  /** Fingerprint of the current inputs on disk, with a theme that the documents name, which may differ from `site.json`. */
  fingerprint(site: Files, theme: string): string;
  record(releaseId: string, fingerprint: string): void;
  /** Whether a release was built from the current inputs on disk. False for unknown releases. */
  isCurrent(releaseId: string, site: Files): boolean;
}

/** Higher than the number of retained releases. */
const MAX_RECORDS = 50;

export function openBuildInputs(folder: string, data: DataFolder): BuildInputs {
  const file = join(data.path, 'built-from.json');
  const fingerprint = (site: Files, theme: string) => `${fingerprintOf(folder, site, theme)} ${theme}`;
  return {
    fingerprint,
    record: (releaseId, fingerprint) => {
      const { [releaseId]: _, ...others } = read(file);
      const cached = Object.entries(others).slice(1 - MAX_RECORDS);
      writeAtomically(file, JSON.stringify(Object.fromEntries([...cached, [releaseId, fingerprint]])));
    },
    isCurrent: (releaseId, site) => {
      const recorded = read(file)[releaseId];
      const theme = recorded?.slice(recorded.indexOf(' ') + 1);
      return theme !== undefined && recorded === fingerprint(site, theme);
    },
  };
}

function read(file: string): Readonly<Record<string, string>> {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  } catch {
    // A missing record costs only an extra build.
    return {};
  }
}

function fingerprintOf(folder: string, site: Files, theme: string): string {
  const hash = createHash('sha256');
  const add = (...texts: readonly string[]) => hash.update(JSON.stringify(texts));
  const files = createDiskFiles(join(folder, theme));
  for (const { path } of files.list()) {
    add('theme', path);
    hash.update(files.readBytes(path));
  }
  for (const { path } of site.list()) {
    if (!path.startsWith(`${TRANSLATIONS}/`)) continue;
    add('translation', path);
    hash.update(site.readBytes(path));
  }
  add('images', imageFingerprint(folder, site));
  for (const { path, text, size } of readDataSources(site).data) add('data', path, text, String(size));
  add('program', JSON.stringify(readRuntimeFiles() ?? {}));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  return hash.digest('hex');
}
