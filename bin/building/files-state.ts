import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata of files, as a hash: names, sizes, times and inode numbers. No file is read. */
export interface FilesState {
  /** Base64 SHA-256. */
  readonly hash: string;
  /** When the last of them changed, in epoch milliseconds. */
  readonly changedOn: number;
}

/** Everything below a folder that a build may read: no hidden files, no `node_modules`, and not `except`. */
export function stateOfFolder(folder: string, except?: string): FilesState {
  const collected = createCollector();
  const visit = (at: string) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || path === except) continue;
      if (entry.isDirectory()) {
        collected.name(`${path}/`);
        visit(path);
      } else collected.file(path);
    }
  };
  visit(folder);
  return collected.state();
}

function createCollector() {
  const hash = createHash('sha256');
  let changedOn = 0;
  return {
    name: (path: string) => {
      hash.update(`${path}\0`);
    },
    file: (path: string) => {
      // The time of the last change of the metadata cannot be set back, unlike that of the content.
      const { size, mtimeNs, ctimeNs, ctimeMs, ino } = lstatSync(path, { bigint: true });
      hash.update(`${path}\0${size} ${mtimeNs} ${ctimeNs} ${ino}\0`);
      changedOn = Math.max(changedOn, Number(ctimeMs));
    },
    state: (): FilesState => ({ hash: hash.digest('base64'), changedOn }),
  };
}
