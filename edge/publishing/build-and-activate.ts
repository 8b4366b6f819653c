import type { ActivateResult } from '../domain/site.ts';
import { ApiError } from '../platform/api-error.ts';
import { logError } from '../platform/log-error.ts';
import { forgetActiveRelease } from '../release/active-release.ts';

/** A release that goes live during each build is unlikely. */
export const MAX_ATTEMPTS = 3;

const NO_BUILD = 'The build failed. The live release is unchanged.';

/** Throws 409 when the build service is not available, for example while it restarts. */
export async function buildOrReject<Result>(build: () => Promise<Result>): Promise<Result> {
  try {
    return await build();
  } catch (error) {
    logError(error, { path: '/build' });
    throw new ApiError(409, NO_BUILD);
  }
}

/** Clears the cached release of this isolate; throws 404 or 409 when the activation failed. */
export function requireActivated(siteId: string, result: ActivateResult): void {
  forgetActiveRelease(siteId);
  if (result.ok) return;
  if (result.reason === 'missing') throw new ApiError(404, 'Release not found.');
  throw new ApiError(409, 'Another release went live. Check the changes and publish again.');
}
