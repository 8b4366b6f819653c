import type { BuildResponse, DocKey } from '../../compiler/model/index.ts';
import type { PublishBase } from '../domain/site.ts';
import type { BuildService } from '../release/build-service.ts';
import { builtDocuments, withLiveStock } from '../release/live-stock.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import { buildOrReject, MAX_ATTEMPTS, requireActivated } from './build-and-activate.ts';

export interface ChangesRequest {
  readonly keys: readonly DocKey[];
  readonly base: PublishBase;
  readonly message: string;
  readonly createdBy: string;
}

/**
 * Publishes like `publishDocuments`, but sends only what differs from the base release, so that the costs do not depend on the size of
 * the site. When another release goes live during the build, the newest revisions are built on top of it. Undefined when the build
 * service does not have the documents of the base release.
 */
export async function publishChanges(
  { siteId, site, store }: Tenant,
  buildService: BuildService,
  { keys, base, message, createdBy }: ChangesRequest,
): Promise<BuildResponse | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const expectedPrevious = (await site().activeRelease()) ?? null;
    const changes = await site().changesForPublish(keys, base);
    if (changes === undefined) return undefined;
    const { release, docs, removed, built } = changes;
    const request = { base: built.documents, docs: await withLiveStock(docs, store()), removed, message };
    const build = await buildOrReject(() => buildService.buildChanges(request));
    if (build === undefined || !build.ok || build.releaseId === undefined) return build;
    const revs = Object.fromEntries(docs.map(({ key, rev }) => [key, rev]));
    const result = await site().activate(siteId, {
      id: build.releaseId,
      expectedPrevious,
      message,
      createdBy,
      changes: { base: release, documents: built.documents, revs, removed },
      built: builtDocuments(build, docs),
      asOf: build.asOf,
      isRebuild: base === 'live' && keys.length === 0,
    });
    if (!result.ok && result.reason === 'conflict' && attempt < MAX_ATTEMPTS) continue;
    requireActivated(siteId, result);
    return build;
  }
}
