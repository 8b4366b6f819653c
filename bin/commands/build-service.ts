import { defineCommand } from '../input/command.ts';
import { dataPath, siteFolder } from '../input/find-site.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import { printInternalError } from '../printing/print-internal-error.ts';
import { openRemote } from '../serving/remote/open-remote.ts';
import { tokenFileOption } from '../serving/remote/read-token.ts';
import type { RemoteBuild } from '../serving/remote/report-builds.ts';
import { untilSignal } from '../serving/supervise/until-signal.ts';

/** `quoin build-service --site https://shop.example`: builds what the dashboard of a deployed Worker publishes. */
export const buildService = defineCommand({
  name: 'build-service',
  summary: 'build what the dashboard of a deployed Worker publishes',
  usage: 'quoin build-service [folder] --site URL',
  options: {
    site: { type: 'string', value: 'URL', description: 'address of the deployed site' },
    'token-file': tokenFileOption,
    once: { type: 'boolean', description: 'end when the first release built here is live' },
    data: { type: 'string', value: 'DIR', description: 'data folder (default .quoin in the folder)' },
  },
  examples: [
    'quoin build-service --site https://shop.example',
    'quoin build-service my-shop --site https://shop.example --token-file /run/secrets/quoin',
  ],
  async run(io, { values, positionals }) {
    const [given = '.', ...others] = positionals;
    const { site, data } = values;
    const usage = 'usage: quoin build-service [folder] --site URL';
    if (site === undefined) throw new CommandError('usage', 'Which site? --site is missing', usage);
    if (others.length > 0) throw new CommandError('usage', `Too many arguments: ${others.join(' ')}`, usage);
    const folder = siteFolder(io, given);
    const stopped = stopSignal();
    const say = (text: string) => !io.quiet && !io.json && io.err(`${text}\n`);
    const tokenFile = values['token-file'];
    const address = { url: site, option: '--site', tokenFile, data: dataPath(io, folder, data) } as const;
    const remote = await openRemote(address, process.env, {
      signal: stopped,
      onConnecting: (origin) => say(`Connecting to ${origin}`),
    }).catch((error: unknown) => {
      if (!stopped.aborted) throw error;
    });
    if (remote === undefined) return 0;
    const { runBuildService } = await import('../serving/remote/run-build-service.ts');
    let isConnected = false;
    await runBuildService(io, {
      folder,
      data,
      remote,
      isOnce: values.once === true,
      stopped,
      onConnect: () => {
        say(isConnected ? 'Connected again' : `Connected to ${remote.origin}. Press Ctrl+C to stop`);
        isConnected = true;
      },
      onLost: (reason, retryMs) => io.err(`${reason}; trying again in ${Math.ceil(retryMs / 1000)} s\n`),
      onBuild: (built) => (io.json ? printJson(io, built) : say(textOf(built))),
      onFinishing: () => io.err('Stopping after the current build; press Ctrl+C again to stop now\n'),
      onError: (error) =>
        error instanceof CommandError
          ? io.err(`Not built: ${error.message}\n`)
          : printInternalError(io, error),
    });
    return 0;
  },
});

/** Aborted by the first signal of the operating system. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  void untilSignal().then(() => controller.abort());
  return controller.signal;
}

/** One line per request. */
function printJson(io: Io, built: RemoteBuild): void {
  io.out(`${JSON.stringify({ ...built, release: built.release ?? null })}\n`);
}

function textOf({ release, isCheck, errors, uploaded, ms }: RemoteBuild): string {
  const time = `${(ms / 1000).toFixed(1)} s`;
  const found = errors === 0 ? 'no errors' : plural(errors, 'error');
  if (isCheck) return `Checked in ${time}: ${found}`;
  if (release === undefined) return `Not built: ${found} (${time})`;
  return `Built ${release.slice(0, 12)} in ${time}: ${plural(uploaded, 'file')} uploaded`;
}
