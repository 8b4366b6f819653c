import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataPath, siteFolder } from '../../input/find-site.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { type AdminClient, AdminError } from '../admin/admin-client.ts';
import { type BuildService, serveBuildService } from '../build-service/build-service.ts';
import { createSiteBuildService } from '../build-service/site-build-service.ts';
import { createBlobFolder } from '../data/blob-folder.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { lockDataFolder } from '../data/data-folder-lock.ts';
import type { SiteServer } from '../supervise/with-server.ts';
import { importFiles } from '../sync/import-files.ts';
import { createSiteSync } from '../sync/site-sync.ts';
import { explainErrors, type RemoteServer } from './open-remote.ts';
import { connectRelay, type Relay } from './relay-client.ts';
import { createRemoteBlobStore } from './remote-blob-store.ts';
import { type UploadProgress, uploadRelease } from './upload-release.ts';

export interface RemoteOptions {
  readonly site: string;
  /** The value of `--data` as typed. */
  readonly data: string | undefined;
  readonly remote: RemoteServer;
  onProgress?(progress: UploadProgress): void;
}

/** Calls `use` with the server of a site elsewhere, whose build service is this process in the meantime. */
export async function withRemoteServer<Result>(
  io: Io,
  options: RemoteOptions,
  use: (server: SiteServer) => Promise<Result>,
): Promise<Result> {
  const folder = siteFolder(io, options.site);
  const { remote } = options;
  const { origin, admin } = remote;
  const name = new URL(origin).host.replace(/[^\w.-]/g, '-');
  const data = openDataFolder(join(dataPath(io, folder, options.data), 'remotes', name));
  const lock = await lockDataFolder(data).catch(() => {
    throw new CommandError('input', `Another command is publishing ${folder} to ${origin}`);
  });
  try {
    return await explainErrors(origin, async () => {
      // A server without releases has none of the documents that were imported into another one.
      if ((await admin.releases()).length === 0) rmSync(join(data.path, 'files.json'), { force: true });
      const path = resolve(io.cwd, folder);
      const files = createCachedFiles(path, io.cwd);
      const sync = createSiteSync({ folder: path, files, data });
      const site = { folder: path, data, files, sync, cwd: io.cwd, environment: process.env };
      const service = createSiteBuildService(site);
      const imports = () => importFiles(sync, admin);
      const uploads = withUploads({ ...service, importFiles: imports }, remote, {
        disk: data.disk,
        onProgress: options.onProgress,
      });
      const result = await withRelay(remote, uploads.service, (relay) =>
        use({ admin: explainFailures(admin, uploads.failure, relay), origin, importFiles: imports }),
      );
      // Blobs of earlier releases are only a cache.
      await service.sweep(async () => (await admin.releases()).map(({ id }) => id)).catch(() => {});
      return result;
    });
  } finally {
    lock.release();
  }
}

interface UploadingService {
  readonly service: BuildService;
  /** Why a build that succeeded was not uploaded; undefined when it was. */
  failure(): unknown;
}

/** The Worker gets the response when it has all blobs of the release. */
function withUploads(
  service: BuildService,
  remote: RemoteServer,
  { disk, onProgress }: { readonly disk: string; readonly onProgress: RemoteOptions['onProgress'] },
): UploadingService {
  const from = createBlobFolder(disk);
  const to = createRemoteBlobStore(remote);
  let failure: unknown;
  const build: BuildService['build'] = async (request) => {
    const response = await service.build(request);
    const { ok, releaseId } = response;
    if (!ok || releaseId === undefined) return response;
    try {
      const count = await uploadRelease({ from, to, releaseId, ...(onProgress && { onProgress }) });
      return { ...response, ...count };
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return { service: { ...service, build }, failure: () => failure };
}

/** Only builds: a command does not store what is uploaded in the dashboard in the meantime. */
const ACCEPTED = new Set(['POST /build']);

async function withRelay<Result>(
  { origin, token }: RemoteServer,
  service: BuildService,
  use: (relay: Relay) => Promise<Result>,
): Promise<Result> {
  const ownToken = randomBytes(32).toString('hex');
  const server = await serveBuildService(service, { token: ownToken });
  try {
    const buildService = { port: server.port, token: ownToken };
    const relay = await connectRelay({ origin, token, buildService, accepts: ACCEPTED }).catch(
      (error: unknown) => {
        if (error instanceof AdminError) throw error.status === 404 ? olderServer(origin) : error;
        throw new CommandError('input', `No connection to ${origin} (${textOf(error)})`);
      },
    );
    try {
      return await use(relay);
    } finally {
      relay.close();
    }
  } finally {
    await server.close();
  }
}

function olderServer(origin: string): CommandError {
  return new CommandError('input', `${origin} runs an older version of Quoin`, 'deploy this version first');
}

/** The Worker knows only that a build failed. */
function explainFailures(admin: AdminClient, failure: () => unknown, relay: Relay): AdminClient {
  return {
    ...admin,
    publish: async (request) => {
      try {
        return await admin.publish(request);
      } catch (error) {
        const reason = failure();
        const unchanged = 'the live release is unchanged; publish again to continue';
        if (reason !== undefined)
          throw new CommandError('input', `The upload failed: ${textOf(reason)}`, unchanged);
        if (!relay.isOpen()) throw new CommandError('input', 'The connection was interrupted', unchanged);
        throw error;
      }
    },
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
