import {
  RELEASE_AUTHOR,
  SYSTEM_RELEASE_MESSAGE,
} from '../../../formatters/vocabulary/site/system-releases.ts';
import type { AdminClient, PublishResponse } from '../admin/admin-client.ts';
import { publishWithRetry } from '../admin/publish-with-retry.ts';
import type { SiteBuildService } from '../build-service/site-build-service.ts';

/**
 * Rebuilds the live documents with the theme, images and program now on disk, if they differ from those of the
 * live release. Returns undefined when the result is the same release, which then keeps its message and time.
 */
export async function publishDiskChanges(
  admin: Pick<AdminClient, 'releases' | 'publish'>,
  buildService: Pick<SiteBuildService, 'isBuiltFromDisk'>,
): Promise<PublishResponse | undefined> {
  const live = (await admin.releases()).find(({ isActive }) => isActive)?.id;
  if (live === undefined || buildService.isBuiltFromDisk(live)) return undefined;
  const response = await publishWithRetry(admin, {
    keys: [],
    message: SYSTEM_RELEASE_MESSAGE.rebuilt,
    createdBy: RELEASE_AUTHOR.commandLine,
  });
  return response.releaseId === live ? undefined : response;
}
