import { relative, resolve } from 'node:path';
import type { DocKey } from '../../compiler/model/index.ts';
import { CommandError, defineCommand } from '../command.ts';
import type { Io } from '../io.ts';
import { dataPath, readPort, siteFolder } from '../serving/find-site.ts';
import type { OpenedSite } from '../serving/open-site.ts';
import { readRole } from '../serving/read-role.ts';
import { tellBug } from '../serving/tell-bug.ts';
import { tellDiagnostics, tellRefused } from '../serving/tell-diagnostics.ts';
import { untilSignal } from '../serving/until-signal.ts';
import { watchSite } from '../serving/watch-site.ts';

const STANDARD_PORT = 4321;

/** `quoin dev my-site`: site, edge and editor in one local process; what is saved is seen at once. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'one local process: site, edge, editor; live reload',
  usage: 'quoin dev [site]',
  options: {
    port: { type: 'string', value: 'N', description: `where it listens (default ${STANDARD_PORT})` },
    open: { type: 'boolean', description: 'open the dashboard in the browser' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'where its state is kept (default .quoin in the site)',
    },
    role: {
      type: 'string',
      value: 'N',
      description: 'sign in with this role, such as 16 for a draft editor',
    },
  },
  examples: ['quoin dev fixtures/sites/olaria', 'quoin dev --port 3000 --open'],
  async run(io, { values, positionals }) {
    const folder = siteFolder(io, positionals[0] ?? '.');
    const role = readRole(values.role);
    const started = performance.now();
    const { openSite } = await import('../serving/open-site.ts');
    const site = await openSite({
      folder: resolve(io.cwd, folder),
      data: dataPath(io, folder, values.data),
      cwd: io.cwd,
      host: '127.0.0.1',
      port: readPort(values.port, STANDARD_PORT),
      mirrors: true,
      anyHost: false,
      liveReload: true,
      allowTestPayments: true,
      onRestart: (exit) => io.err(`The Worker ended (${exit}); it is started again\n`),
      onError: (error) => tellBug(io, error),
      onKept: (path, copy) =>
        io.err(
          `${path} was changed here and in the dashboard at once: the dashboard’s stands, yours is ${relative(io.cwd, copy)}\n`,
        ),
    }).catch((error: unknown) => {
      throw new CommandError('input', error instanceof Error ? error.message : String(error));
    });
    try {
      await start(io, site, folder);
      const signIn = `${site.origin}/config?key=${await site.admin.signInKey(role)}`;
      io.err(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      io.err(`  site       ${site.origin}/\n  dashboard  ${signIn}\nCtrl+C ends it\n`);
      if (values.open === true) await openBrowser(signIn);
      const watcher = watchSite({
        folder: resolve(io.cwd, folder),
        isOwn: site.isUpload,
        onChange: (change) =>
          update(io, { site, folder, ...change }).catch((error: unknown) => tellBug(io, error)),
      });
      await untilSignal();
      watcher.close();
      return 0;
    } finally {
      await site.stop();
    }
  },
});

/** What was changed while nobody looked is taken in; the first time, all of it goes live. */
async function start(io: Io, site: OpenedSite, folder: string): Promise<void> {
  const { keys, isWhole } = await importFiles(io, site, folder);
  const isLive = (await site.admin.releases()).length > 0;
  // Half a site is better than none to look at, but not to begin with.
  if (!isLive && !isWhole) return io.err('Nothing is live before that is repaired\n');
  if (!isLive) return publish(io, () => site.publish('Started'));
  if (keys.length > 0) await publish(io, () => site.publish('Files changed', keys));
}

interface Change {
  readonly site: OpenedSite;
  readonly folder: string;
  /** A picture, a template, a style sheet. */
  readonly isOutsideDocuments: boolean;
}

/**
 * Whoever edits files wants to see them: they go live, and nothing else does that is waiting in the dashboard. What the
 * dashboard itself has just written is no change.
 */
async function update(io: Io, { site, folder, isOutsideDocuments }: Change): Promise<void> {
  const { keys } = await importFiles(io, site, folder);
  const isLive = (await site.admin.releases()).length > 0;
  if (!isLive) return start(io, site, folder);
  if (keys.length > 0 || isOutsideDocuments) await publish(io, () => site.publish('Files changed', keys));
}

async function importFiles(
  io: Io,
  site: OpenedSite,
  folder: string,
): Promise<{ readonly keys: readonly DocKey[]; readonly isWhole: boolean }> {
  const { keys, refused, unreadable } = await site.importFiles();
  const isWhole = refused.length + unreadable.length === 0;
  if (!isWhole) await tellRefused(io, folder);
  return { keys, isWhole };
}

async function publish(io: Io, publishNow: () => ReturnType<OpenedSite['publish']>): Promise<void> {
  const started = performance.now();
  const { ok, diagnostics } = await publishNow();
  tellDiagnostics(io, diagnostics);
  const ms = Math.round(performance.now() - started);
  io.err(ok ? `Built in ${ms} ms\n` : 'Not built: the site is as it was\n');
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
