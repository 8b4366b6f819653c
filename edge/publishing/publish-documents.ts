import type { Context } from 'hono';
import type { BuildResponse, Doc, DocKey } from '../../compiler/model/index.ts';
import type { ActivateResult, PublishBase } from '../objects/site/releases/releases.ts';
import { ApiError } from '../platform/api-error.ts';
import { logError } from '../platform/log-error.ts';
import { forgetActiveRelease } from '../release/active-release.ts';
import { createBuildService, type Workshop } from '../release/build-service.ts';
import { withLiveStock } from '../release/live-stock.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

export interface PublishRequest {
  /** These as they are now and all others as they are in `base`, or all as they are now. */
  readonly keys: readonly DocKey[] | 'all';
  /** Absent: what is live. */
  readonly base?: PublishBase | undefined;
  readonly message: string;
  readonly createdBy: string;
  /** Nothing goes live: the answer is what the build says. */
  readonly isCheck?: boolean | undefined;
  /** Throws when these documents may not be published. */
  check?(docs: readonly Doc[]): Promise<void>;
}

const NO_WORKSHOP = 'Publish from the command line: quoin publish --to cloudflare';
const NO_BUILD = 'The site could not be built just now. What visitors see is unchanged.';

/**
 * Freeze, build with the stock of the moment, switch: until the switch nothing that visitors see has changed. A site with errors is answered as it
 * was built (`ok` is false) and not made live. Refuses with 501 where nothing can build, and with 409 when another
 * release went live meanwhile.
 */
export async function publishDocuments(
  context: Context<AppEnv>,
  { keys, base = 'live', message, createdBy, isCheck = false, check }: PublishRequest,
): Promise<BuildResponse> {
  const workshop = createBuildService(context.env);
  if (workshop === undefined) throw new ApiError(501, NO_WORKSHOP);
  const { siteId, site, store } = context.get('tenant');
  const expectedPrevious = (await site().activeRelease()) ?? null;
  const docs = await (isCheck ? site().docsToCheck(keys, base) : site().docsForPublish(keys, base));
  await check?.(docs);
  const build = await buildWith(workshop, await withLiveStock(docs, store()), message);
  if (isCheck || !build.ok || build.releaseId === undefined) return build;
  const result = await site().activate(siteId, {
    id: build.releaseId,
    expectedPrevious,
    message,
    createdBy,
    docs: Object.fromEntries(docs.map(({ key, rev }) => [key, rev])),
    asOf: build.asOf,
    isRebuild: base === 'live' && keys.length === 0,
  });
  answerSwitch(siteId, result);
  return build;
}

/** The process beside us may be starting again; whoever asks is told so, and nothing has happened. */
async function buildWith(workshop: Workshop, docs: readonly Doc[], message: string): Promise<BuildResponse> {
  try {
    return await workshop.build(docs, message);
  } catch (error) {
    logError(error, { path: '/build' });
    throw new ApiError(409, NO_BUILD);
  }
}

/** Visitors of this isolate see the new release with their next request; 404 or 409 when there was no switch. */
export function answerSwitch(siteId: string, result: ActivateResult): void {
  forgetActiveRelease(siteId);
  if (result.ok) return;
  if (result.reason === 'missing') throw new ApiError(404, 'There is no such release.');
  throw new ApiError(
    409,
    'Another release has gone live in the meantime. Look at the changes, then publish again.',
  );
}
