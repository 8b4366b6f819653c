import { lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Deletes a file directly in `assets/`. Ignores documents, folders, paths outside, and missing files. */
export function deleteAsset(assets: string, filename: string): void {
  if (basename(filename) !== filename || filename.startsWith('.') || filename.endsWith('.json')) return;
  const file = join(assets, filename);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file, { force: true });
}
