import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { readRuntimeFiles } from '../../building/open-build-ports.ts';
import { type DataFolder, writeWhole } from '../data/data-folder.ts';
import { themeFolder } from '../sync/theme-folder.ts';
import { picturesOf } from './cached-ports.ts';

/**
 * From what on the disk each release was built, beside its documents: theme, pictures, this program. The documents are not
 * among it: the site's object knows their revisions.
 */
export interface BuiltFrom {
  /** How all of that stands on the disk now. */
  mark(): string;
  note(releaseId: string, mark: string): void;
  /** Whether a release was built from what is on the disk now. False of one that nobody noted. */
  isSame(releaseId: string): boolean;
}

/** More than there are releases that are kept. */
const MOST_NOTED = 50;

export function openBuiltFrom(folder: string, data: DataFolder): BuiltFrom {
  const file = join(data.path, 'built-from.json');
  const mark = () => markOf(folder);
  return {
    mark,
    note: (releaseId, noted) => {
      const { [releaseId]: _, ...others } = read(file);
      const kept = Object.entries(others).slice(1 - MOST_NOTED);
      writeWhole(file, JSON.stringify(Object.fromEntries([...kept, [releaseId, noted]])));
    },
    isSame: (releaseId) => read(file)[releaseId] === mark(),
  };
}

function read(file: string): Readonly<Record<string, string>> {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  } catch {
    // Whoever does not know builds once too often.
    return {};
  }
}

function markOf(folder: string): string {
  const hash = createHash('sha256');
  const add = (...texts: readonly string[]) => hash.update(JSON.stringify(texts));
  const theme = themeFolder(folder);
  if (theme !== undefined) {
    const files = createDiskFiles(theme);
    for (const { path } of files.list()) {
      add('theme', path);
      hash.update(files.readBytes(path));
    }
  }
  add('pictures', picturesOf(folder, createDiskFiles(folder)));
  add('program', JSON.stringify(readRuntimeFiles() ?? {}));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  return hash.digest('hex');
}
