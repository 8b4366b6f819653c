import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSource } from '../../compiler/1-read/read-source.ts';
import { parseConf } from '../../compiler/2-validate/parse-json.ts';
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { fieldOf } from '../../formatters/index.ts';
import { isThemeFolder, THEMES_FOLDER } from '../../formatters/vocabulary/rules/theme-folder.ts';
import { programPath } from './program-path.ts';
import { BUNDLED_THEMES, themeNames } from './starter-files.ts';

/** A theme that a site can use. */
export interface SiteTheme {
  /** As `theme` in `site.json` names it. */
  readonly folder: string;
  /** Absolute path of the folder to read: in the site, or in this package. */
  readonly path: string;
  /** What `template.conf` calls it; otherwise the name of its folder. */
  readonly name: string;
  /** How it looks, in a few words. */
  readonly description: string | undefined;
  /** Whether it has to be copied to its folder before the site uses it. */
  readonly isBundled: boolean;
}

/** Where a site names its themes. */
export interface NamedThemes {
  readonly theme: string | undefined;
  readonly others: readonly string[];
}

/** Reads `site.json`. A file with errors names none. */
export function namedThemes(siteFolder: string): NamedThemes {
  try {
    const { body } = JSON.parse(readFileSync(join(siteFolder, 'site.json'), 'utf8')) as SettingsFile;
    const others = Object.keys(body?.otherThemes ?? {});
    return { theme: typeof body?.theme === 'string' ? body.theme : undefined, others };
  } catch {
    return { theme: undefined, others: [] };
  }
}

interface SettingsFile {
  readonly body?: { readonly theme?: unknown; readonly otherThemes?: object };
}

/**
 * Lists the themes of a site: those that `site.json` names, those in `theme` and `themes/`, and the bundled ones that the site
 * does not have yet. A bundled theme is left out when the site has a theme of this name, or anything in its folder.
 */
export function siteThemes(siteFolder: string): readonly SiteTheme[] {
  const { theme, others } = namedThemes(siteFolder);
  const inside = [
    'theme',
    ...foldersIn(join(siteFolder, THEMES_FOLDER)).map((name) => `${THEMES_FOLDER}/${name}`),
  ];
  const themes = new Map<string, SiteTheme>();
  for (const folder of [
    ...(theme === undefined ? [] : [theme]),
    ...inside.filter(isThemeFolder),
    ...others,
  ]) {
    const path = resolve(siteFolder, folder);
    const real = realPath(path);
    const found = real === undefined || themes.has(real) ? undefined : readTheme(folder, path, false);
    if (real !== undefined && found !== undefined) themes.set(real, found);
  }
  const names = new Set([...themes.values()].map(({ name }) => name.toLowerCase()));
  const bundled = themeNames().flatMap((name) => {
    const folder = `${THEMES_FOLDER}/${name}`;
    const found = readTheme(folder, programPath(`${BUNDLED_THEMES}/${name}`), true);
    return found === undefined || names.has(found.name.toLowerCase()) || existsSync(join(siteFolder, folder))
      ? []
      : [found];
  });
  return [...themes.values(), ...bundled];
}

/** Reads a theme folder. Undefined without a readable `template.conf`, which may have comments and trailing commas. */
export function readTheme(folder: string, path: string, isBundled: boolean): SiteTheme | undefined {
  try {
    const conf = parseConf(readSource(createDiskFiles(path), 'template.conf')).value;
    const text = (name: string) => String(fieldOf(conf, name) ?? '').trim();
    const name = text('name') || folder.slice(folder.lastIndexOf('/') + 1);
    return { folder, path, name, description: text('description') || undefined, isBundled };
  } catch {
    return undefined;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Sorted. Empty when there is no such folder. */
function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
