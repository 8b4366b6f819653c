import type { Context } from 'hono';
import { logError } from '../../platform/log-error.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** GET /_ops/health: 200 when all kinds of objects respond, otherwise 503 with the names of those that do not. */
export async function readHealth(context: Context<AppEnv>): Promise<Response> {
  const tenant = context.get('tenant');
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    site: () => tenant.site().activeRelease(),
    account: () => tenant.account().contributorOf(tenant.siteId, ''),
    store: () => tenant.store().stock([]),
    forms: () => tenant.forms(0).counts(),
  };
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      logError(error, { object: name });
      failed.push(name);
    }
  }
  const isOk = failed.length === 0;
  return context.json({ ok: isOk, failed }, isOk ? 200 : 503, { 'cache-control': 'no-store' });
}
