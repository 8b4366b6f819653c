import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type AdminClient, createAdminClient } from './admin-client.ts';
import { type DataFolder, writeWhole } from './data-folder.ts';
import { findProgramFiles } from './program-files.ts';
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
  const { data, host } = question;
  const other = runningServer(data);
  if (other !== undefined)
    throw new Error(`${data.path} is served already at ${other.origin}, by process ${other.pid}`);
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
    const origin = `http://${isLoopback(host) || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
    writeWhole(serverFile(data), JSON.stringify({ pid: process.pid, origin }));
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

interface RunningServer {
  readonly pid: number;
  readonly origin: string;
}

/** Whoever serves this folder now; only one process may. */
export function runningServer(data: DataFolder): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(serverFile(data), 'utf8')) as RunningServer;
    process.kill(server.pid, 0);
    return server.pid === process.pid ? undefined : server;
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
  const editor = join(data.disk, 'editor');
  rmSync(editor, { recursive: true, force: true });
  if (existsSync(program.editor)) cpSync(program.editor, editor, { recursive: true });
  const file = join(data.run, 'workerd.capnp');
  writeWhole(file, config);
  return file;
}

function environmentOf(question: ServeQuestion, port: number): WorkerEnvironment {
  const { secrets } = question.data;
  const names = question.anyHost ? ['*'] : [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  return {
    MASTER_SECRET: secrets.masterSecret,
    ADMIN_TOKEN: secrets.adminToken,
    HOSTS: JSON.stringify(Object.fromEntries(names.map((name) => [name, SITE_ID]))),
    ALLOW_TEST_PAYMENTS: String(question.allowTestPayments),
    LIVE_RELOAD: String(question.liveReload),
    CLIENT_ADDRESS_HEADER: question.clientAddressHeader ?? '',
  };
}

function isLoopback(host: string): boolean {
  return host === '127.0.0.1' || host === '::1' || host === 'localhost';
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
