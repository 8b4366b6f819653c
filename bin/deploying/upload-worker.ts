import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import { CommandError } from '../printing/command-error.ts';
import type { DeploySettings } from './deploy-settings.ts';
import type { SecretValues } from './deployment-secrets.ts';
import { checkResult, type Wrangler } from './open-wrangler.ts';

export interface Upload {
  readonly run: Wrangler;
  /** The folder of the deployment. */
  readonly data: string;
  readonly secrets: SecretValues;
}

/** Uploads the Worker, the dashboard and secrets in one step. Returns the URL of the Worker. Throws `CommandError`. */
export async function uploadWorker(
  settings: DeploySettings,
  { run, data, secrets }: Upload,
): Promise<string> {
  const [secretsFile, outputFile] = [join(data, `upload.${process.pid}.json`), join(data, 'output.ndjson')];
  rmSync(outputFile, { force: true });
  try {
    writeAtomically(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
    const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', secretsFile] : [];
    const result = await run(['deploy', ...withSecrets], { WRANGLER_OUTPUT_FILE_PATH: outputFile });
    checkResult(result, settings);
  } finally {
    rmSync(secretsFile, { force: true });
  }
  return urlOf(settings, readFileSync(outputFile, 'utf8'));
}

/** The first domain of the settings, or the address at workers.dev that Wrangler reports. */
function urlOf({ worker, hosts }: DeploySettings, output: string): string {
  const [domain] = Object.keys(hosts).filter((host) => host !== '*');
  if (domain !== undefined) return `https://${domain}`;
  const entries = output
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as OutputEntry]));
  const target = entries.find(({ type }) => type === 'deploy')?.targets?.[0];
  if (target === undefined)
    throw new CommandError(
      'input',
      `${worker} is deployed, but has no address`,
      'add a host to "hosts" in deploy.json, or enable workers.dev for the account',
    );
  return target;
}

interface OutputEntry {
  readonly type: string;
  readonly targets?: readonly string[];
}
