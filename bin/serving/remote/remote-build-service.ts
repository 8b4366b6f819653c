import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildResponse } from '../../../compiler/model/index.ts';
import { dataPath } from '../../input/find-site.ts';
import type { Io } from '../../printing/io.ts';
import type { BuildService } from '../build-service/build-service.ts';
import { createSiteBuildService } from '../build-service/site-build-service.ts';
import { createBlobFolder } from '../data/blob-folder.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { type DataFolder, openDataFolder } from '../data/data-folder.ts';
import { lockDataFolder } from '../data/data-folder-lock.ts';
import { type ImportedFiles, type ImportOptions, importFiles } from '../sync/import-files.ts';
import { createSiteSync } from '../sync/site-sync.ts';
import { fetchUploads } from './fetch-uploads.ts';
import { explainErrors } from './no-connection.ts';
import type { RemoteServer } from './open-remote.ts';
import { createRemoteBlobStore } from './remote-blob-store.ts';
import { type UploadProgress, uploadRelease } from './upload-release.ts';

export interface RemoteBuildOptions {
  /** The site folder: its theme, images and data. */
  readonly folder: string;
  /** The value of `--data` as typed. */
  readonly data: string | undefined;
  /** Folder in the data folder: commands of different kinds can run at the same time. */
  readonly kind: 'remotes' | 'build-services';
  readonly remote: RemoteServer;
  onProgress?(progress: UploadProgress): void;
}

/** Builds the site of a Worker elsewhere in a folder on this machine, and uploads the releases. */
export interface RemoteBuildService {
  readonly service: BuildService;
  readonly data: DataFolder;
  importFiles(options?: ImportOptions): Promise<ImportedFiles>;
  /** Why the last build failed or was not uploaded; undefined when it was. */
  failure(): unknown;
  /** Deletes blobs of earlier releases, here and on the server. */
  sweep(): Promise<void>;
  close(): void;
}

/** Throws when another process uses the data folder. */
export async function openRemoteBuildService(
  io: Io,
  { folder, data: dataOption, kind, remote, onProgress }: RemoteBuildOptions,
): Promise<RemoteBuildService> {
  const name = new URL(remote.origin).host.replace(/[^\w.-]/g, '-');
  const data = openDataFolder(join(dataPath(io, folder, dataOption), kind, name));
  const lock = await lockDataFolder(data);
  const path = resolve(io.cwd, folder);
  const files = createCachedFiles(path, io.cwd);
  const sync = createSiteSync({ folder: path, files, data });
  const site = createSiteBuildService({
    folder: path,
    data,
    files,
    sync,
    cwd: io.cwd,
    environment: process.env,
    onUpload: (written) => files.note(written),
  });
  const imports = (options?: ImportOptions) => importFiles(sync, remote.admin, options);
  const upload = createUpload(data, remote, onProgress);
  let failure: unknown;
  const build: BuildService['build'] = async (request) => {
    failure = undefined;
    try {
      return await explainErrors(remote.origin, async () => {
        await fetchUploads(request.docs, { folder: path, remote, onFile: (written) => files.note(written) });
        const response = await site.build(request);
        return request.isCheck === true ? response : await upload(response);
      });
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return {
    service: { ...site, build, importFiles: () => imports() },
    data,
    importFiles: imports,
    failure: () => failure,
    sweep: async () => {
      const blobs = createBlobFolder(data.disk);
      // Other build services have built the others.
      const releases = async () =>
        (await remote.admin.releases()).map(({ id }) => id).filter((id) => existsSync(blobs.pathOf(id)));
      // The next sweep deletes what this one has not.
      await site.sweep(releases).catch(() => {});
      await remote.admin.sweep().catch(() => {});
    },
    close: () => lock.release(),
  };
}

/** The Worker gets the response when it has all blobs of the release. */
function createUpload(
  data: DataFolder,
  remote: RemoteServer,
  onProgress: RemoteBuildOptions['onProgress'],
): (response: BuildResponse) => Promise<BuildResponse> {
  const from = createBlobFolder(data.disk);
  const to = createRemoteBlobStore(remote);
  return async (response) => {
    const { ok, releaseId } = response;
    if (!ok || releaseId === undefined) return response;
    const count = await uploadRelease({ from, to, releaseId, ...(onProgress && { onProgress }) });
    return { ...response, ...count };
  };
}
