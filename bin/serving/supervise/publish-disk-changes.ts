import { OWN_RELEASE_MESSAGE, RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/own-releases.ts';
import type { AdminClient, PublishResponse } from '../admin/admin-client.ts';
import { publishWithRetry } from '../admin/publish-with-retry.ts';
import type { SiteBuildService } from '../build-service/site-build-service.ts';

/**
 * Builds the documents that are live with the theme, the pictures and the program that are on the disk now, where these
 * are others than those that the live release was built from. Undefined when that makes no difference: then the release that
 * is live keeps its words and its time.
 */
export async function publishDiskChanges(
  admin: Pick<AdminClient, 'releases' | 'publish'>,
  buildService: Pick<SiteBuildService, 'isBuiltFromDisk'>,
): Promise<PublishResponse | undefined> {
  const live = (await admin.releases()).find(({ isActive }) => isActive)?.id;
  if (live === undefined || buildService.isBuiltFromDisk(live)) return undefined;
  const response = await publishWithRetry(admin, {
    keys: [],
    message: OWN_RELEASE_MESSAGE.caughtUp,
    createdBy: RELEASE_AUTHOR.commandLine,
  });
  return response.releaseId === live ? undefined : response;
}
