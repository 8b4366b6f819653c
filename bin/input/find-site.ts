import { basename, dirname, join, relative, resolve } from 'node:path';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { fileExists, isFolder } from './files.ts';

/** Resolves a site argument, given as the folder or its `site.json`, to the folder. */
export function siteFolder(io: Io, site: string): string {
  if (!isFolder(io, site, 'site')) {
    if (basename(site) === 'site.json') return dirname(site);
    throw new CommandError('usage', `${site} is not a site`, 'specify the folder that contains site.json');
  }
  if (fileExists(io, join(site, 'site.json'))) return site;
  throw new CommandError(
    'usage',
    `No site.json in ${site}`,
    siteAbove(io, site) ?? 'specify a site folder, or create one with quoin init',
  );
}

/** Suggests the enclosing site for a path inside one. */
function siteAbove(io: Io, folder: string): string | undefined {
  for (let at = dirname(resolve(io.cwd, folder)); at !== dirname(at); at = dirname(at)) {
    if (fileExists(io, join(at, 'site.json'))) return `did you mean ${relative(io.cwd, at) || '.'}?`;
  }
  return undefined;
}

/** The data folder of a site: `--data`, or `.quoin` in the site, which git ignores. */
export function dataPath(io: Io, site: string, data: string | undefined): string {
  return resolve(io.cwd, data ?? join(site, '.quoin'));
}
