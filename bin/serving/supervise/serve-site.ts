import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import {
  ENVIRONMENT,
  VARIABLE_NAMES,
  type VariableName,
} from '../../../formatters/vocabulary/api/environment.ts';
import { findProgramFiles } from '../../building/program-files.ts';
import { type AdminClient, createAdminClient } from '../admin/admin-client.ts';
import { type BuildService, serveBuildService } from '../build-service/build-service.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { type LockedFolder, lockDataFolder } from '../data/data-folder-lock.ts';
import { identifyProcess } from '../data/process-identity.ts';
import { type RunningServer, serverFile } from '../data/running-server.ts';
import { type EmailSender, privateAddresses } from './email-sender.ts';
import { installEditor } from './install-editor.ts';
import { checkPort, freePort, originOf } from './listen-address.ts';
import { superviseWorkerd } from './supervise-workerd.ts';
import { type WorkerEnvironment, workerdConfig, workerdEnvironment } from './workerd-config.ts';

export interface ServeOptions {
  readonly data: DataFolder;
  readonly buildService: BuildService;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Accepts any host name; otherwise only `localhost` and IP addresses. */
  readonly anyHost: boolean;
  /** Additional host names, such as `shop.example`; `@baseUrl` stands for the host in the site's settings. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly allowTestPayments: boolean;
  /** Open pages reload when another release becomes live. */
  readonly liveReload: boolean;
  /** Header in which a reverse proxy sends the visitor's IP address. */
  readonly clientAddressHeader?: string | undefined;
  /** Undefined: emails are stored in the outbox and not sent. */
  readonly email?: EmailSender | undefined;
  /** Variables of the operator that the Worker reads (`ENVIRONMENT`); absent: none. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** File of a Worker to use instead of the bundled one. */
  readonly worker?: string | undefined;
  onRestart?(exit: string): void;
  /** Called with internal errors of the build service. */
  onError?(error: unknown): void;
}

export interface ServedSite extends Omit<LockedFolder, 'release'> {
  readonly origin: string;
  readonly port: number;
  readonly admin: AdminClient;
  /** Process id of workerd. */
  pid(): number | undefined;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  /** Absolute path of the folder with the blobs of releases. */
  readonly diskFolder: string;
  stop(): Promise<void>;
}

/** The package exports only the path of the binary for this machine. */
function workerdProgram(): string {
  return createRequire(import.meta.url)('workerd').default;
}

/** How long requests are retried while the Worker restarts. */
const RESTART_MS = 20_000;

/** A data folder contains one site. */
const SITE_ID = 'site';

/** Serves a site from its data folder: the build service in this process, the Worker in a supervised workerd. */
export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { onRestart, onError } = options;
  const lock = await lockDataFolder(options.data);
  // After the data folder is deleted, consequential errors are not reported.
  const callbacks = {
    onRestart: (exit: string) => lock.isAvailable() && onRestart?.(exit),
    onError: (error: unknown) => lock.isAvailable() && onError?.(error),
  };
  try {
    const served = await serveLocked({ ...options, ...callbacks });
    return {
      ...served,
      dataFolder: options.data.path,
      diskFolder: options.data.disk,
      lost: lock.lost,
      isAvailable: lock.isAvailable,
      stop: async () => {
        await served.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serveLocked(
  options: ServeOptions,
): Promise<Omit<ServedSite, 'dataFolder' | 'diskFolder' | keyof LockedFolder>> {
  const { data, host } = options;
  const port = options.port === 0 ? await freePort(host) : options.port;
  await checkPort(host, port);
  const buildService = await serveBuildService(options.buildService, {
    token: data.secrets.adminToken,
    ...(options.onError && { onError: options.onError }),
  });
  try {
    const environment = workerVariables(options, port);
    const reachable = await reachableAddresses(environment);
    const config = installFiles(
      options,
      workerdConfig({ ...data, host, port, buildServicePort: buildService.port, reachable }),
    );
    const workerdProcess = await superviseWorkerd({
      program: workerdProgram(),
      config,
      environment: workerdEnvironment(environment),
      log: data.log,
      run: data.run,
      host,
      port,
      // Live reload requests never finish on their own.
      gracePeriodMs: options.liveReload ? 300 : 10_000,
      ...(options.onRestart && { onRestart: options.onRestart }),
    });
    const origin = originOf(host, port);
    const server: RunningServer = {
      ...identifyProcess(process.pid),
      origin,
      buildServicePort: buildService.port,
    };
    writeAtomically(serverFile(data), JSON.stringify(server));
    return {
      origin,
      port,
      admin: createAdminClient(origin, data.secrets.adminToken, { retryMs: RESTART_MS }),
      pid: workerdProcess.pid,
      stop: async () => {
        rmSync(serverFile(data), { force: true });
        await endStreams(origin, data.secrets.adminToken);
        await workerdProcess.stop();
        await buildService.close();
      },
    };
  } catch (error) {
    await buildService.close();
    throw error;
  }
}

/** Time for ending the streams of open dashboards, which workerd would wait for. */
const DRAIN_MS = 1000;

/** Does nothing when workerd does not respond. */
async function endStreams(origin: string, token: string): Promise<void> {
  const ended = createAdminClient(origin, token)
    .drain()
    .catch(() => {});
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
}

/** Writes the Worker, the dashboard and the configuration where workerd reads them. */
function installFiles({ data, worker }: ServeOptions, config: string): string {
  const program = findProgramFiles();
  writeAtomically(join(data.run, 'worker.js'), readFileSync(worker ?? program.worker));
  installEditor(program.editor, data.disk);
  const file = join(data.run, 'workerd.capnp');
  writeAtomically(file, config);
  return file;
}

/** The value of every variable: from this process, or from the environment of the operator. */
function workerVariables(options: ServeOptions, port: number): WorkerEnvironment {
  const { environment = {}, email } = options;
  const { secrets } = options.data;
  const hosts = options.anyHost ? ['*'] : hostNames(options, port);
  const own: Readonly<Partial<Record<VariableName, string>>> = {
    MASTER_SECRET: secrets.masterSecret,
    ADMIN_TOKEN: secrets.adminToken,
    MASTER_SECRET_PREVIOUS: secrets.previousMasterSecret ?? '',
    ADMIN_TOKEN_PREVIOUS: secrets.previousAdminToken ?? '',
    HOSTS: JSON.stringify(Object.fromEntries(hosts.map((name) => [name, SITE_ID]))),
    ALLOW_TEST_PAYMENTS: String(options.allowTestPayments),
    LIVE_RELOAD: String(options.liveReload),
    ...(options.clientAddressHeader !== undefined && { CLIENT_ADDRESS_HEADER: options.clientAddressHeader }),
    MAIL_URL: email?.url ?? '',
    MAIL_FROM: email?.from ?? '',
    MAIL_TOKEN: email?.token ?? '',
  };
  const variable = (name: VariableName) =>
    own[name] ?? (ENVIRONMENT[name].source === 'environment' ? environment[name] : undefined) ?? '';
  return Object.fromEntries(VARIABLE_NAMES.map((name) => [name, variable(name)])) as Record<
    VariableName,
    string
  >;
}

/** Private addresses of the services that the Worker calls. */
async function reachableAddresses({
  MAIL_URL,
  BOT_CHECK_URL,
  FONT_PREVIEW_URL,
  FONT_KIT_URL,
  PLACES_URL,
}: WorkerEnvironment): Promise<readonly string[]> {
  const urls = [MAIL_URL, BOT_CHECK_URL, FONT_PREVIEW_URL, FONT_KIT_URL, PLACES_URL].filter((url) =>
    URL.canParse(url),
  );
  return [...new Set((await Promise.all(urls.map(privateAddresses))).flat())];
}

/** Host headers to accept: with our port, and without a port for use behind a proxy. */
function hostNames({ host, allowedHosts = [] }: ServeOptions, port: number): readonly string[] {
  const own = host === '0.0.0.0' || host === '::' ? [] : [host.includes(':') ? `[${host}]` : host];
  const atPort = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    ...own,
    ...allowedHosts.filter((name) => !/[:@*]/.test(name)),
  ]
    .map((name) => `http://${name}:${port}`)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).host);
  return [...new Set([...atPort, ...allowedHosts])];
}
