import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';

export interface OutputOptions {
  /** As it was typed. */
  readonly out: string;
  readonly site: string;
  /** Instead of the theme that `site.json` names. */
  readonly theme?: string | undefined;
}

/**
 * A build must not write over what it is made of: `dist` may be in the site, but the site not in `dist`. Folders are
 * compared by where they really are, whatever links lead to them.
 */
export function checkOutput(io: Io, { out, site, theme }: OutputOptions): void {
  if (out === '') throw new CommandError('usage', '--out needs a folder', 'such as --out dist');
  const target = realPathOf(resolve(io.cwd, out), out);
  if (existsSync(target) && !statSync(target).isDirectory())
    throw new CommandError('usage', `--out ${out} is a file`, 'name a folder');
  const folder = resolve(io.cwd, site);
  const themeFolder = theme === undefined ? themeOf(folder) : resolve(io.cwd, theme);
  for (const source of themeFolder === undefined ? [folder] : [folder, themeFolder]) {
    if (!isSource(target, realPathOf(source, source))) continue;
    throw new CommandError(
      'usage',
      `${out} holds what the site is made of`,
      'name another folder with --out',
    );
  }
}

function isSource(target: string, source: string): boolean {
  if (source === target || source.startsWith(target.endsWith(sep) ? target : target + sep)) return true;
  const [first = ''] = relative(source, target).split(sep);
  return SOURCE_FOLDERS.includes(first);
}

/** Folders that belong to a site or to a theme. */
const SOURCE_FOLDERS: readonly string[] = [
  'pages',
  'collections',
  'items',
  'taxons',
  'navigation',
  'forms',
  'assets',
  'blocks',
  'scripts',
  'strings',
  'styles',
];

/** What `site.json` says, if it can be read: what is wrong with it is told by the build. */
function themeOf(site: string): string | undefined {
  try {
    const theme: unknown = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'))?.body?.theme;
    return typeof theme === 'string' && theme !== '' ? resolve(site, theme) : undefined;
  } catch {
    return undefined;
  }
}

/** Without links, also of a path that is not there yet; `typed` is how a sentence calls it. */
function realPathOf(path: string, typed: string): string {
  try {
    return realpathSync(path);
  } catch {
    if (isLink(path))
      throw new CommandError('usage', `${typed} goes through ${path}, a link that leads nowhere`);
    const parent = dirname(path);
    return parent === path ? path : join(realPathOf(parent, typed), basename(path));
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
