import { basename, dirname, posix, resolve } from 'node:path';
import { MANIFEST } from '../../compiler/5-write/write-output.ts';
// Imported directly instead of through the folder's index: see locale.ts.
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { fileExists, isFolder, listFiles } from '../input/files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import {
  type CheckOptions,
  type CheckResult,
  checkTemplateFile,
  checkTemplates,
  isTemplateFile,
} from './check-templates.ts';

/** Checks a site, a theme, a template, a file or folder of one of them, or a folder that contains several. */
export async function checkPath(
  io: Io,
  path: string,
  options: CheckOptions,
): Promise<readonly CheckResult[]> {
  if (!isFolder(io, path, 'file or folder')) return [await checkFile(io, path, options)];
  if (rootKind(io, path) !== undefined) return [await checkRoot(io, path, options)];
  const root = options.partials === undefined ? enclosingRoot(io, path) : undefined;
  if (root === undefined) return checkFolder(io, path, options);
  const label = fileLabel(io, path);
  return [filterFiles(await checkRoot(io, root.folder, options), (file) => file.startsWith(`${label}/`))];
}

async function checkFile(io: Io, path: string, options: CheckOptions): Promise<CheckResult> {
  const root = enclosingRoot(io, dirname(path));
  if (isTemplateFile(path)) {
    // A theme template uses the theme's partials and may close a block that another template opens.
    if (root?.kind !== 'theme' || options.partials !== undefined) return checkTemplateFile(io, path, options);
    const label = fileLabel(io, path);
    const checked = filterFiles(await checkRoot(io, root.folder, options), (file) => file === label);
    return Object.keys(checked.sources).length > 0 ? checked : checkTemplateFile(io, path, options);
  }
  if (!CHECKED_WITH_ROOT.test(path)) return checkTemplateFile(io, path, options);
  if (root === undefined)
    throw new CommandError(
      'usage',
      `${path} is not a site, theme or template`,
      'specify the folder of the site or theme',
    );
  if (!io.json && !io.quiet) io.err(`Checking the ${root.kind} that contains ${path}\n`);
  return checkRoot(io, root.folder, options);
}

/** Files that are checked only as part of their site or theme. */
const CHECKED_WITH_ROOT =
  /\.(?:json|md|conf|less|css|preset|m?[jt]sx?|png|jpe?g|gif|webp|avif|svg|ico|woff2?)$/i;

interface Root {
  /** Absolute, because a parent folder may have no short relative name. */
  readonly folder: string;
  readonly kind: 'site' | 'theme';
}

/** Returns the nearest enclosing site or theme. */
function enclosingRoot(io: Io, folder: string): Root | undefined {
  for (let at = resolve(io.cwd, folder); ; at = dirname(at)) {
    const kind = rootKind(io, at);
    if (kind !== undefined) return { folder: at, kind };
    if (at === dirname(at)) return undefined;
  }
}

/** The name of a file or folder in diagnostics. */
function fileLabel(io: Io, path: string): string {
  return createDiskFiles(dirname(resolve(io.cwd, path)), io.cwd).label(basename(resolve(io.cwd, path)));
}

/** Restricts a result to some of its files. */
function filterFiles({ sources, diagnostics }: CheckResult, matches: (file: string) => boolean): CheckResult {
  return {
    sources: Object.fromEntries(Object.entries(sources).filter(([file]) => matches(file))),
    diagnostics: diagnostics.filter(({ location }) => location !== undefined && matches(location.file)),
  };
}

/** Detects a site or theme by its files; undefined for any other folder. */
export function rootKind(io: Io, folder: string): 'site' | 'theme' | undefined {
  if (fileExists(io, `${folder}/site.json`)) return 'site';
  return fileExists(io, `${folder}/template.conf`) ? 'theme' : undefined;
}

async function checkRoot(io: Io, folder: string, { dialect }: CheckOptions): Promise<CheckResult> {
  // Imported lazily: it loads the site model and the style sheet compiler.
  const { checkSite, checkTheme } = await import('./check-site.ts');
  return rootKind(io, folder) === 'theme' ? checkTheme(io, folder, dialect) : checkSite(io, folder, dialect);
}

/** Checks each site and theme below a folder as a whole, and the remaining templates as one set. */
async function checkFolder(io: Io, folder: string, options: CheckOptions): Promise<readonly CheckResult[]> {
  const names = listFiles(io, folder);
  const roots = outermost(foldersOf(names), (below) => rootKind(io, posix.join(folder, below)) !== undefined);
  // Built pages are not templates, even if they contain braces.
  const built = outermost(foldersOf(names), (below) => fileExists(io, posix.join(folder, below, MANIFEST)));
  const isLoose = (name: string) => ![...roots, ...built].some((below) => name.startsWith(`${below}/`));
  const templates = names.filter((name) => isTemplateFile(name) && isLoose(name));
  if (templates.length === 0 && names.some((name) => SITE_DOCUMENT.test(name)))
    throw new CommandError(
      'usage',
      `No site.json in ${folder}`,
      'site.json contains the settings of a site; quoin init creates one',
    );
  const checked: CheckResult[] = [checkTemplates(io, { ...options, folder, names: templates })];
  for (const root of roots) checked.push(await checkRoot(io, posix.join(folder, root), options));
  return checked;
}

const SITE_DOCUMENT = /^(?:pages|collections|items|taxons|navigation|forms|mailing-lists)\/.*\.json$/;

/** All folders of the given files, parents before children. */
function foldersOf(names: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const name of names) {
    for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
      folders.add(name.slice(0, slash));
    }
  }
  return [...folders].sort();
}

/** Returns the matching folders, without those nested in another match. */
function outermost(folders: readonly string[], matches: (folder: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const folder of folders) {
    if (!found.some((outer) => folder.startsWith(`${outer}/`)) && matches(folder)) found.push(folder);
  }
  return found;
}
