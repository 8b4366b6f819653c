import type { Context } from 'hono';
import type { MemberAction } from '../../domain/member.ts';
import { tooManyRequests } from '../../platform/api-error.ts';
import { HASH_RETRY_SECONDS } from '../../platform/crypto/hash-queue.ts';
import { pause } from '../../platform/pause.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { shardOf } from '../../platform/remote/shard-of.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { MEMBER_MESSAGES } from './messages.ts';

export function shardOfEmail(email: string): number {
  return shardOf(email, SHARDS.member);
}

/** Counts an attempt of this address and throws 429 above its limit; then waits until the site has time for it. */
export async function consumeRateLimit(context: Context<AppEnv>, action: MemberAction): Promise<void> {
  const tenant = context.get('tenant');
  const address = context.get('clientAddress');
  const wait =
    address === ''
      ? undefined
      : await tenant.member(shardOf(address, SHARDS.member)).consumeRateLimit(action, address);
  if (wait !== undefined) throw tooManyRequests(wait, MEMBER_MESSAGES.tooManyTries);
  // Reset emails use no CPU time, and are limited per email.
  if (action === 'reset') return;
  const waitMs = await tenant.member(0).takeSignInTurn(tenant.siteId);
  if (waitMs === undefined) throw tooManyRequests(HASH_RETRY_SECONDS);
  if (waitMs > 0) await pause(waitMs);
}
