import { resolve } from 'node:path';
import { siteFolder } from '../../input/find-site.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { namedThemes, type SiteTheme, siteThemes } from '../../starter/site-themes.ts';

/** `quoin theme list [site]`: the themes that a site can use, with the current one marked. */
export function listThemes(io: Io, [site = '.', ...more]: readonly string[]): number {
  if (more.length > 0)
    throw new CommandError(
      'usage',
      `Too many arguments: ${more.join(' ')}`,
      'usage: quoin theme list [site]',
    );
  const folder = resolve(io.cwd, siteFolder(io, site));
  const themes = siteThemes(folder);
  const current = namedThemes(folder).theme;
  if (io.json) {
    const listed = themes.map(({ path: _, ...theme }) => ({ ...theme, isCurrent: theme.folder === current }));
    io.out(`${JSON.stringify({ themes: listed })}\n`);
    return 0;
  }
  const width = (field: 'name' | 'folder') => Math.max(...themes.map((theme) => theme[field].length));
  for (const theme of themes) {
    const mark = theme.folder === current ? '*' : ' ';
    const names = `${theme.name.padEnd(width('name'))}  ${theme.folder.padEnd(width('folder'))}`;
    io.out(`${`${mark} ${names}  ${noteOf(theme)}`.trimEnd()}\n`);
  }
  return 0;
}

function noteOf({ description = '', isBundled }: SiteTheme): string {
  return [description, ...(isBundled ? ['(comes with Quoin)'] : [])].filter((part) => part !== '').join(' ');
}
