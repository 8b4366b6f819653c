import type { Context } from 'hono';
import type { BuildResponse, Doc, DocKey } from '../../compiler/model/index.ts';
import type { PublishBase } from '../domain/site.ts';
import { builtDocuments, withLiveStock } from '../release/live-stock.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { buildOrReject, MAX_ATTEMPTS, requireActivated } from './build-and-activate.ts';
import { documentsOnTop } from './documents-on-top.ts';
import { publishChanges } from './publish-changes.ts';
import { readForPublish, readToCheck } from './read-documents.ts';
import { requireBuildService } from './require-build-service.ts';

export interface PublishRequest {
  /** Selected documents at their newest revision, all others as in `base`; `all`: the newest revisions of all. */
  readonly keys: readonly DocKey[] | 'all';
  /** Default: `live`. */
  readonly base?: PublishBase | undefined;
  readonly message: string;
  readonly createdBy: string;
  /** Builds without activating; returns the diagnostics. */
  readonly isCheck?: boolean | undefined;
  /** Throws when these documents must not be published. */
  check?(docs: readonly Doc[]): Promise<void>;
}

/**
 * Freezes revisions, builds with current stock, and activates the release; once more on top of a release that went live during the
 * build. Returns the build without activating it if it has errors (`ok` is false). Throws 501 without a build service, and 409 when
 * the other release contains another revision of a published document.
 */
export async function publishDocuments(
  context: Context<AppEnv>,
  { keys, base = 'live', message, createdBy, isCheck = false, check }: PublishRequest,
): Promise<BuildResponse> {
  const tenant = context.get('tenant');
  const { siteId, site, store } = tenant;
  const buildService = await requireBuildService(context);
  // A check compares all documents.
  const changed =
    keys === 'all' || isCheck || check !== undefined
      ? undefined
      : await publishChanges(tenant, buildService, { keys, base, message, createdBy });
  if (changed !== undefined) return changed;
  const previous = (await site().activeRelease()) ?? null;
  const frozen = await (isCheck ? readToCheck : readForPublish)(site(), keys, base);
  await check?.(frozen);
  let docs = frozen;
  let expectedPrevious = previous;
  for (let attempt = 1; ; attempt += 1) {
    const current = await withLiveStock(docs, store());
    const build = await buildOrReject(() => buildService.build(current, { message, isCheck }));
    if (isCheck || !build.ok || build.releaseId === undefined) return build;
    const result = await site().activate(siteId, {
      id: build.releaseId,
      expectedPrevious,
      message,
      createdBy,
      docs: Object.fromEntries(docs.map(({ key, rev }) => [key, rev])),
      built: builtDocuments(build, docs),
      asOf: build.asOf,
      isRebuild: base === 'live' && keys.length === 0,
    });
    // The expected release is live: the documents themselves are no longer there.
    const isOutdated = !result.ok && (result.active ?? null) === expectedPrevious;
    const isOvertaken = !result.ok && result.reason === 'conflict' && !isOutdated && attempt < MAX_ATTEMPTS;
    const onTop = isOvertaken
      ? await documentsOnTop(site(), { keys, base, docs: frozen, previous, active: result.active })
      : undefined;
    if (!isOvertaken || onTop === undefined) {
      requireActivated(siteId, result);
      return build;
    }
    docs = onTop;
    expectedPrevious = result.active ?? null;
  }
}
