import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Absolute path of the theme folder named in the site's settings; undefined when it does not exist. */
export function themeFolder(folder: string): string | undefined {
  try {
    const { body } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SettingsFile;
    if (typeof body?.theme !== 'string' || body.theme === '') return undefined;
    const path = resolve(folder, body.theme);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

interface SettingsFile {
  readonly body?: { readonly theme?: unknown };
}
