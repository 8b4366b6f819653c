import type { Context } from 'hono';
import type { SweepResponse } from '../../../formatters/vocabulary/api/blobs.ts';
import { knownSites, sweepBucket } from '../../release/sweep-bucket.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { createTenant } from '../../tenancy/tenant.ts';

/** POST /_admin/sweep: deletes blobs that no retained release of any site refers to. No release goes live in the meantime. */
export async function sweep(context: Context<AppEnv>): Promise<Response> {
  const { R2, DISK, HOSTS } = context.env;
  if (R2 === undefined || DISK !== undefined) return context.json({ deleted: 0 } satisfies SweepResponse);
  const hosts = Object.values(JSON.parse(HOSTS) as Readonly<Record<string, string>>);
  const ids = new Set([...hosts, ...(await knownSites(R2))]);
  const sites = [...ids].map((siteId) => createTenant(context.env, siteId).site());
  try {
    const releases = (await Promise.all(sites.map((site) => site.beginSweep()))).flat();
    const deleted = releases.length === 0 ? 0 : await sweepBucket(R2, { releases, now: Date.now() });
    return context.json({ deleted } satisfies SweepResponse);
  } finally {
    await Promise.all(sites.map((site) => site.endSweep()));
  }
}
