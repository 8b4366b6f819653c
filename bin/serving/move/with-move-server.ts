import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataPath, siteFolder } from '../../input/find-site.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { AdminError } from '../admin/admin-client.ts';
import { createBlobFolder } from '../data/blob-folder.ts';
import { type BlobStore, createDiskBlobStore } from '../data/blob-store.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { acquireLock, type Lock, LockedError } from '../data/file-lock.ts';
import { explainErrors } from '../remote/no-connection.ts';
import { openRemote, type RemoteServer } from '../remote/open-remote.ts';
import { createRemoteBlobStore } from '../remote/remote-blob-store.ts';
import { isDeploymentName } from '../remote/stored-deployment.ts';
import { withServer } from '../supervise/with-server.ts';
import { movedByOthers } from './begin-phase.ts';
import { createMoveServer, type MoveServer } from './move-server.ts';

export interface TargetOptions {
  /** The site folder as typed. */
  readonly site: string;
  readonly option: '--from' | '--to';
  /** As typed: `local`, a data folder, `cloudflare`, or a URL. */
  readonly typed: string;
  readonly tokenFile: string | undefined;
  /** The data folder of the site on this machine, as typed; undefined: the default. */
  readonly data: string | undefined;
}

export interface OpenedServer {
  readonly server: MoveServer;
  readonly blobs: BlobStore;
  /** For messages: a URL or a folder. */
  readonly label: string;
  /** Undefined on this machine. */
  readonly remote: Pick<RemoteServer, 'origin' | 'token'> | undefined;
  releaseIds(): Promise<readonly string[]>;
}

/** Calls `use` with one of the two servers of a move: one on this machine, running or not, or a Worker elsewhere. */
export function withMoveServer<Result>(
  io: Io,
  options: TargetOptions,
  use: (opened: OpenedServer) => Promise<Result>,
): Promise<Result> {
  return isElsewhere(options.typed) ? withRemote(io, options, use) : withLocal(io, options, use);
}

export function isElsewhere(typed: string): boolean {
  return isDeploymentName(typed) || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
}

async function withLocal<Result>(
  io: Io,
  { site, option, typed }: TargetOptions,
  use: (opened: OpenedServer) => Promise<Result>,
): Promise<Result> {
  const data = typed === 'local' ? undefined : typed;
  // A host without https:// is not a folder that is to be created.
  if (data !== undefined && !existsSync(resolve(io.cwd, data)))
    throw new CommandError(
      'usage',
      `${option} ${typed}: there is no such folder`,
      `for a Worker, use its address: ${option} https://${/^[\w.-]+$/.test(typed) ? typed : 'shop.example'}`,
    );
  const createsData = option === '--to';
  return withServer(io, { site, data, createsData }, async ({ origin, admin }) => {
    const path = dataPath(io, siteFolder(io, site), data);
    const { disk, secrets } = openDataFolder(path);
    const lock = await lockMoves(path);
    const opened: OpenedServer = {
      server: createMoveServer({ origin, token: secrets.adminToken }),
      blobs: createDiskBlobStore(createBlobFolder(disk)),
      label: data ?? join(site, '.quoin'),
      remote: undefined,
      releaseIds: async () => (await admin.releases()).map(({ id }) => id),
    };
    return use(opened).finally(lock.release);
  });
}

/** A killed command leaves its lock, which the next one replaces. */
async function lockMoves(data: string): Promise<Lock> {
  try {
    return await acquireLock(join(data, 'run', 'move.lock'));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw movedByOthers();
  }
}

async function withRemote<Result>(
  io: Io,
  { site, option, typed, tokenFile, data: given }: TargetOptions,
  use: (opened: OpenedServer) => Promise<Result>,
): Promise<Result> {
  const data = dataPath(io, siteFolder(io, site), given);
  const { origin, token, admin } = await openRemote({ url: typed, option, tokenFile, data }, process.env);
  return explainErrors(origin, async () => {
    const server = createMoveServer({ origin, token });
    await server.overview().catch((error: unknown) => {
      if (!(error instanceof AdminError) || error.status !== 404) throw error;
      throw new CommandError(
        'input',
        `${origin} runs an older version of Quoin`,
        'deploy this version first',
      );
    });
    return use({
      server,
      blobs: createRemoteBlobStore({ origin, token }),
      label: origin,
      remote: { origin, token },
      releaseIds: async () => (await admin.releases()).map(({ id }) => id),
    });
  });
}
