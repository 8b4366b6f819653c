import { resolve } from 'node:path';
import { readBotCheck } from '../checking/read-bot-check.ts';
import { defineCommand } from '../input/command.ts';
import { dataPath, siteFolder } from '../input/find-site.ts';
import { programCommand } from '../input/package-manager.ts';
import { readPort } from '../input/read-port.ts';
import { readRole } from '../input/read-role.ts';
import { CommandError } from '../printing/command-error.ts';
import { printMoved } from '../printing/moved-message.ts';
import { printInternalError } from '../printing/print-internal-error.ts';
import { signInCommand } from '../printing/sign-in-command.ts';
import type { CachedFiles } from '../serving/data/cached-files.ts';
import { createFilePublisher } from '../serving/publish/file-publisher.ts';
import { readEmailSettings } from '../serving/supervise/email-settings.ts';
import { untilStopped } from '../serving/supervise/until-stopped.ts';
import { printConflict, printSyncError } from '../serving/sync/print-conflicts.ts';
import { watchSite } from '../serving/sync/watch-site.ts';

const DEFAULT_PORT = 4321;

/** Interval for checking whether another process changed the live release. */
const POLL_INTERVAL_MS = 2000;

/** Interval for reading the metadata of all files, in case the system has dropped an event. */
const CHECK_INTERVAL_MS = 30_000;

/** `quoin dev my-site`: runs site, server and dashboard in one local process and publishes each saved file. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'run site, server and dashboard locally, with live reload',
  usage: 'quoin dev [site]',
  options: {
    port: { type: 'string', value: 'N', description: `port to listen on (default ${DEFAULT_PORT})` },
    open: { type: 'boolean', description: 'open the dashboard in the browser' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
    role: {
      type: 'string',
      value: 'N',
      description: 'sign in with this role, by number or name',
    },
  },
  examples: ['quoin dev fixtures/sites/olaria', 'quoin dev --port 3000 --open'],
  async run(io, { values, positionals }) {
    const folder = siteFolder(io, positionals[0] ?? '.');
    const role = readRole(values.role);
    const email = readEmailSettings(process.env, resolve(io.cwd, folder));
    readBotCheck(process.env);
    const started = performance.now();
    const { openSite } = await import('../serving/supervise/open-site.ts');
    const site = await openSite({
      folder: resolve(io.cwd, folder),
      data: dataPath(io, folder, values.data),
      cwd: io.cwd,
      host: '127.0.0.1',
      port: readPort(values.port, DEFAULT_PORT),
      writesToDisk: true,
      anyHost: false,
      liveReload: true,
      allowTestPayments: true,
      email: email.sender,
      environment: process.env,
      onRestart: (exit) => io.err(`The Worker exited (${exit}) and is restarting\n`),
      onError: (error) => printInternalError(io, error),
      onConflict: (conflictCopies) => printConflict(io, conflictCopies),
      onSyncError: (syncError) => printSyncError(io, syncError),
    }).catch((error: unknown) => {
      throw new CommandError('input', error instanceof Error ? error.message : String(error));
    });
    let stopWatching = () => {};
    let noticing: NodeJS.Timeout | undefined;
    let checking: NodeJS.Timeout | undefined;
    try {
      const files = createFilePublisher(io, site, folder);
      // Watches before the first scan, so that no save in between is missed.
      const watcher = watchSite({
        folder: resolve(io.cwd, folder),
        isOwn: site.isUpload,
        onChange: files.update,
        onEvent: site.files.note,
      });
      site.files.watch();
      stopWatching = watcher.close;
      if (await site.admin.isMoved()) printMoved(io, programCommand(process.env));
      else await files.start();
      noticing = setInterval(files.pollReleases, POLL_INTERVAL_MS);
      checking = setInterval(() => checkFiles(site.files), CHECK_INTERVAL_MS);
      const signIn = `${site.origin}/config?key=${await site.admin.signInKey(role)}`;
      io.err(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      io.err(`  site       ${site.origin}/\n  dashboard  ${signIn}\n`);
      io.err('The dashboard link works once and expires in 10 minutes. ');
      io.err(
        `To get another one: ${signInCommand({ program: programCommand(process.env), folder, data: values.data })}\n`,
      );
      // Warns that emails to customers are really sent.
      if (email.sender !== undefined) io.err(`${email.message}\n`);
      if (values.open === true) await openBrowser(signIn);
      return await untilStopped(io, site);
    } finally {
      stopWatching();
      clearInterval(noticing);
      clearInterval(checking);
      await site.stop();
    }
  },
});

/** Files that changed without an event are imported with the next save. */
function checkFiles(files: CachedFiles): void {
  files.invalidate();
  try {
    files.snapshot();
  } catch {
    // The next import reports it, for example a folder without permissions.
  }
}

async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
