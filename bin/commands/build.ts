import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { CompiledSite } from '../../compiler/compile-site.ts';
import { createSourceText, type Diagnostic, formatFrame } from '../../compiler/diagnostics/index.ts';
import { CommandError, defineCommand } from '../command.ts';
import { isFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { createProgress, type Progress } from '../progress.ts';

/** `quoin build my-site --out dist`: site JSON and theme to static HTML. */
export const build = defineCommand({
  name: 'build',
  summary: 'site JSON and theme to static HTML',
  usage: 'quoin build [site]',
  options: {
    out: { type: 'string', value: 'DIR', description: 'where the pages go (default dist)' },
    theme: { type: 'string', value: 'DIR', description: 'another theme than the one of site.json' },
    'base-url': {
      type: 'string',
      value: 'URL',
      description: 'where the site will live: for canonical addresses',
    },
    now: { type: 'string', value: 'ISO', description: 'build as of this time, such as 2026-12-24T18:00:00Z' },
    drafts: { type: 'boolean', description: 'build drafts and scheduled content as well' },
    'no-cache': { type: 'boolean', description: 'start from nothing' },
    workers: { type: 'string', value: 'N', description: 'how many processes may be used' },
  },
  examples: [
    'quoin build fixtures/sites/olaria --out dist',
    'quoin build --drafts --now 2026-12-24T18:00:00Z',
  ],
  async run(io, { values, positionals }) {
    const started = performance.now();
    const [site = '.', ...others] = positionals;
    if (others.length > 0)
      throw new CommandError('usage', 'quoin build takes one site', `build ${site} alone`);
    const folder = siteFolder(io, site);
    const out = values.out ?? 'dist';
    const now = readTime(values.now);
    const baseUrl = readBaseUrl(values['base-url']);
    readWorkers(values.workers);
    if (values.theme !== undefined && !isFolder(io, values.theme, 'the theme')) {
      throw new CommandError('usage', `the theme ${values.theme} is a file`, 'name its folder');
    }
    checkOutput(io, { out, folders: [folder, ...(values.theme === undefined ? [] : [values.theme])] });
    // Loaded here, so that the other commands do not wait for it.
    const { compileSite } = await import('../../compiler/compile-site.ts');
    const { compileStyles, createDiskFiles, createDiskOutput, createHotEngine, createLocale } = await import(
      '../../compiler/node/index.ts'
    );
    const { OutputError } = await import('../../compiler/5-write/index.ts');
    let progress: Progress | undefined;
    try {
      const compiled = compileSite(
        {
          site: createDiskFiles(folder, io.cwd),
          theme: values.theme === undefined ? undefined : createDiskFiles(values.theme, io.cwd),
          output: createDiskOutput(resolve(io.cwd, out)),
          compileStyles,
          createLocale,
          engine: createHotEngine(),
          clock: () => performance.now(),
        },
        {
          now,
          drafts: values.drafts,
          baseUrl,
          onProgress: (_done, total) => {
            progress ??= createProgress(io, { label: 'pages', total });
            progress.advance();
          },
        },
      );
      progress?.end();
      const total = performance.now() - started;
      if (io.json) io.out(`${JSON.stringify(toJson(compiled, total))}\n`);
      else tell(io, compiled, { out, total });
      return compiled.ok ? 0 : 1;
    } catch (error) {
      progress?.end();
      if (error instanceof OutputError)
        throw new CommandError('input', error.message, 'name another folder with --out');
      throw error;
    }
  },
});

/** A site is called by its folder or by its `site.json`. */
function siteFolder(io: Io, site: string): string {
  if (isFolder(io, site, 'the site')) return site;
  if (basename(site) === 'site.json') return dirname(site);
  throw new CommandError('usage', `${site} is not a site`, 'name the folder that holds site.json');
}

function readTime(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new CommandError('usage', `${text} is no time`, 'such as --now 2026-12-24T18:00:00Z');
}

function readBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/?#\s"'<>]+\/?$/.test(text)) return text;
  throw new CommandError(
    'usage',
    `${text} is no address of a site`,
    'such as --base-url https://example.com',
  );
}

/** One process builds everything so far; the number is checked all the same. */
function readWorkers(text: string | undefined): void {
  if (text === undefined || /^[1-9]\d{0,2}$/.test(text)) return;
  throw new CommandError('usage', `${text} is no number of processes`, 'such as --workers 2');
}

interface OutputQuestion {
  readonly out: string;
  readonly folders: readonly string[];
}

/** A build must not write over what it is made of: `dist` may be in the site, but the site not in `dist`. */
function checkOutput(io: Io, { out, folders }: OutputQuestion): void {
  const target = resolve(io.cwd, out);
  for (const folder of folders) {
    const source = resolve(io.cwd, folder);
    const isAround = source === target || source.startsWith(target.endsWith(sep) ? target : target + sep);
    const first = relative(source, target).split(sep)[0] ?? '';
    if (!isAround && !SOURCE_FOLDERS.includes(first)) continue;
    throw new CommandError(
      'usage',
      `${out} holds what the site is made of`,
      'name another folder with --out',
    );
  }
}

const SOURCE_FOLDERS: readonly string[] = [
  'pages',
  'collections',
  'items',
  'taxons',
  'navigation',
  'assets',
  'blocks',
  'scripts',
  'strings',
  'styles',
];

/** The contract of the command line. */
function toJson({ ok, routes, report, ms, diagnostics }: CompiledSite, total: number): object {
  const rounded = (time: number) => Math.round(time * 10) / 10;
  return {
    ok,
    routes: routes.map(({ url, file, pageType, template }) => ({ url, file, pageType, template })),
    files: {
      written: report.written.length,
      unchanged: report.unchanged.length,
      removed: report.removed.length,
    },
    bytes: report.bytes,
    ms: {
      read: rounded(ms.read),
      validate: rounded(ms.validate),
      route: rounded(ms.route),
      render: rounded(ms.render),
      write: rounded(ms.write),
      images: 0,
      scripts: 0,
      total: rounded(total),
    },
    diagnostics,
  };
}

interface Told {
  readonly out: string;
  readonly total: number;
}

function tell(io: Io, compiled: CompiledSite, { out, total }: Told): void {
  const { ok, diagnostics, report, routes } = compiled;
  for (const diagnostic of diagnostics) io.err(`${frameOf(io, diagnostic, compiled)}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const found = [plural(errors, 'error'), plural(warnings, 'warning')].filter(
    (text) => !text.startsWith('0 '),
  );
  if (!ok) {
    io.err(`Not built: ${found.join(' and ')}; ${out} is as it was\n`);
    return;
  }
  const { written, unchanged, removed, bytes } = report;
  const extra = found.length === 0 ? '' : `, ${found.join(' and ')}`;
  io.out(`${plural(routes.length, 'page')} in ${seconds(total)}${extra}\n`);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  io.out(
    `${out}: ${written.length} written, ${unchanged.length} unchanged, ${removed.length} removed, ${size}\n`,
  );
  for (const path of removed.slice(0, MOST_NAMES)) io.out(`  removed ${path}\n`);
  if (removed.length > MOST_NAMES) io.out(`  and ${removed.length - MOST_NAMES} more\n`);
}

/** A renamed collection removes many files; nobody reads more names than these. */
const MOST_NAMES = 20;

function frameOf(io: Io, diagnostic: Diagnostic, { sources }: CompiledSite): string {
  const { settings, documents, theme } = sources;
  const all = [...(settings === undefined ? [] : [settings]), ...documents, ...theme.sources];
  const source = all.find(({ file }) => file === diagnostic.place?.file);
  return formatFrame(diagnostic, source && createSourceText(source.file, source.text), {
    color: io.colors.err,
  });
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}
