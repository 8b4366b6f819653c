import type { Context } from 'hono';
import type { MemberTurn } from '../../objects/member/member-do.ts';
import { tooManyRequests } from '../../platform/api-error.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { spread } from '../../platform/remote/shard-of.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { MEMBER_MESSAGES } from './messages.ts';

export function shardOfEmail(email: string): number {
  return spread(email, SHARDS.member);
}

/** Counts a try of this address, and one of everybody at this site; 429 when it is one too many. */
export async function takeTurn(context: Context<AppEnv>, turn: Exclude<MemberTurn, 'site'>): Promise<void> {
  const tenant = context.get('tenant');
  const address = context.get('clientAddress');
  const wait =
    address === '' ? undefined : await tenant.member(spread(address, SHARDS.member)).takeTurn(turn, address);
  if (wait !== undefined) throw tooManyRequests(wait, MEMBER_MESSAGES.tooManyTries);
  // A letter costs no time, and is limited by the email.
  if (turn === 'reset') return;
  const busy = await tenant.member(0).takeTurn('site', tenant.siteId);
  if (busy !== undefined) throw tooManyRequests(busy);
}
