import { deployWorker } from '../deploying/deploy-worker.ts';
import { openDeployment } from '../deploying/open-deployment.ts';
import { defineCommand } from '../input/command.ts';
import { dataPath, siteFolder } from '../input/find-site.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import {
  dropPreviousSecrets,
  isDataFolder,
  openDataFolder,
  replaceSecrets,
} from '../serving/data/data-folder.ts';
import { lockDataFolder } from '../serving/data/data-folder-lock.ts';
import { LockedError } from '../serving/data/file-lock.ts';
import { environmentOf, isDeploymentName } from '../serving/remote/stored-deployment.ts';

/** `quoin rotate-secrets my-site`: new secrets, while the ones before stay valid. */
export const rotateSecrets = defineCommand({
  name: 'rotate-secrets',
  summary: 'replace the secrets that sign sessions and links',
  usage: 'quoin rotate-secrets [site]',
  options: {
    to: {
      type: 'string',
      value: 'WHERE',
      description:
        'cloudflare, or cloudflare:NAME for another environment (default: the server on this machine)',
    },
    'drop-previous': {
      type: 'boolean',
      description: 'end what the secrets before the last rotation signed, instead of creating new ones',
    },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
  },
  examples: [
    'quoin rotate-secrets',
    'quoin rotate-secrets --to cloudflare',
    'quoin rotate-secrets --drop-previous',
  ],
  async run(io, { values, positionals: [site = '.'] }) {
    const isDrop = values['drop-previous'] === true;
    const { to, data } = values;
    if (to === undefined) await rotateHere(io, dataPath(io, siteFolder(io, site), data), isDrop);
    else await rotateOnCloudflare(io, { site, data, to }, isDrop);
    printResult(io, isDrop);
    return 0;
  },
});

/** A running server would keep the old secrets, and reject the new admin token. */
async function rotateHere(io: Io, path: string, isDrop: boolean): Promise<void> {
  if (!isDataFolder(path))
    throw new CommandError('input', `No site data in ${path}`, 'quoin serve and quoin publish create it');
  const data = openDataFolder(path);
  const lock = await lockDataFolder(data).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    throw new CommandError('input', error.message, 'stop it first');
  });
  try {
    if (isDrop) dropPreviousSecrets(data);
    else replaceSecrets(data);
  } finally {
    lock.release();
  }
  if (!io.quiet && !io.json) io.err(`They take effect with the next start of the server\n`);
}

interface Target {
  readonly site: string;
  readonly data: string | undefined;
  readonly to: string;
}

/** Uploads the Worker again: the only step in which Wrangler sets several secrets at once. */
async function rotateOnCloudflare(io: Io, { site, data, to }: Target, isDrop: boolean): Promise<void> {
  if (!isDeploymentName(to))
    throw new CommandError(
      'usage',
      `--to is ${to}`,
      'expected cloudflare, or cloudflare:NAME for another environment',
    );
  const opened = openDeployment(io, { site, data, environment: environmentOf(to) });
  await deployWorker(opened.settings, {
    io,
    site: opened.site,
    data: opened.data,
    isDryRun: false,
    environment: process.env,
    rotation: isDrop ? 'drop-previous' : 'replace',
  });
}

function printResult(io: Io, isDrop: boolean): void {
  if (io.json) io.out(`${JSON.stringify({ dropped: isDrop })}\n`);
  else if (isDrop) io.out('The previous secrets are no longer valid\n');
  else io.out('New secrets are set. The previous ones stay valid until you run quoin rotate-secrets again\n');
}
