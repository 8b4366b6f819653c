import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../input/find-site.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import { LockedError } from '../data/file-lock.ts';
import type { SiteServer } from '../supervise/with-server.ts';
import { connectToWorker } from './connect-to-worker.ts';
import { explainErrors } from './no-connection.ts';
import type { RemoteServer } from './open-remote.ts';
import type { Relay } from './relay-client.ts';
import { openRemoteBuildService } from './remote-build-service.ts';
import type { UploadProgress } from './upload-release.ts';

export interface RemoteOptions {
  readonly site: string;
  /** The value of `--data` as typed. */
  readonly data: string | undefined;
  readonly remote: RemoteServer;
  /** Does not write edits of the dashboard to the folder. */
  readonly isOneWay?: boolean;
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
  const building = await openRemoteBuildService(io, { ...options, folder, kind: 'remotes' }).catch(
    (error: unknown) => {
      if (!(error instanceof LockedError)) throw error;
      throw new CommandError('input', `Another command is publishing ${folder} to ${origin}`);
    },
  );
  const { service, importFiles, failure } = building;
  try {
    return await explainErrors(origin, async () => {
      // A server without releases has none of the documents that were imported into another one.
      if ((await admin.releases()).length === 0)
        rmSync(join(building.data.path, 'files.json'), { force: true });
      const relay = await connectToWorker(remote, { service, accepts: isBuild, isOnlyBuilds: true });
      try {
        return await use({
          admin: explainFailures(admin, failure, relay),
          origin,
          importFiles: () => importFiles({ isOneWay: options.isOneWay === true }),
        });
      } finally {
        await relay.close();
        await building.sweep();
      }
    });
  } finally {
    building.close();
  }
}

/** Only builds: a command does not serve the dashboard in the meantime. */
function isBuild(method: string, path: string): boolean {
  return method === 'POST' && path === '/build';
}

/** The Worker knows only that a build failed. */
function explainFailures(
  admin: AdminClient,
  failure: () => unknown,
  relay: Pick<Relay, 'isOpen'>,
): AdminClient {
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
