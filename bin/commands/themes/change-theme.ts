import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createMemoryFiles } from '../../../compiler/1-read/memory-files.ts';
import { readSite } from '../../../compiler/1-read/read-site.ts';
import { validateTheme } from '../../../compiler/2-validate/theme/validate-theme.ts';
import { createCollector } from '../../../compiler/diagnostics/collector.ts';
import { switchTheme, type Theme, unusedByTheme, valueAt } from '../../../compiler/model/index.ts';
// Imported directly instead of through the folder's index: see locale.ts.
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { siteFolder } from '../../input/find-site.ts';
import { parseJson, withoutByteOrderMark } from '../../input/json.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { readDocuments } from '../../serving/sync/site-documents.ts';
import { copyTheme } from '../../starter/copy-theme.ts';
import { namedThemes, type SiteTheme, siteThemes } from '../../starter/site-themes.ts';
import { designLines, unusedLines } from './describe-switch.ts';
import { findTheme } from './find-theme.ts';

const USAGE = 'usage: quoin theme use <theme> [site]';

export interface UseOptions {
  /** Prints what would change, and changes nothing. */
  readonly isDryRun: boolean;
}

/** `quoin theme use gazette [site]`: changes the theme of a site. No file of a theme is changed or removed. */
export async function changeTheme(
  io: Io,
  [name, site = '.', ...more]: readonly string[],
  { isDryRun }: UseOptions,
): Promise<number> {
  if (name === undefined || name === '') throw new CommandError('usage', 'Missing theme', USAGE);
  if (more.length > 0) throw new CommandError('usage', `Too many arguments: ${more.join(' ')}`, USAGE);
  const folder = resolve(io.cwd, siteFolder(io, site));
  const file = join(folder, 'site.json');
  const text = readFileSync(file, 'utf8');
  const settings = valueAt(await parseJson(text, join(site, 'site.json')), ['body']);
  const themes = siteThemes(folder);
  const current = namedThemes(folder).theme;
  const chosen = findTheme(io, name, { folder, themes });
  const before = themes.find((theme) => theme.folder === current);
  const changes = switchTheme(settings, chosen.folder);
  if (changes.theme === undefined) {
    if (io.json) io.out(`${JSON.stringify({ theme: chosen.folder, isChanged: false })}\n`);
    else io.out(`${site} already uses ${titleOf(chosen)}\n`);
    return 0;
  }
  const theme = readParts(io, chosen);
  const from = before && readParts(io, before);
  const { documents } = readDocuments(createDiskFiles(folder, io.cwd));
  const unused = unusedByTheme(documents, { theme, from: from ?? theme });
  if (!isDryRun) {
    copy(folder, chosen);
    writeAtomically(file, withChanges(text, changes));
  }
  if (io.json) {
    const report = {
      theme: chosen.folder,
      previous: current,
      isChanged: !isDryRun,
      isCopied: chosen.isBundled,
    };
    io.out(`${JSON.stringify({ ...report, unused })}\n`);
    return 0;
  }
  const previous = before === undefined ? current : titleOf(before);
  io.out(`${site} ${isDryRun ? 'would use' : 'uses'} ${titleOf(chosen)} instead of ${previous}\n`);
  const lines = [
    ...(chosen.isBundled ? [`${isDryRun ? 'copies' : 'copied'} the theme to ${chosen.folder}`] : []),
    ...designLines(settings, { from, to: chosen.folder, name: before?.name ?? String(current) }),
    ...unusedLines(unused, chosen.name),
  ];
  for (const line of lines) io.out(`  ${line}\n`);
  if (isDryRun) io.out('Nothing was changed\n');
  else if (!io.quiet) io.err('Next: quoin publish, unless quoin dev is running\n');
  return 0;
}

function titleOf({ name, folder }: SiteTheme): string {
  return `${name} (${folder})`;
}

/** The theme with its style sheets as they are written. Throws when a build could not use it. */
function readParts(io: Io, { folder, path }: SiteTheme): Theme {
  const { theme } = readSite({ site: createMemoryFiles({}), theme: createDiskFiles(path, io.cwd) });
  const collector = createCollector();
  const read = validateTheme(theme, { collector, isExpected: true, navigationIds: [] });
  if (read === undefined)
    throw new CommandError(
      'input',
      `The theme ${folder} has errors: ${collector.list()[0]?.message ?? 'it cannot be read'}`,
      `nothing was changed; run quoin check ${folder}`,
    );
  const styles = theme.sources.filter((source) => source.path.startsWith('styles/'));
  return { ...read, css: styles.map((source) => source.text).join('\n') };
}

function copy(folder: string, theme: SiteTheme): void {
  try {
    copyTheme(folder, theme);
  } catch (error) {
    throw new CommandError(
      'input',
      error instanceof Error ? error.message : String(error),
      'nothing was changed',
    );
  }
}

/** Changes fields of the settings. Keeps the order of the fields and the indentation. */
function withChanges(text: string, changes: object): string {
  const document = JSON.parse(withoutByteOrderMark(text)) as { readonly body: object };
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  const changed = { ...document, body: { ...document.body, ...changes } };
  return `${JSON.stringify(changed, undefined, indent)}${text.endsWith('\n') ? '\n' : ''}`;
}
