import type { Context } from 'hono';
import { z } from 'zod';
import { PAGE_TEXTS } from '../../../formatters/vocabulary/site/texts/page-texts.ts';
import { showLockScreen } from '../../middleware/lock-screen.ts';
import { grantPageAccess, hasPassword, type WithPassword } from '../../middleware/page-access.ts';
import { readJsonOrForm } from '../../middleware/read-body.ts';
import { seeOther, sitePath } from '../../middleware/site-path.ts';
import { ApiError, tooManyRequests } from '../../platform/api-error.ts';
import { HASH_RETRY_SECONDS, runInHashQueue } from '../../platform/crypto/hash-queue.ts';
import { isPassword, MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { pause } from '../../platform/pause.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { shardOf } from '../../platform/remote/shard-of.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { findFile } from '../../release/find-file.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

export const openPageSchema = z.object({
  password: z.string().max(MAX_PASSWORD_LENGTH),
  /** Site path of the page, with query. */
  path: z.string().max(4000),
});

/** POST /api/page-password. Forms are redirected to the page, or get the lock screen again. */
export async function openPage(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm } = await readJsonOrForm(context, openPageSchema);
  const release = await context.get('tenant').release();
  const url = sitePath(fields.path);
  const found = url && release && findFile(release.manifest, url.pathname);
  if (url === undefined || release === undefined || found === undefined) throw notProtected();
  const path = url.pathname + url.search;
  const behind = found.kind === 'protected' ? found.behind.filter(hasPassword) : [];
  if (behind.length === 0) {
    // Published in the meantime without a password.
    if (isForm) return seeOther(context, url);
    throw notProtected();
  }
  const wait = await takeTurn(context);
  const opened = wait ?? (await rightOne(behind, fields.password));
  if (typeof opened === 'number') return rejectTooMany(context, opened, { release, path, isForm });
  if (opened !== undefined) {
    await grantPageAccess(context, opened);
    return isForm ? seeOther(context, url) : context.json({}, 200, { 'cache-control': 'no-store' });
  }
  if (isForm) return showLockScreen(context, release, { path, error: 'wrong' });
  throw new ApiError(403, PAGE_TEXTS.lockScreenWrong);
}

/**
 * Counts an attempt of this address; then waits until the site has time for it, because each attempt uses CPU time.
 * Returns the seconds to wait above a limit.
 */
async function takeTurn(context: Context<AppEnv>): Promise<number | undefined> {
  const tenant = context.get('tenant');
  const address = context.get('clientAddress');
  const seconds =
    address === ''
      ? undefined
      : await tenant.member(shardOf(address, SHARDS.member)).consumeRateLimit('page', address);
  if (seconds !== undefined) return seconds;
  const waitMs = await tenant.member(0).takeSignInTurn(tenant.siteId);
  if (waitMs === undefined) return HASH_RETRY_SECONDS;
  if (waitMs > 0) await pause(waitMs);
  return undefined;
}

/** Returns the protected files that the password opens, or the seconds to wait while too many passwords are checked. */
async function rightOne(
  behind: readonly WithPassword[],
  password: string,
): Promise<WithPassword | number | undefined> {
  for (const files of behind) {
    const isRight = await runInHashQueue(() => isPassword(password, files.password));
    if (isRight === undefined) return HASH_RETRY_SECONDS;
    if (isRight) return files;
  }
  return undefined;
}

function rejectTooMany(
  context: Context<AppEnv>,
  seconds: number,
  {
    release,
    path,
    isForm,
  }: { readonly release: ActiveRelease; readonly path: string; readonly isForm: boolean },
): Promise<Response> {
  const rejection = tooManyRequests(seconds);
  if (!isForm) throw rejection;
  return showLockScreen(context, release, { path, error: 'tooManyTries', headers: rejection.headers });
}

function notProtected(): ApiError {
  return new ApiError(404, MESSAGES.notFound);
}
