import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgramFiles } from '../../building/program-files.ts';
import { type AdminClient, createAdminClient } from '../admin/admin-client.ts';
import { serveBuildService, type Workshop } from '../build-service/build-service.ts';
import { type DataFolder, writeWhole } from '../data/data-folder.ts';
import { type HeldFolder, holdFolder } from '../data/data-folder-lock.ts';
import { markOf } from '../data/process-identity.ts';
import { type RunningServer, serverFile } from '../data/running-server.ts';
import { type EmailSender, privateAddresses } from './email-sender.ts';
import { checkPort, freePort, originOf } from './listen-address.ts';
import { superviseWorkerd } from './supervise-workerd.ts';
import { type WorkerEnvironment, workerdConfig, workerdEnvironment } from './workerd-config.ts';

export interface ServeOptions {
  readonly data: DataFolder;
  readonly workshop: Workshop;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Served at any host name, or only as `localhost` and by its number. */
  readonly anyHost: boolean;
  /** Further host names, such as `shop.example`; with `@baseUrl` also the one that the site's settings name. */
  readonly allowedHosts?: readonly string[] | undefined;
  readonly allowTestPayments: boolean;
  /** Open pages load themselves anew when another release is live. */
  readonly liveReload: boolean;
  /** The header in which a server in front tells the visitor's address. */
  readonly clientAddressHeader?: string | undefined;
  /** Who sends letters; absent: they are kept. */
  readonly mail?: EmailSender | undefined;
  /** Another Worker than the program's own: a file. */
  readonly worker?: string | undefined;
  onRestart?(exit: string): void;
  /** Told about a bug of ours in the workshop. */
  onError?(error: unknown): void;
}

export interface ServedSite extends Omit<HeldFolder, 'letGo'> {
  readonly origin: string;
  readonly port: number;
  readonly admin: AdminClient;
  /** Of the workerd process. */
  pid(): number | undefined;
  /** Absolute. When it is gone nothing can be kept any more. */
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** The package's only export is the path of the program for this machine. */
function workerdProgram(): string {
  return createRequire(import.meta.url)('workerd').default;
}

/** Longest that a Worker that ended may be away before it is started again. */
const RESTART_MS = 20_000;

/** A data folder serves one site. */
const SITE_ID = 'site';

/** Serves a site from its data folder: the workshop in this process, the Worker in a workerd that is supervised. */
export async function serveSite(question: ServeOptions): Promise<ServedSite> {
  const { onRestart, onError } = question;
  const held = await holdFolder(question.data);
  // Of a folder that was taken away it is said once that it was, and not what all goes wrong because of it.
  const told = {
    onRestart: (exit: string) => held.isThere() && onRestart?.(exit),
    onError: (error: unknown) => held.isThere() && onError?.(error),
  };
  try {
    const served = await serveLocked({ ...question, ...told });
    return {
      ...served,
      dataFolder: question.data.path,
      gone: held.gone,
      isThere: held.isThere,
      stop: async () => {
        await served.stop();
        held.letGo();
      },
    };
  } catch (error) {
    held.letGo();
    throw error;
  }
}

async function serveLocked(
  question: ServeOptions,
): Promise<Omit<ServedSite, 'dataFolder' | keyof HeldFolder>> {
  const { data, host } = question;
  const port = question.port === 0 ? await freePort(host) : question.port;
  await checkPort(host, port);
  const workshop = await serveBuildService(question.workshop, {
    token: data.secrets.adminToken,
    ...(question.onError && { onError: question.onError }),
  });
  try {
    const reachable = await privateAddresses(question.mail?.url);
    const config = layOut(
      question,
      workerdConfig({ ...data, host, port, buildServicePort: workshop.port, reachable }),
    );
    const workerdProcess = await superviseWorkerd({
      program: workerdProgram(),
      config,
      environment: workerdEnvironment(environmentOf(question, port)),
      log: data.log,
      run: data.run,
      host,
      port,
      // A page that waits for news never ends by itself.
      patienceMs: question.liveReload ? 300 : 10_000,
      ...(question.onRestart && { onRestart: question.onRestart }),
    });
    const origin = originOf(host, port);
    const server: RunningServer = { ...markOf(process.pid), origin, buildServicePort: workshop.port };
    writeWhole(serverFile(data), JSON.stringify(server));
    return {
      origin,
      port,
      admin: createAdminClient(origin, data.secrets.adminToken, RESTART_MS),
      pid: workerdProcess.pid,
      stop: async () => {
        rmSync(serverFile(data), { force: true });
        await workerdProcess.stop();
        await workshop.close();
      },
    };
  } catch (error) {
    await workshop.close();
    throw error;
  }
}

/** Puts the Worker and the dashboard where workerd finds them. */
function layOut({ data, worker }: ServeOptions, config: string): string {
  const program = findProgramFiles();
  writeWhole(join(data.run, 'worker.js'), readFileSync(worker ?? program.worker));
  layOutEditor(program.editor, data.disk);
  const file = join(data.run, 'workerd.capnp');
  writeWhole(file, config);
  return file;
}

/** Whole or not at all: it is copied beside the one that is there, which makes room when it is done. */
function layOutEditor(source: string, disk: string): void {
  for (const name of readdirSync(disk))
    if (name.startsWith('editor.')) rmSync(join(disk, name), { recursive: true, force: true });
  const [place, draft, old] = ['editor', 'editor.new', 'editor.old'].map((name) => join(disk, name)) as [
    string,
    string,
    string,
  ];
  if (existsSync(source)) cpSync(source, draft, { recursive: true });
  if (existsSync(place)) renameSync(place, old);
  if (existsSync(draft)) renameSync(draft, place);
  rmSync(old, { recursive: true, force: true });
}

function environmentOf(question: ServeOptions, port: number): WorkerEnvironment {
  const { secrets } = question.data;
  const names = question.anyHost ? ['*'] : hostNames(question, port);
  return {
    MASTER_SECRET: secrets.masterSecret,
    ADMIN_TOKEN: secrets.adminToken,
    HOSTS: JSON.stringify(Object.fromEntries(names.map((name) => [name, SITE_ID]))),
    ALLOW_TEST_PAYMENTS: String(question.allowTestPayments),
    LIVE_RELOAD: String(question.liveReload),
    CLIENT_ADDRESS_HEADER: question.clientAddressHeader ?? '',
    MAIL_URL: question.mail?.url ?? '',
    MAIL_FROM: question.mail?.from ?? '',
    MAIL_TOKEN: question.mail?.token ?? '',
  };
}

/** As browsers write them: without the port where it is the usual one, as behind a proxy, and with ours. */
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
