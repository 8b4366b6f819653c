import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
    cpSync(path, join(staged, 'theme'), { recursive: true });
    renameSync(join(staged, 'theme'), target);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  return true;
}
