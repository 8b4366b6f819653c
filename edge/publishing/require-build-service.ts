import type { Context } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { type BuildService, openBuildService } from '../release/build-service.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** The build service of the site. Throws 501 with how to connect one when there is none. */
export async function requireBuildService({ env, get, req }: Context<AppEnv>): Promise<BuildService> {
  const buildService = await openBuildService(env, get('tenant').siteId);
  if (buildService !== undefined) return buildService;
  const { origin } = new URL(req.url);
  throw new ApiError(
    501,
    `No build service is connected. Connect one from the folder of the site: quoin build-service --site ${origin}`,
  );
}
