import { type BuildService, BuildServiceError } from '../release/build-service.ts';
import { DamagedFile, type Uploads } from './uploads.ts';

/** The files of the site's folder, which the build service next to workerd reads and writes. */
export function createFolderUploads(
  buildService: Pick<BuildService, 'addAsset' | 'addDownload' | 'asset'>,
): Uploads {
  return {
    addAsset: async ({ filename, id, content }) => {
      try {
        return await buildService.addAsset({ filename, id }, content);
      } catch (error) {
        if (error instanceof BuildServiceError && error.status === 415) throw new DamagedFile(filename);
        throw error;
      }
    },
    addDownload: ({ filename, content }) => buildService.addDownload(filename, content),
    asset: (filename, width) => buildService.asset(filename, width),
  };
}
