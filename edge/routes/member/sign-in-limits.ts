import type { Context } from 'hono';
import type { MemberAction } from '../../domain/member.ts';
import { tooManyRequests } from '../../platform/api-error.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { shardOf } from '../../platform/remote/shard-of.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { MEMBER_MESSAGES } from './messages.ts';

export function shardOfEmail(email: string): number {
  return shardOf(email, SHARDS.member);
}

/** Counts an attempt of this address, and of the site; throws 429 above the limit. */
export async function consumeRateLimit(
  context: Context<AppEnv>,
  turn: Exclude<MemberAction, 'site'>,
): Promise<void> {
  const tenant = context.get('tenant');
  const address = context.get('clientAddress');
  const wait =
    address === ''
      ? undefined
      : await tenant.member(shardOf(address, SHARDS.member)).consumeRateLimit(turn, address);
  if (wait !== undefined) throw tooManyRequests(wait, MEMBER_MESSAGES.tooManyTries);
  // Reset emails use no CPU time, and are limited per email.
  if (turn === 'reset') return;
  const busy = await tenant.member(0).consumeRateLimit('site', tenant.siteId);
  if (busy !== undefined) throw tooManyRequests(busy);
}
