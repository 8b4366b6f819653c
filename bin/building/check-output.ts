import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';

export interface OutputOptions {
  /** The value of `--out` as typed. */
  readonly out: string;
  readonly site: string;
  /** Overrides the theme named in `site.json`. */
  readonly theme?: string | undefined;
}

/**
 * Throws when a build would overwrite its own sources. `dist` may be inside the site, but the site may not be
 * inside `dist`. Compares real paths, with symbolic links resolved.
 */
export function checkOutput(io: Io, { out, site, theme }: OutputOptions): void {
  if (out === '') throw new CommandError('usage', '--out requires a folder', 'for example --out dist');
  const target = realPathOf(resolve(io.cwd, out), out);
  if (existsSync(target) && !statSync(target).isDirectory())
    throw new CommandError('usage', `--out ${out} is a file`, 'choose a folder');
  if (existsSync(join(target, PROGRAM_FILE)))
    throw new CommandError(
      'usage',
      `${out} contains the program of Quoin`,
      `choose another folder, for example --out ${join(site, 'dist')}`,
    );
  const folder = resolve(io.cwd, site);
  const themeFolder = theme === undefined ? themeFolderOf(folder) : resolve(io.cwd, theme);
  for (const source of themeFolder === undefined ? [folder] : [folder, themeFolder]) {
    if (!isSource(target, realPathOf(source, source))) continue;
    throw new CommandError(
      'usage',
      `${out} contains source files of the site`,
      'choose another folder with --out',
    );
  }
}

function isSource(target: string, source: string): boolean {
  if (source === target || source.startsWith(target.endsWith(sep) ? target : target + sep)) return true;
  const [first = ''] = relative(source, target).split(sep);
  return SOURCE_FOLDERS.includes(first);
}

/** The bundle of the command line. */
const PROGRAM_FILE = 'quoin.js';

/** Source folders of a site or theme. */
const SOURCE_FOLDERS: readonly string[] = [
  'pages',
  'collections',
  'items',
  'taxons',
  'navigation',
  'forms',
  'mailing-lists',
  'block-fields',
  'assets',
  'blocks',
  'data',
  'downloads',
  'scripts',
  'strings',
  'styles',
];

/** The theme folder named in `site.json`; undefined when the file is invalid, which the build reports. */
export function themeFolderOf(site: string): string | undefined {
  try {
    const theme: unknown = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'))?.body?.theme;
    return typeof theme === 'string' && theme !== '' ? resolve(site, theme) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves symbolic links, also in a path that does not exist yet. `typed` is the path shown in error messages.
 */
function realPathOf(path: string, typed: string): string {
  try {
    return realpathSync(path);
  } catch {
    if (isLink(path)) throw new CommandError('usage', `${typed} contains a broken link: ${path}`);
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
