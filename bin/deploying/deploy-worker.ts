import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgramFiles } from '../building/program-files.ts';
import type { Io } from '../printing/io.ts';
import { createAdminClient } from '../serving/admin/admin-client.ts';
import { storeDeployment } from '../serving/remote/stored-deployment.ts';
import type { DeploySettings } from './deploy-settings.ts';
import {
  beginRotation,
  finishRotation,
  type Rotation,
  readStoredSecrets,
  type SecretValues,
  secretsToUpload,
  storeSecrets,
} from './deployment-secrets.ts';
import { checkResult, openWrangler } from './open-wrangler.ts';
import { printPlan } from './print-plan.ts';
import { readAccount } from './read-account.ts';
import { uploadWorker } from './upload-worker.ts';
import { bucketOf } from './wrangler-config.ts';

export interface DeployOptions {
  readonly io: Io;
  /** The site folder, in which Wrangler may be installed. */
  readonly site: string;
  /** Stores the configuration and the created secrets of this environment. */
  readonly data: string;
  /** Asks nothing of the account, and changes nothing. */
  readonly isDryRun: boolean;
  /** Variables of the operator. */
  readonly environment: NodeJS.ProcessEnv;
  /** Those of the server on this machine: a site that is moved keeps its sessions, and links in emails. */
  readonly localSecrets?: SecretValues;
  /** Replaces the secrets that earlier deployments created. */
  readonly rotation?: Rotation;
}

export interface Deployment {
  /** Undefined after a dry run. */
  readonly url: string | undefined;
  /** Undefined when the Worker does not respond yet, as with a new domain. */
  readonly signInUrl: string | undefined;
  /** Number of files of the dashboard. */
  readonly assets: number;
  /** Names of the uploaded secrets. */
  readonly secrets: readonly string[];
}

/**
 * Deploys with Wrangler: creates the bucket unless it exists, uploads the Worker, the dashboard and missing secrets in one step. Can be
 * repeated. Throws `CommandError`; what ran before stays live then.
 */
export async function deployWorker(settings: DeploySettings, options: DeployOptions): Promise<Deployment> {
  const { data, isDryRun, environment } = options;
  const program = findProgramFiles();
  const assets = countFiles(program.editor);
  const run = openWrangler(settings, { program, site: options.site, data });
  const { localSecrets, rotation } = options;
  const stored =
    rotation === undefined ? { ...localSecrets, ...readStoredSecrets(data) } : beginRotation(data, rotation);
  const account = isDryRun ? { deployed: [], hasBucket: false } : await readAccount(settings, run);
  const isRotated = rotation !== undefined;
  const secrets = secretsToUpload({ deployed: account.deployed, stored, environment, isRotated });
  const names = Object.keys(secrets);
  printPlan(options.io, { settings, assets, names, hasBucket: account.hasBucket });
  if (isDryRun) {
    checkResult(await run(['deploy', '--dry-run', '--outdir', join(data, 'dry-run')]), settings);
    return { url: undefined, signInUrl: undefined, assets, secrets: names };
  }
  if (!account.hasBucket)
    checkResult(await run(['r2', 'bucket', 'create', bucketOf(settings.worker)]), settings);
  if (!isRotated) storeSecrets(data, secrets);
  const url = await uploadWorker(settings, { run, data, secrets });
  if (isRotated) finishRotation(data);
  const token = secrets.ADMIN_TOKEN ?? stored.ADMIN_TOKEN;
  if (token !== undefined) storeDeployment(data, { url, token });
  return { url, signInUrl: await signInUrl(url, token), assets, secrets: names };
}

/** How long a new address may take to respond. */
const RESPONSE_MS = 30_000;

async function signInUrl(url: string, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  try {
    return `${url}/config?key=${await createAdminClient(url, token, { retryMs: RESPONSE_MS }).signInKey()}`;
  } catch {
    return undefined;
  }
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
