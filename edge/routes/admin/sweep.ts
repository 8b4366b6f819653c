import type { Context } from 'hono';
import type { SweepResponse } from '../../../formatters/vocabulary/api/blobs.ts';
import { knownSites, sweepBucket } from '../../release/sweep-bucket.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { createTenant } from '../../tenancy/tenant.ts';

/** POST /_admin/sweep: deletes blobs that no retained release of any site refers to. Releases wait for its end before they go live. */
export async function sweep(context: Context<AppEnv>): Promise<Response> {
  const { R2, DISK } = context.env;
  if (R2 === undefined || DISK !== undefined) return context.json({ deleted: 0 } satisfies SweepResponse);
  const swept = sweepSites(context, R2);
  // Also when the client does not wait for the response: publishing would have to wait until the sweep expires.
  context.executionCtx.waitUntil(swept);
  return context.json({ deleted: await swept } satisfies SweepResponse);
}

async function sweepSites({ env }: Context<AppEnv>, bucket: R2Bucket): Promise<number> {
  const hosts = Object.values(JSON.parse(env.HOSTS) as Readonly<Record<string, string>>);
  const ids = new Set([...hosts, ...(await knownSites(bucket))]);
  const begun = await Promise.allSettled(
    [...ids].map(async (siteId) => {
      const site = createTenant(env, siteId).site();
      return { site, sweep: await site.beginSweep() };
    }),
  );
  const open = begun.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    // The releases of the others are not known.
    if (open.length < begun.length) return 0;
    const releases = open.flatMap(({ sweep: { releases: retained } }) => retained);
    const expiresOn = Math.min(...open.map(({ sweep: { expiresOn: each } }) => each));
    return releases.length === 0 ? 0 : await sweepBucket(bucket, { releases, now: Date.now(), expiresOn });
  } finally {
    await Promise.allSettled(open.map(({ site, sweep: { id } }) => site.endSweep(id)));
  }
}
