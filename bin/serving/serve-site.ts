import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type AdminClient, createAdminClient } from './admin-client.ts';
import { type DataFolder, writeWhole } from './data-folder.ts';
import { findProgramFiles } from './program-files.ts';
import { isRunning, markOf, type ProcessMark } from './state/process-start.ts';
import { Locked, takeLock } from './state/take-lock.ts';
import { superviseWorkerd } from './supervise-workerd.ts';
import { type WorkerEnvironment, workerdConfig, workerdEnvironment } from './workerd-config.ts';
import { serveWorkshop, type Workshop } from './workshop.ts';

export interface ServeQuestion {
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
  /** Another Worker than the program's own: a file. */
  readonly worker?: string | undefined;
  onRestart?(exit: string): void;
  /** Told about a bug of ours in the workshop. */
  onError?(error: unknown): void;
}

export interface ServedSite {
  readonly origin: string;
  readonly port: number;
  readonly admin: AdminClient;
  /** Of the workerd process. */
  pid(): number | undefined;
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
export async function serveSite(question: ServeQuestion): Promise<ServedSite> {
  const letGo = await lock(question.data);
  try {
    const served = await serveLocked(question);
    return {
      ...served,
      stop: async () => {
        await served.stop();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Before anything in the folder is touched: two processes would write over each other's databases. */
async function lock(data: DataFolder): Promise<() => void> {
  try {
    return await takeLock(join(data.run, 'lock.json'));
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    const other = runningServer(data);
    const where = other === undefined ? 'served already' : `served already at ${other.origin}`;
    throw new Error(`${data.path} is ${where}, by process ${error.pid}`);
  }
}

async function serveLocked(question: ServeQuestion): Promise<ServedSite> {
  const { data, host } = question;
  const port = question.port === 0 ? await freePort(host) : question.port;
  await checkPort(host, port);
  const workshop = await serveWorkshop(question.workshop, {
    token: data.secrets.adminToken,
    ...(question.onError && { onError: question.onError }),
  });
  try {
    const config = layOut(question, workerdConfig({ ...data, host, port, workshopPort: workshop.port }));
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
    const server: RunningServer = { ...markOf(process.pid), origin, workshopPort: workshop.port };
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

export interface RunningServer extends ProcessMark {
  readonly origin: string;
  readonly workshopPort: number;
}

/** Whoever serves this folder now; only one process may. */
export function runningServer(data: DataFolder): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(serverFile(data), 'utf8')) as RunningServer;
    return server.pid === process.pid || !isRunning(server) ? undefined : server;
  } catch {
    return undefined;
  }
}

function serverFile(data: DataFolder): string {
  return join(data.run, 'server.json');
}

/** Puts the Worker and the dashboard where workerd finds them. */
function layOut({ data, worker }: ServeQuestion, config: string): string {
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

function environmentOf(question: ServeQuestion, port: number): WorkerEnvironment {
  const { secrets } = question.data;
  const names = question.anyHost ? ['*'] : hostNames(question, port);
  return {
    MASTER_SECRET: secrets.masterSecret,
    ADMIN_TOKEN: secrets.adminToken,
    HOSTS: JSON.stringify(Object.fromEntries(names.map((name) => [name, SITE_ID]))),
    ALLOW_TEST_PAYMENTS: String(question.allowTestPayments),
    LIVE_RELOAD: String(question.liveReload),
    CLIENT_ADDRESS_HEADER: question.clientAddressHeader ?? '',
  };
}

/** As browsers write them: without the port where it is the usual one, as behind a proxy, and with ours. */
function hostNames({ host, allowedHosts = [] }: ServeQuestion, port: number): readonly string[] {
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

/** An address with colons stands in brackets; whoever listens everywhere is found here too. */
function originOf(host: string, port: number): string {
  const isHere = ['localhost', '127.0.0.1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Another program on the port would answer in our place: workerd's own complaint goes to a log that nobody reads. */
function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(whyNot(error, host, port))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; choose another with --port`;
  if (code === 'EACCES')
    return `Port ${port} is for the system’s own programs; choose one from 1024 with --port`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine`;
  return message;
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
