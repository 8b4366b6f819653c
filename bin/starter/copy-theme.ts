import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import type { SiteTheme } from './site-themes.ts';

/**
 * Copies a bundled theme to its folder in the site, as a whole or not at all. Throws when something is there already. Does
 * nothing for other themes. Returns whether the theme was copied.
 */
export function copyTheme(siteFolder: string, { folder, path, isBundled }: SiteTheme): boolean {
  if (!isBundled) return false;
  const target = join(siteFolder, folder);
  // A rename would replace an empty folder.
  if (existsSync(target)) throw new Error(`${folder} exists already`);
  makeFolder(dirname(target));
  const staged = mkdtempSync(join(dirname(target), '.theme-'));
  try {
    const files = createDiskFiles(path);
    for (const { path: file } of files.list()) {
      const copy = join(staged, 'theme', file);
      makeFolder(dirname(copy));
      // Not copied with its permissions: installed packages may be read-only.
      writeFileSync(copy, files.readBytes(file));
    }
    renameSync(join(staged, 'theme'), target);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  return true;
}
