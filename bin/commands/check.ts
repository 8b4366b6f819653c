import { basename, dirname } from 'node:path';
import {
  createSourceText,
  type Diagnostic,
  formatFrame,
  type Severity,
  sortByPlace,
} from '../../compiler/diagnostics/index.ts';
import type { DialectName } from '../../formatters/index.ts';
import { type Checked, checkTemplateFile, checkTemplateFolder } from '../checking/check-templates.ts';
import { CommandError, defineCommand } from '../command.ts';
import { fileExists, isFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { readDialect } from './render.ts';

/** `quoin check theme`: every problem of a site, a theme folder or a template, none rendered. */
export const check = defineCommand({
  name: 'check',
  summary: 'every problem of a site, theme folder or template, none rendered',
  usage: 'quoin check [path…]',
  options: {
    strict: { type: 'boolean', description: 'warnings count as errors' },
    dialect: { type: 'string', value: 'NAME', description: 'platform (default) or browser' },
  },
  examples: ['quoin check themes/kiln', 'quoin check --strict blocks/card.block'],
  async run(io, { values, positionals }) {
    const paths = positionals.length === 0 ? ['.'] : positionals;
    const dialect = readDialect(values.dialect);
    const checked: Checked[] = [];
    for (const path of paths) checked.push(await checkPath(io, path, dialect));
    const files = [...new Set(checked.flatMap((each) => Object.keys(each.sources)))];
    if (files.length === 0) {
      throw new CommandError(
        'usage',
        `There is nothing to check in ${paths.join(' ')}`,
        'name a site, a theme or a template',
      );
    }
    const diagnostics = sortByPlace(checked.flatMap((each) => each.diagnostics));
    const ok = !diagnostics.some(
      ({ severity }) => severity === 'error' || (values.strict === true && severity === 'warning'),
    );
    if (io.json) io.out(`${JSON.stringify({ ok, files, diagnostics })}\n`);
    else tell(io, diagnostics, Object.assign({}, ...checked.map(({ sources }) => sources)));
    return ok ? 0 : 1;
  },
});

/** A site, a theme, a folder of templates or one template; what a folder is, its files tell. */
async function checkPath(io: Io, path: string, dialect: DialectName): Promise<Checked> {
  if (!isFolder(io, path, 'the file or folder')) return checkFile(io, path, dialect);
  const isSite = fileExists(io, `${path}/site.json`);
  if (!isSite && !fileExists(io, `${path}/template.conf`)) return checkTemplateFolder(io, path, dialect);
  // Loaded here only: it brings the whole model of a site and the compiler of style sheets.
  const { checkSite, checkTheme } = await import('../checking/check-site.ts');
  return isSite ? checkSite(io, path) : checkTheme(io, path);
}

/** A site may be named by its `site.json` too. */
function checkFile(io: Io, path: string, dialect: DialectName): Checked | Promise<Checked> {
  if (!path.endsWith('.json')) return checkTemplateFile(io, path, dialect);
  if (basename(path) === 'site.json') return checkPath(io, dirname(path), dialect);
  throw new CommandError('usage', `${path} is neither a site nor a template`, 'name the folder of the site');
}

function tell(io: Io, diagnostics: readonly Diagnostic[], sources: Readonly<Record<string, string>>): void {
  for (const diagnostic of diagnostics) {
    const { file = '' } = diagnostic.place ?? {};
    const text = Object.hasOwn(sources, file) ? sources[file] : undefined;
    const source = text === undefined ? undefined : createSourceText(file, text);
    io.out(`${formatFrame(diagnostic, source, { color: io.colors.out })}\n`);
  }
  io.out(`${countLine(diagnostics, Object.keys(sources).length)}\n`);
}

/** `2 errors and 1 warning in 12 files`. */
function countLine(diagnostics: readonly Diagnostic[], files: number): string {
  const count = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted).length;
  const parts = [
    [count('error'), 'error'] as const,
    [count('warning'), 'warning'] as const,
    [count('info'), 'note'] as const,
  ];
  const found = parts.filter(([number]) => number > 0).map(([number, word]) => plural(number, word));
  return `${found.length === 0 ? 'no problems' : found.join(' and ')} in ${plural(files, 'file')}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
