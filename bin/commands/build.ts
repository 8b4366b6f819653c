import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CompiledSite } from '../../compiler/compile-site.ts';
import { checkOutput } from '../building/check-output.ts';
import { defineCommand } from '../input/command.ts';
import { isFolder } from '../input/files.ts';
import { siteFolder } from '../input/find-site.ts';
import { readTime } from '../input/time.ts';
import { CommandError } from '../printing/command-error.ts';
import { countDiagnostics, formatDiagnostics } from '../printing/format-diagnostics.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import { createProgress, type Progress } from '../printing/progress.ts';

/** `quoin build my-site --out dist`: compiles site JSON and a theme to static HTML. */
export const build = defineCommand({
  name: 'build',
  summary: 'compile a site to static HTML',
  usage: 'quoin build [site]',
  options: {
    out: { type: 'string', value: 'DIR', description: 'output folder (default dist)' },
    theme: { type: 'string', value: 'DIR', description: 'use this theme instead of the one in site.json' },
    'base-url': {
      type: 'string',
      value: 'URL',
      description: 'URL of the published site, for canonical links',
    },
    now: {
      type: 'string',
      value: 'TIME',
      description: 'build as of this time: ISO 8601 or epoch milliseconds',
    },
    drafts: { type: 'boolean', description: 'include drafts and scheduled content' },
    strict: { type: 'boolean', description: 'treat warnings as errors' },
    force: { type: 'boolean', description: 'overwrite files in DIR that were not written by a build' },
    'no-cache': { type: 'boolean', description: 'ignore cached images' },
    workers: { type: 'string', value: 'N', description: 'number of images to process in parallel' },
  },
  examples: [
    'quoin build fixtures/sites/olaria --out dist/olaria',
    'quoin build --drafts --now 2026-12-24T18:00:00Z',
  ],
  async run(io, { values, positionals }) {
    const started = performance.now();
    const [site = '.', ...others] = positionals;
    if (others.length > 0)
      throw new CommandError('usage', `Too many arguments: ${others.join(' ')}`, 'usage: quoin build [site]');
    const folder = siteFolder(io, site);
    const out = values.out ?? 'dist';
    const now = readTime(values.now);
    const baseUrl = readBaseUrl(values['base-url']);
    const workers = readWorkers(values.workers);
    if (values.theme !== undefined && !isFolder(io, values.theme, 'theme')) {
      throw new CommandError('usage', `The theme is a file: ${values.theme}`, 'specify its folder');
    }
    checkOutput(io, { out, site: folder, theme: values.theme });
    // Imported lazily to keep other commands fast.
    const { compileSite } = await import('../../compiler/compile-site.ts');
    const { createDiskOutput } = await import('../../compiler/node/disk-output.ts');
    const { cacheFolder, openBuildPorts } = await import('../building/open-build-ports.ts');
    const { ForeignFileError, OutputError } = await import('../../compiler/5-write/output.ts');
    let progress: Progress | undefined;
    const count = (label: string) => (done: number, total: number) => {
      if (done === 1) progress?.end();
      if (done === 1 || progress === undefined) progress = createProgress(io, { label, total });
      progress.advance();
    };
    const noCache = values['no-cache'] === true ? mkdtempSync(join(tmpdir(), 'quoin-cache-')) : undefined;
    try {
      const ports = await openBuildPorts({
        folder: resolve(io.cwd, folder),
        theme: values.theme && resolve(io.cwd, values.theme),
        cache: noCache ?? cacheFolder(),
        cwd: io.cwd,
      });
      const compiled = await compileSite(
        { ...ports, output: createDiskOutput(resolve(io.cwd, out)), hash: sha256 },
        {
          now,
          drafts: values.drafts,
          baseUrl,
          force: values.force,
          strict: values.strict,
          workers,
          onProgress: count('pages'),
          onImage: count('images'),
        },
      );
      progress?.end();
      const total = performance.now() - started;
      if (io.json) io.out(`${JSON.stringify(toJson(compiled, total))}\n`);
      else printResult(io, compiled, { out, total });
      return compiled.ok ? 0 : 1;
    } catch (error) {
      progress?.end();
      if (error instanceof ForeignFileError) throw rejectForeignOrigin(error.paths, out);
      if (error instanceof OutputError)
        throw new CommandError('input', error.message, 'choose another folder with --out');
      throw error;
    } finally {
      if (noCache !== undefined) rmSync(noCache, { recursive: true });
    }
  },
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function rejectForeignOrigin(paths: readonly string[], out: string): CommandError {
  const [first, ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other file')}`;
  return new CommandError(
    'input',
    `A build would overwrite ${out}/${first}${more}, not written by a previous build`,
    'choose another folder with --out, or use --force',
  );
}

function readBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/?#\s"'<>]+\/?$/.test(text)) return text;
  throw new CommandError(
    'usage',
    `Invalid URL: --base-url ${text}`,
    'for example --base-url https://example.com',
  );
}

function readWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new CommandError('usage', `Invalid number: --workers ${text}`, 'for example --workers 2');
}

/** Part of the CLI contract. */
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
      images: rounded(ms.images),
      scripts: rounded(ms.scripts),
      total: rounded(total),
    },
    diagnostics,
  };
}

interface PrintOptions {
  readonly out: string;
  readonly total: number;
}

function printResult(io: Io, compiled: CompiledSite, { out, total }: PrintOptions): void {
  const { ok, diagnostics, report, routes } = compiled;
  io.err(formatDiagnostics(diagnostics, { sources: textsOf(compiled), color: io.colors.err }));
  const found = countDiagnostics(diagnostics);
  if (!ok) {
    const state = existsSync(resolve(io.cwd, out)) ? `${out} is unchanged` : `${out} was not created`;
    io.err(`Build failed with ${found}; ${state}\n`);
    return;
  }
  const { written, unchanged, removed, bytes } = report;
  const extra = found === '' ? '' : ` with ${found}`;
  io.out(`Built ${plural(routes.length, 'page')} in ${seconds(total)}${extra}\n`);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  io.out(
    `${out}: ${written.length} written, ${unchanged.length} unchanged, ${removed.length} removed, ${size}\n`,
  );
  for (const path of removed.slice(0, MAX_NAMES)) io.out(`  removed ${path}\n`);
  if (removed.length > MAX_NAMES) io.out(`  and ${removed.length - MAX_NAMES} more\n`);
}

/** Renaming a collection removes many files; longer lists are truncated. */
const MAX_NAMES = 20;

/** Source texts, keyed by their name in diagnostics. */
function textsOf({ sources }: CompiledSite): Readonly<Record<string, string>> {
  const { settings, documents, bodies, theme } = sources;
  const all = [
    ...(settings === undefined ? [] : [settings]),
    ...documents,
    ...Object.values(bodies),
    ...theme.sources,
  ];
  return Object.fromEntries(all.map(({ file, text }) => [file, text]));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}
