import type { Env } from '../platform/env.ts';
import { createBuildService } from '../release/build-service.ts';
import { createBucketUploads, type UploadingSite } from './bucket-uploads.ts';
import { createFolderUploads } from './folder-uploads.ts';
import type { Uploads } from './uploads.ts';

/** Where the files of a site are stored; undefined where nothing can be stored. */
export function openUploads(env: Env, site: UploadingSite): Uploads | undefined {
  const buildService = createBuildService(env);
  if (buildService !== undefined) return createFolderUploads(buildService);
  return env.R2 && createBucketUploads(env.R2, site);
}
