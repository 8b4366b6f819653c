import { join } from 'node:path';
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
import { createMoveServer, type MoveServer } from './move-server.ts';

export interface PlaceOptions {
  /** The site folder as typed. */
  readonly site: string;
  readonly option: '--from' | '--to';
  /** As typed: `local`, a data folder, `cloudflare`, or a URL. */
  readonly place: string;
  readonly tokenFile: string | undefined;
}

export interface OpenedPlace {
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
  options: PlaceOptions,
  use: (place: OpenedPlace) => Promise<Result>,
): Promise<Result> {
  return isRemotePlace(options.place) ? withRemote(io, options, use) : withLocal(io, options, use);
}

export function isRemotePlace(place: string): boolean {
  return isDeploymentName(place) || /^[a-z][a-z0-9+.-]*:\/\//i.test(place);
}

async function withLocal<Result>(
  io: Io,
  { site, option, place }: PlaceOptions,
  use: (place: OpenedPlace) => Promise<Result>,
): Promise<Result> {
  const data = place === 'local' ? undefined : place;
  const createsData = option === '--to';
  return withServer(io, { site, data, createsData }, async ({ origin, admin }) => {
    const path = dataPath(io, siteFolder(io, site), data);
    const { disk, secrets } = openDataFolder(path);
    const lock = await lockMoves(path);
    const opened: OpenedPlace = {
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
    throw new CommandError('input', 'The site is being moved by another command', 'wait until it ends');
  }
}

async function withRemote<Result>(
  io: Io,
  { site, option, place, tokenFile }: PlaceOptions,
  use: (place: OpenedPlace) => Promise<Result>,
): Promise<Result> {
  const data = dataPath(io, siteFolder(io, site), undefined);
  const { origin, token, admin } = await openRemote({ url: place, option, tokenFile, data }, process.env);
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
