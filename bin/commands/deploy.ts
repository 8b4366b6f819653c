import type { DeploySettings } from '../deploying/deploy-settings.ts';
import { deployWorker } from '../deploying/deploy-worker.ts';
import type { SecretValues } from '../deploying/deployment-secrets.ts';
import { openDeployment } from '../deploying/open-deployment.ts';
import { defineCommand } from '../input/command.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { storedSecrets } from '../serving/data/data-folder.ts';

/** `quoin deploy my-site`: the Worker, the dashboard and the secrets to Cloudflare. */
export const deploy = defineCommand({
  name: 'deploy',
  summary: 'deploy the Worker and the dashboard to Cloudflare',
  usage: 'quoin deploy [site]',
  options: {
    env: { type: 'string', value: 'NAME', description: 'environment in deploy.json (default production)' },
    'dry-run': { type: 'boolean', description: 'check everything and say what would be done' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder, which stores the created secrets (default .quoin in the site)',
    },
  },
  examples: ['quoin deploy my-shop --dry-run', 'quoin deploy my-shop', 'quoin deploy my-shop --env staging'],
  async run(io, { values, positionals }) {
    const [site = '.', ...others] = positionals;
    if (others.length > 0)
      throw new CommandError(
        'usage',
        `Too many arguments: ${others.join(' ')}`,
        'usage: quoin deploy [site]',
      );
    const environment = values.env === 'production' ? undefined : values.env;
    const opened = openDeployment(io, { site, data: values.data, environment });
    const { url, secrets, assets, signInUrl } = await deployWorker(opened.settings, {
      io,
      site: opened.site,
      data: opened.data,
      isDryRun: values['dry-run'] === true,
      environment: process.env,
      localSecrets: environment === undefined ? localSecrets(opened.dataFolder) : {},
    });
    const { settings } = opened;
    if (io.json) printJson(io, { env: values.env ?? 'production', settings, url, assets, secrets });
    else if (url !== undefined) io.out(`${settings.worker} is deployed: ${url}\n`);
    if (url !== undefined && !io.json) printSignIn(io, signInUrl);
    return 0;
  },
});

interface Deployed {
  readonly env: string;
  readonly settings: DeploySettings;
  readonly url: string | undefined;
  readonly assets: number;
  /** Names only. */
  readonly secrets: readonly string[];
}

function printJson(io: Io, { env, settings, url = '', assets, secrets }: Deployed): void {
  const result = { env, url: url === '' ? null : url, worker: settings.worker, assets, secrets };
  io.out(`${JSON.stringify(result)}\n`);
}

function printSignIn(io: Io, signInUrl: string | undefined): void {
  if (signInUrl === undefined)
    io.err('It does not respond yet. Run quoin deploy again for a link to the dashboard\n');
  else io.out(`Sign in to the dashboard: ${signInUrl}\nThe link works once and expires in 10 minutes\n`);
}

/** The secrets of the server on this machine, as the Worker names them. */
function localSecrets(dataFolder: string): SecretValues {
  const { masterSecret, previousMasterSecret } = storedSecrets(dataFolder) ?? {};
  return {
    ...(masterSecret !== undefined && { MASTER_SECRET: masterSecret }),
    ...(previousMasterSecret !== undefined && { MASTER_SECRET_PREVIOUS: previousMasterSecret }),
  };
}
