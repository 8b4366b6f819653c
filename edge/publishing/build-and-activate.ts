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

const INCOMPLETE =
  'Files of the release are missing on the server. Publish again. The live release is unchanged.';

const SWEEP =
  'Unused files are being deleted on the server. Publish again in a few minutes. The live release is unchanged.';

/** Clears the cached release of this isolate; throws 404, 409 or 422 when the activation failed. */
export function requireActivated(siteId: string, result: ActivateResult): void {
  forgetActiveRelease(siteId);
  if (result.ok) return;
  if (result.reason === 'missing') throw new ApiError(404, 'Release not found.');
  if (result.reason === 'incomplete') throw new ApiError(422, INCOMPLETE);
  if (result.reason === 'sweep') throw new ApiError(409, SWEEP);
  throw new ApiError(409, 'Another release went live. Check the changes and publish again.');
}
