import { CommandError } from '../printing/command-error.ts';
import type { DeploySettings } from './deploy-settings.ts';
import { checkResult, type Wrangler } from './open-wrangler.ts';
import { bucketOf } from './wrangler-config.ts';

/** What an account at Cloudflare has of a deployment. */
export interface Account {
  /** Names of the secrets of the Worker, if it exists. */
  readonly deployed: readonly string[];
  readonly hasBucket: boolean;
}

/** Throws `CommandError`, also without a sign-in. */
export async function readAccount(settings: DeploySettings, run: Wrangler): Promise<Account> {
  const { code } = await run(['whoami', '--json']);
  if (code !== 0)
    throw new CommandError(
      'input',
      'Not signed in to Cloudflare',
      'set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID, with several accounts), or run npx wrangler login',
    );
  const bucket = await run(['r2', 'bucket', 'info', bucketOf(settings.worker)]);
  const list = await run(['secret', 'list', '--name', settings.worker, '--format', 'json']);
  // A Worker that does not exist yet has no secrets.
  const isNew = list.code !== 0 && /\b10007\b|does not exist/i.test(list.log);
  if (!isNew) checkResult(list, settings);
  return { deployed: isNew ? [] : namesIn(list.out), hasBucket: bucket.code === 0 };
}

function namesIn(json: string): readonly string[] {
  const list = JSON.parse(json.slice(json.indexOf('['))) as readonly { readonly name: string }[];
  return list.map(({ name }) => name);
}
