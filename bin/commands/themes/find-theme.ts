import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { suggestName } from '../../../compiler/diagnostics/suggest-name.ts';
import { THEMES_FOLDER } from '../../../formatters/vocabulary/rules/theme-folder.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { readTheme, type SiteTheme } from '../../starter/site-themes.ts';

interface FindOptions {
  /** Absolute path of the site folder. */
  readonly folder: string;
  readonly themes: readonly SiteTheme[];
}

/**
 * Finds a theme of a site by its folder, by the name of its folder in `themes/`, by its own name, or by the path of any other
 * folder. Throws when there is none.
 */
export function findTheme(io: Io, name: string, { folder, themes }: FindOptions): SiteTheme {
  const found =
    themes.find((theme) => theme.folder === name || theme.folder === `${THEMES_FOLDER}/${name}`) ??
    themes.find((theme) => theme.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const path = resolve(io.cwd, name);
  const other = relative(folder, path).replaceAll('\\', '/');
  const named = /[\\/.]/.test(name) && other !== '' ? readTheme(other, path, false) : undefined;
  if (named !== undefined) return named;
  const broken = [name, `${THEMES_FOLDER}/${name}`].find((each) => existsSync(join(folder, each)));
  if (broken !== undefined)
    throw new CommandError(
      'input',
      `${broken} has no template.conf that can be read, so it is not a theme`,
      'nothing was changed; repair the folder, or rename it to use a theme that comes with Quoin',
    );
  const names = themes.map((theme) => theme.folder.replace(`${THEMES_FOLDER}/`, ''));
  const close = suggestName(name, [...names, ...themes.map((theme) => theme.name)]);
  const known = `themes: ${names.join(', ')}`;
  throw new CommandError(
    'usage',
    `Unknown theme: ${name}`,
    close === undefined ? known : `did you mean ${close}? ${known}`,
  );
}
