import { lstatSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Takes away a file that lies directly in `assets/`: no document, no folder, nothing outside. What is not there is gone. */
export function deleteAsset(assets: string, filename: string): void {
  if (basename(filename) !== filename || filename.startsWith('.') || filename.endsWith('.json')) return;
  const file = join(assets, filename);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file, { force: true });
}
