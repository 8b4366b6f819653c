import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CompiledSite } from '../../compiler/write-site.ts';
import type { BuildRequest, BuildResult } from '../building/build-record.ts';
import { checkOutput } from '../building/check-output.ts';
import { tuneGarbageCollection } from '../building/tune-garbage-collection.ts';
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
    'no-cache': { type: 'boolean', description: 'ignore cached images and the last build' },
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
    const { cacheFolder } = await import('../building/cache-folder.ts');
    const { openBuildRecord } = await import('../building/build-record.ts');
    const { createDiskOutput, settleOutput } = await import('../../compiler/node/disk-output.ts');
    const { UnfinishedMovesError } = await import('../../compiler/node/move-files.ts');
    const request: BuildRequest = {
      folder: resolve(io.cwd, folder),
      theme: values.theme && resolve(io.cwd, values.theme),
      out: resolve(io.cwd, out),
      cwd: io.cwd,
      now: values.now === undefined ? undefined : now,
      drafts: values.drafts,
      baseUrl,
      strict: values.strict,
    };
    const isCached = values['no-cache'] !== true;
    await settleOutput(request.out);
    const last = isCached ? openBuildRecord(request, cacheFolder()) : undefined;
    if (last?.known !== undefined) {
      report(io, unchangedBuild(last.known, io.cwd), { out, started });
      return 0;
    }
    tuneGarbageCollection();
    const { compileSite } = await import('../../compiler/compile-site.ts');
    const { createSiteSession } = await import('../../compiler/site-session.ts');
    const { validateSite } = await import('../../compiler/2-validate/validate-site.ts');
    const { createOutputStates } = await import('../building/output-states.ts');
    const { openSessionRecord } = await import('../building/session-record.ts');
    const { openBuildPorts } = await import('../building/open-build-ports.ts');
    const { ForeignFileError, OutputError } = await import('../../compiler/5-write/output.ts');
    let progress: Progress | undefined;
    const count = (label: string) => (done: number, total: number) => {
      if (done === 1) progress?.end();
      if (done === 1 || progress === undefined) progress = createProgress(io, { label, total });
      progress.advance();
    };
    const temporary = isCached ? undefined : mkdtempSync(join(tmpdir(), 'quoin-cache-'));
    try {
      const ports = await openBuildPorts({
        ...request,
        cache: temporary ?? cacheFolder(),
        isReadOnce: true,
      });
      const states = createOutputStates(request.out);
      const record = isCached ? openSessionRecord(request, { cache: cacheFolder(), states }) : undefined;
      const session =
        record &&
        createSiteSession({ ...ports, records: { digest: sha256, earlier: record.earlier } }, validateSite);
      const compiled = await compileSite(
        {
          ...ports,
          readsOnDemand: true,
          digest: sha256,
          output: createDiskOutput(request.out),
          hash: sha256,
          pause: setImmediate,
        },
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
        session,
      );
      progress?.end();
      states.forget(compiled.report.written);
      last?.store(compiled, states);
      if (compiled.ok && session !== undefined) record?.save(session.record());
      report(io, { ...compiled, texts: textsOf(compiled) }, { out, started });
      return compiled.ok ? 0 : 1;
    } catch (error) {
      progress?.end();
      if (error instanceof ForeignFileError) throw rejectForeignOrigin(error.paths, out);
      if (error instanceof UnfinishedMovesError)
        throw new CommandError('input', `Not all files of ${out} were replaced`, 'build again');
      if (error instanceof OutputError)
        throw new CommandError('input', error.message, 'choose another folder with --out');
      throw error;
    } finally {
      if (temporary !== undefined) rmSync(temporary, { recursive: true });
    }
  },
});

function sha256(text: string): string {
  return hash('sha256', text, 'base64');
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

/** What is printed about a build. */
interface Printed
  extends Pick<CompiledSite, 'ok' | 'diagnostics' | 'report' | 'ms'>,
    Pick<BuildResult, 'routes'> {
  /** Source texts, keyed by their name in diagnostics. */
  readonly texts: Readonly<Record<string, string>>;
}

function report(
  io: Io,
  printed: Printed,
  { out, started }: { readonly out: string; readonly started: number },
): void {
  const total = performance.now() - started;
  if (io.json) io.out(`${JSON.stringify(toJson(printed, total))}\n`);
  else printResult(io, printed, { out, total });
}

/** A build that neither read nor wrote anything, because its result is known. */
function unchangedBuild({ routes, diagnostics, files, bytes }: BuildResult, cwd: string): Printed {
  return {
    ok: true,
    routes,
    diagnostics,
    report: { written: [], unchanged: files, removed: [], bytes },
    ms: { read: 0, validate: 0, route: 0, render: 0, write: 0, images: 0, scripts: 0 },
    texts: Object.fromEntries(
      [...filesOf(diagnostics)].map((file) => [file, readFileSync(resolve(cwd, file), 'utf8')]),
    ),
  };
}

/** Part of the CLI contract. */
function toJson({ ok, routes, report, ms, diagnostics }: Printed, total: number): object {
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

function printResult(io: Io, printed: Printed, { out, total }: PrintOptions): void {
  const { ok, diagnostics, report, routes, texts } = printed;
  io.err(formatDiagnostics(diagnostics, { sources: texts, color: io.colors.err }));
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

/** The files that diagnostics point to. */
function filesOf(diagnostics: BuildResult['diagnostics']): ReadonlySet<string> {
  return new Set(diagnostics.flatMap(({ location }) => location?.file ?? []));
}

/** Source texts, keyed by their name in diagnostics. */
function textsOf({ sources, diagnostics }: CompiledSite): Readonly<Record<string, string>> {
  const { settings, documents, bodies, theme } = sources;
  const named = filesOf(diagnostics);
  const all = [
    ...(settings === undefined ? [] : [settings]),
    ...documents,
    ...Object.values(bodies),
    ...theme.sources,
  ];
  return Object.fromEntries(
    all.flatMap((source) => (named.has(source.file) ? [[source.file, source.text]] : [])),
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}
