import type { Context } from 'hono';
import { logError } from '../../platform/log-error.ts';
import { createBuildService } from '../../release/build-service.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/**
 * GET /_ops/health: 200 when the objects of the site, of accounts, of the store and of forms respond and data can be
 * stored; otherwise 503 with what failed, and the reason if it is known.
 */
export async function readHealth(context: Context<AppEnv>): Promise<Response> {
  const tenant = context.get('tenant');
  const buildService = createBuildService(context.env);
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    site: () => tenant.site().activeRelease(),
    account: () => tenant.account().checkWriting(),
    store: () => tenant.store().stock([]),
    forms: () => tenant.forms(0).counts(),
    storage: async () => requireNone(await buildService?.storageProblem()),
  };
  const failed: string[] = [];
  const reasons: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      logError(error, { check: name });
      failed.push(name);
      if (error instanceof StorageError) reasons.push(error.message);
    }
  }
  const isOk = failed.length === 0;
  const response = { ok: isOk, failed, ...(reasons.length > 0 && { reason: reasons.join('. ') }) };
  return context.json(response, isOk ? 200 : 503, { 'cache-control': 'no-store' });
}

/** Its message is public. */
class StorageError extends Error {
  override readonly name = 'StorageError';
}

function requireNone(problem: string | undefined): void {
  if (problem !== undefined) throw new StorageError(problem);
}
