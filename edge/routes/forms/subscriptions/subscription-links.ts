import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONFIRMATION_DAYS, SUBSCRIBER_ID_LENGTH } from '../../../domain/mailing-list.ts';
import { base64Url } from '../../../platform/crypto/site-keys.ts';
import { SHARDS } from '../../../platform/remote/object-names.ts';
import { shardOf } from '../../../platform/remote/shard-of.ts';
import type { Tenant } from '../../../tenancy/tenant.ts';

const DAY_MS = 86_400_000;

/** What a link of an email refers to. */
export interface Subscription {
  /** Id of the subscriber. */
  readonly id: string;
  readonly listId: string;
}

/**
 * Returns the id of an address on a list: the same for each request, and only this site can compute it. All ids of an
 * address have the same shard.
 */
export async function subscriptionOf({ keys }: Tenant, listId: string, email: string): Promise<Subscription> {
  const key = email.toLowerCase();
  const signed = await keys.sign('subscriber', base64Url(new TextEncoder().encode(`${listId} ${key}`)));
  const hash = signed.slice(signed.lastIndexOf('.') + 1);
  return { id: `${shardOf(key, SHARDS.forms)}${hash.slice(0, SUBSCRIBER_ID_LENGTH - 1)}`, listId };
}

/** Returns the path of the link that confirms a subscription, valid as long as the request. */
export async function confirmPath(
  { keys }: Tenant,
  { id, listId }: Subscription,
  now: number,
): Promise<string> {
  const expiresOn = now + CONFIRMATION_DAYS * DAY_MS;
  const token = await keys.sign('confirm-subscription', `${id}~${listId}~${expiresOn.toString(36)}`);
  return `${API.subscriptionConfirm}?token=${token}`;
}

/** Returns the path of the link that ends a subscription, which does not expire. */
export async function endPath({ keys }: Tenant, { id, listId }: Subscription): Promise<string> {
  return `${API.subscriptionEnd}?token=${await keys.sign('end-subscription', `${id}~${listId}`)}`;
}

/** Returns undefined for tokens that this site did not sign, and for expired ones. */
export async function readConfirmToken(
  { keys }: Tenant,
  token: string,
  now: number,
): Promise<Subscription | undefined> {
  const [id = '', listId = '', expiresOn = ''] =
    (await keys.verify('confirm-subscription', token))?.split('~') ?? [];
  return Number.parseInt(expiresOn, 36) > now ? { id, listId } : undefined;
}

export async function readEndToken({ keys }: Tenant, token: string): Promise<Subscription | undefined> {
  const [id, listId] = (await keys.verify('end-subscription', token))?.split('~') ?? [];
  return id === undefined || listId === undefined ? undefined : { id, listId };
}

/** Returns the shard of a subscriber; undefined for an invalid id. */
export function shardOfSubscriber(id: string): number | undefined {
  return /^[0-7][A-Za-z0-9_-]{22}$/.test(id) ? Number(id[0]) : undefined;
}
