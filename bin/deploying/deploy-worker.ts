import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import { findProgramFiles, type ProgramFiles } from '../building/program-files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import { createAdminClient } from '../serving/admin/admin-client.ts';
import type { DeploySettings } from './deploy-settings.ts';
import { readStoredSecrets, type SecretValues, secretsToUpload, storeSecrets } from './deployment-secrets.ts';
import { findWrangler } from './find-wrangler.ts';
import { runWrangler, type WranglerResult } from './run-wrangler.ts';
import { bucketOf, wranglerConfig } from './wrangler-config.ts';

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
  const run = openWrangler(settings, program, options);
  const stored = readStoredSecrets(data);
  const account = isDryRun ? { deployed: [], hasBucket: false } : await readAccount(settings, run);
  const secrets = secretsToUpload({ deployed: account.deployed, stored, environment });
  const names = Object.keys(secrets);
  printPlan(options.io, { settings, assets, names, hasBucket: account.hasBucket });
  if (isDryRun) {
    checkResult(await run(['deploy', '--dry-run', '--outdir', join(data, 'dry-run')]), settings);
    return { url: undefined, signInUrl: undefined, assets, secrets: names };
  }
  if (!account.hasBucket)
    checkResult(await run(['r2', 'bucket', 'create', bucketOf(settings.worker)]), settings);
  storeSecrets(data, secrets);
  const url = await upload(settings, { run, data, secrets });
  const token = secrets.ADMIN_TOKEN ?? stored.ADMIN_TOKEN;
  return { url, signInUrl: await signInUrl(url, token), assets, secrets: names };
}

type Run = (
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<WranglerResult>;

/** Writes the configuration; the commands of Wrangler read it from the folder in which they run. */
function openWrangler(settings: DeploySettings, program: ProgramFiles, { site, data }: DeployOptions): Run {
  const script = findWrangler(site);
  makeFolder(data, 0o700);
  const config = wranglerConfig(settings, program);
  writeAtomically(join(data, 'wrangler.json'), `${JSON.stringify(config, undefined, 2)}\n`);
  return (args, environment = {}) => runWrangler(args, { script, folder: data, environment });
}

interface Account {
  /** Names of the secrets of the Worker, if it exists. */
  readonly deployed: readonly string[];
  readonly hasBucket: boolean;
}

async function readAccount(settings: DeploySettings, run: Run): Promise<Account> {
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

interface Upload {
  readonly run: Run;
  readonly data: string;
  readonly secrets: SecretValues;
}

/** Returns the URL of the Worker. */
async function upload(settings: DeploySettings, { run, data, secrets }: Upload): Promise<string> {
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

/** How long a new address may take to respond. */
const RESPONSE_MS = 30_000;

async function signInUrl(url: string, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  try {
    return `${url}/config?key=${await createAdminClient(url, token, RESPONSE_MS).signInKey()}`;
  } catch {
    return undefined;
  }
}

interface Plan {
  readonly settings: DeploySettings;
  readonly assets: number;
  readonly names: readonly string[];
  readonly hasBucket: boolean;
}

/** Says what is going to be done, before anything is. */
function printPlan(io: Io, { settings, assets, names, hasBucket }: Plan): void {
  const { worker, hosts, variables } = settings;
  const domains = Object.keys(hosts).filter((host) => host !== '*');
  const lines = [
    `Worker    ${worker}`,
    `Domains   ${domains.length > 0 ? domains.join(', ') : 'workers.dev'}`,
    `Bucket    ${bucketOf(worker)}${hasBucket ? '' : ', created unless it exists'}`,
    `Dashboard ${plural(assets, 'file')}`,
    `Variables ${['HOSTS', ...Object.keys(variables)].join(', ')}`,
    `Secrets   ${names.length > 0 ? names.join(', ') : 'unchanged'}`,
  ];
  if (!io.quiet && !io.json) io.err(`${lines.join('\n')}\n`);
}

/** Throws the error of Wrangler, which prints no tokens and no secrets. */
function checkResult({ code, log }: WranglerResult, { worker }: DeploySettings): void {
  if (code === 0) return;
  const reason = /\[ERROR\]\s*(.+)/.exec(log)?.[1]?.trim() ?? log.trim().split('\n').at(-1) ?? '';
  throw new CommandError('input', `${worker} was not deployed: ${reason}`, hintFor(log));
}

function hintFor(log: string): string | undefined {
  if (/\b10000\b|authentication error/i.test(log))
    return 'the token needs the permissions Workers Scripts, Workers R2 Storage and Workers Routes: Edit';
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/.test(log)) return 'check the network, and deploy again';
  return undefined;
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
