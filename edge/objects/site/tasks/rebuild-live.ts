import { RELEASE_AUTHOR } from '../../../../formatters/vocabulary/site/system-releases.ts';
import type { ActivateResult, Activation, SiteObject } from '../../../domain/site.ts';
import type { StoreObject } from '../../../domain/store/store-object.ts';
import type { Remote } from '../../../platform/remote/remote.ts';
import { forgetActiveRelease } from '../../../release/active-release.ts';
import type { BuildService } from '../../../release/build-service.ts';
import { buildLive } from './build-live.ts';
import { rebuildMessage, type ScheduledRebuild } from './scheduled-rebuilds.ts';

export interface RebuildContext {
  readonly buildService: BuildService;
  readonly site: Pick<SiteObject, 'activeRelease' | 'docsForPublish'> & {
    activate(siteId: string, activation: Activation): Promise<ActivateResult>;
  };
  store(siteId: string): Remote<StoreObject>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Rebuilds the live release as of now, without unpublished edits; theme and images come from the site's folder, as in
 * every build. Throws when the build fails.
 */
export async function rebuildLive(
  { siteId, due }: Pick<ScheduledRebuild, 'siteId' | 'due'>,
  { buildService, site, store, now }: RebuildContext,
): Promise<void> {
  const expectedPrevious = site.activeRelease() ?? null;
  const docs = site.docsForPublish([]);
  const message = rebuildMessage(docs, due, now);
  const { id, asOf = now } = await buildLive(buildService, { docs, message, store: store(siteId) });
  const revs = Object.fromEntries(docs.map(({ key, rev }) => [key, rev]));
  const meta = { message, createdBy: RELEASE_AUTHOR.clock, isRebuild: true };
  const result = await site.activate(siteId, { id, expectedPrevious, ...meta, docs: revs, asOf });
  forgetActiveRelease(siteId);
  // After a conflict, the release that is live now has its own scheduled rebuild.
  if (!result.ok && result.reason !== 'conflict')
    throw new Error(`${message} – release no longer exists: ${id}`);
}
